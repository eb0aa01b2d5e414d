import type { Readable } from 'node:stream';
import { cellsOf, rowCount } from '#content/cells.ts';
import type { Collection } from '#content/define.ts';
import type { DraftState } from '#content/draft-states.ts';
import { emptyDocument, LANGUAGES, type Language } from '#content/document.ts';
import type { Entry } from '#store/entries/entry.ts';
import { translate } from '#i18n/translate.ts';
import { csvStream } from '#api/kernel/csv.ts';

export type SheetEntry = { collection: Collection; entry: Entry };
/** How records stand in each language, for whoever reads the sheet; nothing is read back from it. */
export type StatesOf = (
  collection: Collection,
  entries: readonly Entry[],
) => Promise<ReadonlyMap<number, Readonly<Record<Language, DraftState>>>>;

/** What every row has, whatever its collection. */
export const FIXED_COLUMNS = ['collection', 'id', 'parent', 'version', 'published.en', 'published.ar', 'state.en', 'state.ar'] as const;
const AT_ONCE = 100;
/** A row that starts so is for people: it is left out when the sheet is read. */
export const COMMENT = '#';

/** What has to be known of all records before the first line is written. */
export type SheetShape = {
  count: number;
  /** The most rows a list has in any record, per collection and field. */
  rows: ReadonlyMap<Collection, Readonly<Record<string, number>>>;
};

export async function shapeOf(entries: AsyncIterable<SheetEntry>): Promise<SheetShape> {
  const rows = new Map<Collection, Record<string, number>>();
  let count = 0;
  for await (const { collection, entry } of entries) {
    count += 1;
    const most = rows.get(collection) ?? emptyLists(collection);
    for (const [name, widest] of Object.entries(most)) most[name] = Math.max(widest, rowCount(entry.document, name));
    rows.set(collection, most);
  }
  return { count, rows };
}

function emptyLists({ fields }: Collection): Record<string, number> {
  const lists = Object.entries(fields).filter(([, { kind }]) => kind === 'list');
  return Object.fromEntries(lists.map(([name]) => [name, 1]));
}

/** One row per record; under the names of the columns stand their labels in the reader's language. */
export function writeSheet({ rows }: SheetShape, entries: AsyncIterable<SheetEntry>, statesOf: StatesOf, language: Language): Readable {
  const labels = columnLabels(rows, language);
  const columns = [...labels.keys()];
  async function* lines() {
    const [first, ...others] = [...labels.values()];
    yield [`${COMMENT} ${first ?? ''}`, ...others];
    for await (const some of alike(entries)) {
      const states = await statesOf(some.collection, some.entries);
      for (const entry of some.entries) {
        const values = rowOf({ collection: some.collection, entry });
        for (const one of LANGUAGES) values.set(`state.${one}`, wordOf(states.get(entry.id)?.[one], language));
        yield columns.map((column) => values.get(column) ?? '');
      }
    }
  }
  return csvStream(columns, lines());
}

/** Records of one collection that follow each other, some at once. */
async function* alike(entries: AsyncIterable<SheetEntry>): AsyncGenerator<{ collection: Collection; entries: Entry[] }> {
  let some: { collection: Collection; entries: Entry[] } | undefined;
  for await (const { collection, entry } of entries) {
    if (some?.collection === collection && some.entries.length < AT_ONCE) some.entries.push(entry);
    else {
      if (some) yield some;
      some = { collection, entries: [entry] };
    }
  }
  if (some) yield some;
}

function wordOf(state: DraftState | undefined, language: Language): string {
  return state ? translate(language, `api.state.${state}`) : '';
}

function columnLabels(rows: SheetShape['rows'], language: Language): Map<string, string> {
  const labels = new Map<string, string>(FIXED_COLUMNS.map((column) => [column, translate(language, `api.column.${column}`)]));
  for (const [collection, counts] of rows) {
    for (const { column, label, language: of } of cellsOf(collection.fields, emptyDocument(), counts)) {
      const texts = of ? translate(language, `api.column.in-${of}`, { label: label[language] }) : label[language];
      if (!labels.has(column)) labels.set(column, texts);
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
