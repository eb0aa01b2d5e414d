import { useSyncExternalStore } from 'react';
import { type Country, isCountry } from '#i18n/locales.ts';
import { CHANGE_COUNTRY } from './change-country.ts';
import { usePageFacts } from '#app/page/page-facts.ts';

/** For what style sheets cannot switch (a hidden field, a sentence's currency). The first drawing has the default, the visitor's own follows. */
export function useCountry(): Country {
  const fallback = usePageFacts().country;
  return useSyncExternalStore(listen, chosen, () => fallback);

  function chosen(): Country {
    const country = document.documentElement.dataset['country'];
    return isCountry(country) ? country : fallback;
  }
}

function listen(onChange: () => void): () => void {
  window.addEventListener(CHANGE_COUNTRY, onChange);
  return () => window.removeEventListener(CHANGE_COUNTRY, onChange);
}
