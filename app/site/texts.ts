import { type UIMatch, useLocation, useMatches } from 'react-router';
import type { siteEn } from '#i18n/messages/site.en.ts';
import { fill, type Language } from '#i18n/translate.ts';
import { languageOf } from './address.ts';

export type SiteKey = keyof typeof siteEn;
export type Words = Readonly<Partial<Record<SiteKey, string>>>;
type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: SiteKey, values?: Values) => string;
type Matches = readonly (Pick<UIMatch, 'loaderData'> | undefined)[];

export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

/** `t` for the language of this page. */
export function useTexts(): Translate {
  return textsOf(useMatches());
}

/** The words come with the data of the page and of what surrounds it, so nobody downloads those of other pages. For `meta` functions. */
export function textsOf(matches: Matches): Translate {
  return (key, values) => {
    const sentence = wordIn(matches, key) ?? key;
    return values ? fill(sentence, values) : sentence;
  };
}

function wordIn(matches: Matches, key: SiteKey): string | undefined {
  for (const match of matches) {
    const word = (match?.loaderData as { words?: Words } | undefined)?.words?.[key];
    if (word !== undefined) return word;
  }
  return undefined;
}
