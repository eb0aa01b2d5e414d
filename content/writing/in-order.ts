import type { Language } from '../languages.ts';
import { isolated } from './figures.ts';
import { mixedRuns } from './mixed-runs.ts';

/** Sizes and ratios keep the order they are written in, as on the pages: inside Arabic their sides would change places. */
export function inOrder(text: string, language: Language): string {
  return mixedRuns(text)
    .map((run) => (run.isForeign ? isolated(run.text, language) : run.text))
    .join('');
}

/** In groups or behind a plus: inside Arabic the groups would change places. Never inside an address or a reference. */
const TELEPHONE = /(?<![\w@./=-])(?:\+\d[\d ()-]{5,}|(?:0\d|800|9200)[\d()-]* [\d ()-]{3,})\d(?![\w@])/g;

/** `inOrder` for sizes and telephone numbers alone: plain texts of mails may carry addresses and times that somebody copies. */
export function sizesInOrder(text: string, language: Language): string {
  return mixedRuns(text)
    .map((run) => (run.isForeign && run.text.includes('×') ? isolated(run.text, language) : run.text))
    .join('')
    .replaceAll(TELEPHONE, (number) => isolated(number, language));
}
