import { namesOf, tableOf } from '#content/known.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { fill, type Language } from '#i18n/translate.ts';
import { type Area, areaOf, type SiteKey, type Translate, type Texts } from './texts.ts';

const CATALOGUES: Readonly<Record<Language, Readonly<Record<SiteKey, string>>>> = { ar: siteAr, en: siteEn };

/** Areas of words that the frame around every page needs. */
export const SHELL_MESSAGES = [
  'everywhere',
  'search',
  'footer',
  'country',
  'consent',
  'popUp',
  'agree',
  'form',
  'preview',
  'rehearsal',
  'unreached',
] as const satisfies readonly Area[];
/** What the message needs where not even the shell could be loaded; they come with the root, so the shell can leave them out. */
export const FAILURE_MESSAGES = ['notFound', 'failure', 'refused', 'nav'] as const satisfies readonly Area[];

/** Every loader has its own list of areas for as long as the process lives. */
const picked = new WeakMap<readonly Area[], Partial<Record<Language | 'qai', Texts>>>();

/** The words of some areas, for the browser. The pseudo-locale `qai` shows the keys, so a test can see what was not translated. */
export function messagesOf(language: Language | 'qai', areas: readonly Area[]): Texts {
  const known = picked.get(areas) ?? {};
  picked.set(areas, known);
  return (known[language] ??= pick(language, areas));
}

function pick(language: Language | 'qai', areas: readonly Area[]): Texts {
  const wanted = new Set<string>(areas);
  const texts = Object.entries(CATALOGUES[language === 'qai' ? 'en' : language]).filter(([key]) => wanted.has(areaOf(key)));
  return language === 'qai' ? keysOf(Object.fromEntries(texts)) : Object.fromEntries(texts);
}

export function keysOf<Key extends string>(catalogue: Readonly<Partial<Record<Key, string>>>): Readonly<Record<Key, string>> {
  return tableOf(namesOf(catalogue), (key) => `⟦${key}⟧`);
}

/** For what is written on the server and never drawn by a page's components. */
export function textsIn(language: Language): Translate {
  return (key, values = {}) => fill(language, CATALOGUES[language][key], values);
}
