import type { Insertable } from 'kysely';
import { LANGUAGES, type Language } from '#content/languages.ts';
import type { SpecificationPart } from '#content/specifications/define.ts';
import { specificationsIn } from '#content/specifications/kinds.ts';
import { isMoney } from '#content/specifications/write.ts';
import type { Schema } from '#store/database/schema.ts';
import type { Entry } from '#store/entries/entry.ts';

export type ValueRow = Insertable<Schema['product_values']>;
type Value = Pick<ValueRow, 'number' | 'second' | 'third' | 'word'>;

/** Of the entry that was read last; a row that says another one is out of date. */
export const VERSION_KIND = 'version';
/** An index holds no words of any length. */
const LONGEST_WORD = 200;
const DIGITS = 6;

/** A row for each value a product carries, for its names in the order of an index, and for the version they are from. */
export function valueRowsOf({ id, version, document }: Pick<Entry, 'id' | 'version' | 'document'>): ValueRow[] {
  const specifications = Object.entries(specificationsIn(document.shared['specifications']));
  const rows = specifications.flatMap(([kind, value]) => value.map((part, at) => ({ product: id, kind, part: at, ...valueOf(part) })));
  const names = LANGUAGES.map((language) => ({ product: id, kind: nameKind(language), part: 0, ...valueOf(nameIn(document, language)) }));
  return [...rows, ...names, { product: id, kind: VERSION_KIND, part: 0, ...valueOf(version) }];
}

export function nameKind(language: Language): string {
  return `name-${language}`;
}

function valueOf(part: SpecificationPart): Value {
  if (typeof part === 'string') return { number: null, second: null, third: null, word: part.slice(0, LONGEST_WORD) };
  if (typeof part === 'number') return { number: part, second: null, third: null, word: '' };
  if (isMoney(part)) return { number: part.amount, second: null, third: null, word: part.currency };
  const [number = null, second = null, third = null] = part;
  return { number, second, third, word: '' };
}

function nameIn(document: Entry['document'], language: Language): string {
  const names = [language, ...LANGUAGES].map((one) => String(document[one]['name'] ?? '').trim());
  return inOrderOfNames(names.find((name) => name !== '') ?? '');
}

/** As both engines sort by code points: without case, vowel signs and forms of letters, numbers by their size. */
export function inOrderOfNames(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}
