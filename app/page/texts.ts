import type { UIMatch } from 'react-router';
import type { siteEn } from '#i18n/messages/site.en.ts';
import { fill, type Language } from '#i18n/translate.ts';
import { languageOf } from '#app/page/address.ts';
import { usePageFacts } from '#app/page/page-facts.ts';

export type SiteKey = keyof typeof siteEn;
export type Texts = Readonly<Partial<Record<SiteKey, string>>>;
type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: SiteKey, values?: Values) => string;
type Matches = readonly (Pick<UIMatch, 'loaderData' | 'pathname'> | undefined)[];

type AreaOf<Key> = Key extends `site.${infer Name}.${string}` ? Name : never;
/** The second part of a key; keys of two parts belong to `everywhere`. */
export type Area = AreaOf<SiteKey> | 'everywhere';

export function areaOf(key: string): string {
  const [, area = '', rest] = key.split('.');
  return rest === undefined ? 'everywhere' : area;
}

export function useLanguage(): Language {
  return usePageFacts().language;
}

/** `t` for the language of this page. */
export function useTexts(): Translate {
  const { word, language } = usePageFacts();
  return (key, values) => filled(language, word(key) ?? key, values);
}

/** The words come with the data of the page and of what surrounds it, so nobody downloads those of other pages. For `meta` functions. */
export function textsOf(matches: Matches): Translate {
  const language = languageOf(matches.findLast((match) => match !== undefined)?.pathname ?? '/');
  return (key, values) => filled(language, wordIn(matches, key) ?? key, values);
}

function filled(language: Language, sentence: string, values: Values | undefined): string {
  return values ? fill(language, sentence, values) : sentence;
}

/** What a loader sends along for the texts of its level. */
export function sentTextsOf(loaderData: unknown): Texts | undefined {
  return (loaderData as { messages?: Texts } | undefined)?.messages;
}

function wordIn(matches: Matches, key: SiteKey): string | undefined {
  for (const match of matches) {
    const word = sentTextsOf(match?.loaderData)?.[key];
    if (word !== undefined) return word;
  }
  return undefined;
}
