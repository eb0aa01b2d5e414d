import type { MouseEvent } from 'react';
import { useLocation, useMatches } from 'react-router';
import { LOCALES } from '#i18n/locales.ts';
import { inLanguage, plainPath } from '#app/site/address.ts';
import { keepPreference } from '#app/site/preferences.ts';
import { useLanguage } from '#app/site/texts.ts';

type Twin = { twin?: string } | undefined;

/**
 * A real link to the same place in the other language, or to the one its loader names where it cannot be read there. Scripts also keep
 * the choice. The target is a new document, as specified.
 */
export function LanguageToggle({ className }: { className?: string | undefined }) {
  const { pathname, search, hash } = useLocation();
  const other = LOCALES[useLanguage() === 'ar' ? 'en' : 'ar'];
  const twin = useMatches().findLast(({ loaderData }) => (loaderData as Twin)?.twin)?.loaderData as Twin;
  const target = twin?.twin ?? inLanguage(plainPath(pathname), other.code) + search + hash;

  function go(event: MouseEvent<HTMLAnchorElement>) {
    keepPreference('lang', other.code);
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    location.assign(target);
  }

  return (
    <a href={target} lang={other.code} hrefLang={other.hrefLang} className={className} onClick={go}>
      {other.localName}
    </a>
  );
}
