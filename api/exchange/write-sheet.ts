import { cellsOf, rowCount } from '#content/cells.ts';
import type { Collection } from '#content/define.ts';
import { emptyDocument, type Language } from '#content/document.ts';
import type { Entry } from '#store/entries/entry.ts';
import { translate } from '#i18n/translate.ts';
import { writeCsv } from './csv.ts';

export type SheetEntry = { collection: Collection; entry: Entry };

/** What every row has, whatever its collection. */
export const FIXED_COLUMNS = ['collection', 'id', 'parent', 'version', 'published.en', 'published.ar'] as const;
/** A row that starts so is for people: it is left out when the sheet is read. */
export const COMMENT = '#';

/** One row per record; under the names of the columns stand their labels in the reader's language. */
export function writeSheet(entries: readonly SheetEntry[], language: Language): string {
  const labels = columnLabels(entries, language);
  const columns = [...labels.keys()];
  const [first, ...others] = [...labels.values()];
  const rows = entries.map((one) => {
    const values = rowOf(one);
    return columns.map((column) => values.get(column) ?? '');
  });
  return writeCsv([columns, [`${COMMENT} ${first ?? ''}`, ...others], ...rows]);
}

function columnLabels(entries: readonly SheetEntry[], language: Language): Map<string, string> {
  const labels = new Map<string, string>(FIXED_COLUMNS.map((column) => [column, translate(language, `api.column.${column}`)]));
  for (const collection of new Set(entries.map((one) => one.collection))) {
    const own = entries.filter((one) => one.collection === collection);
    const lists = Object.keys(collection.fields).filter((name) => collection.fields[name]!.kind === 'list');
    const counts = lists.map((name) => [name, Math.max(1, ...own.map(({ entry }) => rowCount(entry.document, name)))] as const);
    for (const { column, label, language: of } of cellsOf(collection.fields, emptyDocument(), Object.fromEntries(counts))) {
      const words = of ? translate(language, `api.column.in-${of}`, { label: label[language] }) : label[language];
      if (!labels.has(column)) labels.set(column, words);
    }
  }
  return labels;
}

function rowOf({ collection, entry }: SheetEntry): Map<string, string> {
  const { id, parent, version, published, document } = entry;
  const flag = (value: boolean) => (value ? '1' : '0');
  return new Map<string, string>([
    ['collection', collection.name],
    ['id', String(id)],
    ['parent', collection.parent === undefined ? '' : String(parent)],
    ['version', String(version)],
    ['published.en', flag(published.en)],
    ['published.ar', flag(published.ar)],
    ...cellsOf(collection.fields, document).map(({ column, value }): [string, string] => [column, value === null ? '' : String(value)]),
  ]);
}
