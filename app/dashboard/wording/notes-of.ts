import type { Language } from '#content/languages.ts';
import { mended, misordered, misorderedInHtml, type Misordered } from '#content/writing/reading-order.ts';
import { type Deviation, deviations, type WordPatterns } from '#content/writing/word-list.ts';

export type Notes = {
  text: string;
  order: readonly Misordered[];
  words: readonly Deviation[];
  /** The text with everything in order, or with one word as the list has it. */
  withOrder: () => string;
  withWord: (word: Deviation) => string;
};

/** What somebody should look at in a text before it is saved, and the text without it. */
export function notesOf(text: string, language: Language, isHtml: boolean, patterns: WordPatterns): Notes {
  const order = isHtml ? misorderedInHtml(text, language) : misordered(text, language);
  return {
    text,
    order,
    words: deviations(text, language, patterns),
    withOrder: () => mended(text, order),
    withWord: ({ start, end, instead = '' }) => text.slice(0, start) + instead + text.slice(end),
  };
}
