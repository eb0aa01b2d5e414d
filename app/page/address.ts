import type { Language } from '#i18n/translate.ts';
import { LOCALES } from '#i18n/locales.ts';

/** The language of an address is fixed: English lives under /en, Arabic everywhere else. */
export function languageOf(pathname: string): Language {
  return pathname === '/en' || pathname.startsWith('/en/') || pathname.startsWith('/en.') ? 'en' : 'ar';
}

/** The address without its language: what PAGES and stored links speak of. */
export function plainPath(pathname: string): string {
  return languageOf(pathname) === 'en' ? pathname.slice(LOCALES.en.prefix.length) || '/' : pathname;
}

/** `/about` in Arabic, `/en/about` in English; the query and the fragment stay. */
export function inLanguage(plain: string, language: Language): string {
  const { prefix } = LOCALES[language];
  return prefix && plain.startsWith('/') ? `${prefix}${plain}`.replace(/\/(?=$|[?#])/, '') : plain;
}
