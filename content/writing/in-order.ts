import type { Language } from '../languages.ts';
import { isolated } from './figures.ts';
import { mixedRuns } from './mixed-runs.ts';

/** Sizes and ratios keep the order they are written in, as on the pages: inside Arabic their sides would change places. */
export function inOrder(text: string, language: Language): string {
  return mixedRuns(text)
    .map((run) => (run.isForeign ? isolated(run.text, language) : run.text))
    .join('');
}

/** `inOrder` for sizes alone: plain texts of mails may carry addresses and times that somebody copies. */
export function sizesInOrder(text: string, language: Language): string {
  return mixedRuns(text)
    .map((run) => (run.isForeign && run.text.includes('×') ? isolated(run.text, language) : run.text))
    .join('');
}
