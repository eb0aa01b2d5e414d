import type { Language } from '#content/languages.ts';
import { mended, misordered, misorderedInHtml, type Misordered } from '#content/writing/reading-order.ts';
import { type Deviation, deviations, type WordPatterns } from '#content/writing/word-list.ts';

export type Notes = { order: readonly Misordered[]; words: readonly Deviation[] };

/** What somebody should look at in a text before it is saved. */
export function notesOf(text: string, language: Language, isHtml: boolean, patterns: WordPatterns): Notes {
  return {
    order: isHtml ? misorderedInHtml(text, language) : misordered(text, language),
    words: deviations(text, language, patterns),
  };
}

export function withOrder(text: string, { order }: Notes): string {
  return mended(text, order);
}

export function withWord(text: string, { start, end, instead = '' }: Deviation): string {
  return text.slice(0, start) + instead + text.slice(end);
}
