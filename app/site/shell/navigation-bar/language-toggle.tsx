import { LOCALES } from '#i18n/locales.ts';
import { inLanguage, plainPath } from '#app/page/address.ts';
import { usePageFacts } from '#app/page/page-facts.ts';

/** A real link to the same place, or to the one its loader names where it cannot be read there. Scripts keep the choice. */
export function LanguageToggle({ className }: { className?: string | undefined }) {
  const { language, pathname, search, alternate } = usePageFacts();
  const other = LOCALES[language === 'ar' ? 'en' : 'ar'];
  return (
    <a
      href={alternate ?? inLanguage(plainPath(pathname), other.code) + search}
      lang={other.code}
      hrefLang={other.hrefLang}
      className={className}
      data-chooses-language={other.code}
    >
      {other.localName}
    </a>
  );
}
