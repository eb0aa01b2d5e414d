import { cellsOf, type Cell } from './cells.ts';
import { emptyDocument, LANGUAGES, type Document, type Language } from './document.ts';
import type { Words } from './fields/field.ts';
import type { AnyField, FieldKind, Fields } from './fields/kinds.ts';

/** One value that two versions of a record do not share, in words people read. */
export type Difference = {
  column: string;
  label: Words;
  kind: FieldKind;
  /** Undefined for what both languages share. */
  language: Language | undefined;
  before: Words;
  after: Words;
};

const YES: Words = { en: 'Yes', ar: 'نعم' };
const NO: Words = { en: 'No', ar: 'لا' };

/** What changed from one version to the next; without an earlier one, everything that is not empty. */
export function differencesOf(fields: Fields, before: Document | undefined, after: Document): Difference[] {
  const old = cellMap(fields, before ?? emptyDocument());
  const now = cellMap(fields, after);
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((column) => {
    const [was, is] = [old.get(column), now.get(column)];
    const { label, field, language } = (is ?? was)!;
    const values = { before: readable(field, was?.value), after: readable(field, is?.value) };
    const isFilledFirst = before === undefined && values.after.en === '';
    const isSame = values.before.en === values.after.en || isFilledFirst;
    return isSame ? [] : [{ column, label, kind: field.kind, language, ...values }];
  });
}

const SHOWN: Words = { en: 'Shown', ar: 'ظاهر' };

/** Whether visitors of each language began or ceased to see a record. */
export function publishedDifferences(before: Record<Language, boolean> | undefined, after: Record<Language, boolean>): Difference[] {
  return LANGUAGES.flatMap((language): Difference[] => {
    if (!before || before[language] === after[language]) return [];
    const word = (isShown: boolean) => (isShown ? YES : NO);
    return [
      {
        column: `published.${language}`,
        label: SHOWN,
        kind: 'flag',
        language,
        before: word(before[language]),
        after: word(after[language]),
      },
    ];
  });
}

function cellMap(fields: Fields, document: Document): Map<string, Cell> {
  return new Map(cellsOf(fields, document).map((cell) => [cell.column, cell]));
}

/** A value as people read it; names of choices instead of their keys. */
export function readable(field: AnyField, value: unknown): Words {
  if (value === undefined || value === null || value === '') return { en: '', ar: '' };
  if (field.kind === 'flag') return value === 1 ? YES : NO;
  if (field.kind === 'choice') return field.options[String(value)] ?? same(String(value));
  return same(String(value));
}

function same(text: string): Words {
  return { en: text, ar: text };
}
