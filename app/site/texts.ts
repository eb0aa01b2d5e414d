import { useLocation } from 'react-router';
import type { siteEn } from '#i18n/messages/site.en.ts';
import { fill, type Language } from '#i18n/translate.ts';
import { languageOf } from './address.ts';

export type SiteKey = keyof typeof siteEn;
type Catalogue = Readonly<Record<SiteKey, string>>;
type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: SiteKey, values?: Values) => string;

const catalogues = new Map<Language, Catalogue>();

/** The server has both catalogues, a browser only the one of its page. */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
  catalogues.set(language, catalogue);
}

export function textsIn(language: Language): Translate {
  const catalogue = catalogues.get(language);
  if (!catalogue) throw new Error(`The site's words in ${language} are not loaded.`);
  return (key, values) => (values ? fill(catalogue[key], values) : catalogue[key]);
}

export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

/** `t` for the language of this page. */
export function useTexts(): Translate {
  return textsIn(useLanguage());
}
