import { arabicFileAt, fileCellsOf } from '#content/arabic-files.ts';
import { cellIn, LANGUAGES, readDocument, readOwn, rowsOf, type Document, type Language } from '#content/document.ts';
import { areValuesOf, type Collection, type ValuesOf } from '#content/define.ts';
import { isScalar, type ListField } from '#content/fields/list.ts';
import { isRecord } from '#content/known.ts';
import { arabicNameOf } from '#content/languages.ts';
import { PAGES } from '#content/pages.ts';
import type { SpecificationKind } from '#content/specifications/define.ts';
import {
  SPECIFICATION_NAMES,
  SPECIFICATIONS,
  specificationsIn,
  type SpecificationName,
  type Specifications,
} from '#content/specifications/kinds.ts';
import { isMoney, writeSpecification, writeUnit } from '#content/specifications/write.ts';
import type { Entry } from '#store/entries/entry.ts';

/** One record as a reader gets it, flat and in one language. */
export type Item<C extends Pick<Collection, 'fields'> = Collection> = ValuesOf<C> & {
  id: number;
  category_id: number;
  position: number;
  version: number;
  published: 0 | 1;
  /** The fields whose words were borrowed from the other language. */
  fallback: string[];
  created_at: string;
  updated_at: string;
};

export type WrittenSpecification = { kind: SpecificationName; value: unknown; unit: string; text: string };

export function present<C extends Collection>(collection: C, entry: Entry, language: Language): Item<C> {
  const { values, fallback } = readDocument(collection.fields, entry.document, language);
  if (values['path'] === '' && collection.page) values['path'] = pathOf(collection.page, entry.id);
  if (!areValuesOf(collection, values)) throw new TypeError(`${collection.name}/${entry.id} does not hold what its fields say.`);
  return {
    id: entry.id,
    category_id: entry.parent,
    ...values,
    position: entry.position,
    version: entry.version,
    published: entry.published[language] ? 1 : 0,
    fallback,
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
  };
}

/** The address of a record's page without the decorative name. */
export function pathOf(page: keyof typeof PAGES, id: number): string {
  return PAGES[page].replace('/:name?', '').replace(':id', String(id));
}

/** The contract answers some lists as JSON text, some flags in their rows as true or false; specifications are written out in the reader's language. */
export function forWire(
  collection: Pick<Collection, 'fields'>,
  item: Record<string, unknown>,
  language: Language,
): Record<string, unknown> {
  const answer = { ...item };
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.kind === 'specifications') answer[name] = writtenOut(specificationsIn(answer[name]), language);
    if (field.kind !== 'list') continue;
    const rows = rowsForWire(field, answer[name]);
    answer[name] = field.asJsonText ? JSON.stringify(rows) : rows;
  }
  return answer;
}

/** One entry per specification a record has, in the order of the table. */
export function writtenOut(specifications: Specifications, language: Language): WrittenSpecification[] {
  return SPECIFICATION_NAMES.flatMap((name) => {
    const kind: SpecificationKind = SPECIFICATIONS[name];
    const value = specifications[name];
    if (!value) return [];
    const plain = value.map((part) => (isMoney(part) ? part.amount : part));
    const [only, ...others] = plain;
    const isOne = others.length === 0 && kind.many !== 'list' && kind.many !== 'sum';
    return [
      {
        kind: name,
        value: isOne && only !== undefined ? only : plain,
        unit: writeUnit(kind, value, language),
        text: writeSpecification(kind, value, language),
      },
    ];
  });
}

function rowsForWire({ item }: ListField, rows: unknown): unknown {
  const cells = isScalar(item) ? [] : Object.entries(item).filter(([, cell]) => 'asBoolean' in cell && cell.asBoolean === true);
  if (cells.length === 0 || !Array.isArray(rows)) return rows;
  return rows.map((row: Record<string, unknown>) => ({ ...row, ...Object.fromEntries(cells.map(([key]) => [key, row[key] === 1])) }));
}

/** The editor's view: each language's own words as `{field}_en` and `{field}_ar`, nothing borrowed. */
export function bothLanguages(
  collection: Pick<Collection, 'fields'>,
  entry: Pick<Entry, 'document' | 'published'>,
): Record<string, unknown> {
  const both: Record<string, unknown> = { published_en: entry.published.en ? 1 : 0, published_ar: entry.published.ar ? 1 : 0 };
  for (const language of LANGUAGES) {
    const own = readOwn(collection.fields, entry.document, language);
    for (const [name, field] of Object.entries(collection.fields)) {
      if (field.slot === 'localized') both[`${name}_${language}`] = own[name];
      if (field.kind === 'list') both[`${name}_${language}`] = withFiles(field, entry.document, name, rowsOf(own[name]));
      if (field.slot === 'file' && language === 'ar') both[`${name}_ar`] = entry.document.ar[name] ?? '';
    }
  }
  return both;
}

/** A row names both its files, whichever language its words are in: as they were read they can be saved. */
function withFiles(field: ListField, document: Document, name: string, rows: unknown[]): unknown[] {
  const keys = fileCellsOf(field);
  if (keys.length === 0) return rows;
  return rows.map((row, index) => {
    const files = keys.flatMap((key) => [
      [key, cellIn(rowsOf(document.shared[name])[index], key) ?? ''],
      [arabicNameOf(key), arabicFileAt(document, name, index, key)],
    ]);
    return { ...(isRecord(row) && row), ...Object.fromEntries(files) };
  });
}

/** Visitors see a record that is published in their language and not switched off. */
export function isVisible(collection: Collection, entry: Entry, language: Language): boolean {
  return entry.published[language] && !isSwitchedOff(collection, entry);
}

export function isSwitchedOff({ shownWhile }: Collection, { document }: Entry): boolean {
  return shownWhile !== undefined && document.shared[shownWhile] === 0;
}
