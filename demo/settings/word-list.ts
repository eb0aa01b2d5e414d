import type { settingsGroups } from '#content/settings/index.ts';
import { GLOSSARY } from '#demo/glossary.ts';
import type { DemoValues } from '#demo/record.ts';

/** The words that the company's own texts are checked by. */
export const wordList: DemoValues<typeof settingsGroups.wordList> = {
  en: { terms: GLOSSARY.map(({ en, not = [] }) => ({ term: en, never: not.join(', ') })) },
  ar: { terms: GLOSSARY.map(({ ar, instead = [] }) => ({ term: ar, never: instead.join('، ') })) },
};
