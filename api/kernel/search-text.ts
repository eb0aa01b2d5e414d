import { e164Of } from '#content/phone.ts';
import { fold, queryTerms } from './normalise.ts';

/** A whole query that is a number with its country, as a telephone shows it. */
const INTERNATIONAL = /^(?:\+|00)[\d\s().-]+$/;

const AROUND = /^[\s"'“”‘’«»()[\]{}<>،,;؛:!?؟.…·]+|[\s"'“”‘’«»()[\]{}<>،,;؛:!?؟.…·]+$/gu;

/** What the inbox is searched in. Numbers stand there a second time without their spaces, as people paste them. */
export function searchText(parts: readonly string[]): string {
  const numbers = parts.filter((part) => /\d/.test(fold(part))).map((part) => fold(part).replace(/\D/g, ''));
  return [fold(parts.join(' ')), ...numbers].join(' ');
}

/** A query as words that must all occur, each in a form, the rarest first and none that another implies; the signs of `like` mean nothing. */
export function searchTerms(query: string): string[][] {
  const folded = fold(query).trim();
  const number = INTERNATIONAL.test(folded) ? e164Of(folded, 'sa') : '';
  // Without its sign, as `searchText` has it.
  if (number) return [[number.slice(1)]];
  const terms = folded
    .split(/\s+/)
    .map((word) => word.replace(/[%_\\]/g, '').replace(AROUND, ''))
    .filter(Boolean)
    .map((word) => shortestOf([...new Set([...asWritten(word), ...queryTerms(word, false)])]))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return terms.filter((forms, at) => !terms.slice(0, at).some((other) => isWithin(forms, other)));
}

/** `O'Neil` and `3x2` stand in texts as keyboards give them and as editors write them. */
function asWritten(word: string): string[] {
  const typeset = word.replaceAll("'", '’').replace(/(?<=\d)[x*](?=\d)/g, '×');
  return [word, typeset, typeset.replaceAll('’', "'").replaceAll('×', 'x')];
}

function shortestOf(forms: readonly string[]): string[] {
  return forms.filter((form) => !forms.some((other) => other !== form && form.includes(other)));
}

function lengthOf(forms: readonly string[]): number {
  return Math.min(...forms.map(({ length }) => length));
}

function isWithin(forms: readonly string[], other: readonly string[]): boolean {
  return other.every((one) => forms.some((form) => one.includes(form)));
}
