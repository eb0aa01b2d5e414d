import { fold, queryTerms } from './normalise.ts';

/** What the inbox is searched in. Numbers stand there a second time without their spaces, as people paste them. */
export function searchText(parts: readonly string[]): string {
  const numbers = parts.filter((part) => /\d/.test(fold(part))).map((part) => fold(part).replace(/\D/g, ''));
  return [fold(parts.join(' ')), ...numbers].join(' ');
}

/** A query as words that must all occur, each in one of its forms; the signs of `like` mean nothing in it. */
export function searchWords(query: string): string[][] {
  return fold(query)
    .split(/\s+/)
    .map((word) => word.replace(/[%_\\]/g, ''))
    .filter(Boolean)
    .map((word) => [...new Set([word, ...queryTerms(word, false)])]);
}
