import { cellsOf, type Cell } from './cells.ts';
import { emptyDocument, LANGUAGES, type Document, type Language } from './document.ts';
import type { Bilingual } from './fields/field.ts';
import type { AnyField, FieldKind, Fields } from './fields/kinds.ts';

/** One value that two versions of a record do not share, in words people read. */
export type Difference = {
  column: string;
  label: Bilingual;
  kind: FieldKind;
  /** Undefined for what both languages share. */
  language: Language | undefined;
  before: Bilingual;
  after: Bilingual;
};

const YES: Bilingual = { en: 'Yes', ar: 'نعم' };
const NO: Bilingual = { en: 'No', ar: 'لا' };

/** What changed from one version to the next; without an earlier one, everything that is not empty. */
export function differencesOf(fields: Fields, before: Document | undefined, after: Document): Difference[] {
  const old = cellMap(fields, before ?? emptyDocument());
  const now = cellMap(fields, after);
  return [...new Map([...now, ...[...old].filter(([column]) => !now.has(column))])].flatMap(([column, { label, field, language }]) => {
    const [was, is] = [old.get(column), now.get(column)];
    const values = { before: was?.texts ?? readable(field, was?.value), after: is?.texts ?? readable(field, is?.value) };
    return values.before.en === values.after.en ? [] : [{ column, label, kind: field.kind, language, ...values }];
  });
}

const SHOWN: Bilingual = { en: 'Shown', ar: 'ظاهر' };

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

export function readable(field: AnyField, value: unknown): Bilingual {
  if (value === undefined || value === null || value === '') return { en: '', ar: '' };
  if (field.kind === 'flag') return value === 1 ? field.states.on : field.states.off;
  if (field.kind === 'choice') return field.options[String(value)] ?? same(String(value));
  return same(String(value));
}

function same(text: string): Bilingual {
  return { en: text, ar: text };
}
