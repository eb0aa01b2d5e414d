import type { Document, Language } from './document.ts';
import type { Words } from './fields/field.ts';
import type { AnyField, Fields } from './fields/kinds.ts';
import { isScalar, type ListField } from './fields/list.ts';
import { FIELD_LABELS } from './labels.ts';

/** The smallest thing a person can change: one value, of one language or of both. */
export type Cell = {
  /** `name.en`, `image`, `image.ar`, `features.2.title.ar`. */
  column: string;
  label: Words;
  field: AnyField;
  language: Language | undefined;
  value: unknown;
};

/** How many rows each list shall have cells for; lists that are not named get as many as the document has. */
export type RowCounts = Readonly<Record<string, number>>;

const BOTH = ['en', 'ar'] as const satisfies readonly Language[];

/** A document taken apart; `document.ts` puts values back together. */
export function cellsOf(fields: Fields, document: Document, rowCounts: RowCounts = {}): Cell[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const label = labelOf(name, field);
    if (field.kind === 'list') return listCells(name, field, label, document, rowCounts[name]);
    return placed(name, field, label, (part) => document[part][name]);
  });
}

export function labelOf(name: string, field: Pick<AnyField, 'label'>): Words {
  return field.label ?? FIELD_LABELS[name] ?? { en: name, ar: name };
}

/** How many rows a list of a document has, in the language that has most. */
export function rowCount(document: Document, name: string): number {
  return Math.max(...[document.shared, document.en, document.ar].map((part) => rowsOf(part[name]).length));
}

function listCells(name: string, { item }: ListField, label: Words, document: Document, wanted: number | undefined): Cell[] {
  return Array.from({ length: wanted ?? rowCount(document, name) }, (_, index) => {
    const numbered = { en: `${label.en} ${index + 1}`, ar: `${label.ar} ${index + 1}` };
    const row = (part: keyof Document) => rowsOf(document[part][name])[index];
    const column = `${name}.${index + 1}`;
    // The model allows any field inside a list; the list's own type only promises less.
    if (isScalar(item)) return placed(column, item as AnyField, numbered, row);
    return Object.entries(item as Fields).flatMap(([key, cell]) => {
      const inner = labelOf(key, cell);
      const words = { en: `${numbered.en}: ${inner.en}`, ar: `${numbered.ar}: ${inner.ar}` };
      return placed(`${column}.${key}`, cell, words, (part) => (row(part) as Record<string, unknown> | undefined)?.[key]);
    });
  }).flat();
}

function placed(column: string, field: AnyField, label: Words, read: (part: keyof Document) => unknown): Cell[] {
  const shared: Cell = { column, label, field, language: undefined, value: read('shared') ?? field.empty };
  const own = (language: Language): Cell => ({ column: `${column}.${language}`, label, field, language, value: read(language) ?? '' });
  if (field.place === 'localized') return BOTH.map(own);
  return field.place === 'file' ? [shared, own('ar')] : [shared];
}

function rowsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
