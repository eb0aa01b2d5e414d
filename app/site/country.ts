import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Country, isCountry } from '#i18n/locales.ts';
import type { loader } from '#app/root.tsx';

/** Told on the window after the visitor chose another country. */
export const CHANGE_COUNTRY = 'lamha:change-country';

/**
 * The visitor's country, for what cannot be switched by style sheet alone (a form's hidden field, a currency in a sentence).
 * The server and the first drawing use the default; the visitor's own follows right after.
 */
export function useCountry(): Country {
  const fallback = useRouteLoaderData<typeof loader>('root')?.country ?? 'sa';
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
