import type { Insertable, Transaction } from 'kysely';
import type { Model } from '#content/define.ts';
import { filesOf, type Document } from '#content/document.ts';
import { announceChange } from '#store/changes.ts';
import type { Engine } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { columnsOf, entryFrom, snapshotOf, type EntryRow } from '#store/entries/entry.ts';
import { POSTER_OF } from '#store/files/files.ts';
import { rowFrom } from '#store/files/stored-file.ts';
import { PRODUCTS, replaceValues } from '#store/products/write-values.ts';
import type { ImportedFile } from './media.ts';

export type NewRecord = { model: Model; id: number; parent: number; document: Document };

type Tx = Transaction<Schema>;
type Uses = Insertable<Schema['file_uses']>[];

const PUBLISHED = { en: true, ar: true };
/** Rows in one statement; both engines take more values than this many of our widest rows have. */
const BATCH = 200;

/** What saving one record after the other would leave behind, in a few dozen statements instead of ten thousand. */
export async function insertAll(
  tx: Tx,
  engine: Engine,
  now: Date,
  records: readonly NewRecord[],
  files: readonly ImportedFile[],
): Promise<void> {
  const at = now.toISOString();
  const rows = rowsOf(records, at);
  const uses = usesOf(records, files);
  await insertFiles(tx, files, new Set(uses.map(({ file }) => file)), at);
  for (const batch of batches(rows)) await tx.insertInto('entries').values(batch).execute();
  for (const batch of batches(uses)) await tx.insertInto('file_uses').values(batch).execute();
  for (const batch of batches(rows.map((row) => revisionOf(row, at)))) await tx.insertInto('revisions').values(batch).execute();
  const products = rows.filter(({ collection }) => collection === PRODUCTS);
  for (const batch of batches(products)) await replaceValues(tx, batch.map(entryFrom));
  await raiseSequences(tx, records);
  await announceChange(tx, engine, [...new Set(records.map(({ model }) => model.name))]);
}

function rowsOf(records: readonly NewRecord[], at: string): EntryRow[] {
  const siblings = Map.groupBy(records, ({ model, parent }) => `${model.name} ${parent}`);
  return [...siblings.values()].flatMap((family) =>
    family.map(({ model, id, parent, document }, position) => ({
      collection: model.name,
      id,
      parent,
      position,
      version: 1,
      ...columnsOf(model, document, PUBLISHED),
      created_at: at,
      updated_at: at,
      deleted_at: null,
      deleted_with: null,
    })),
  );
}

function revisionOf(row: EntryRow, at: string): Insertable<Schema['revisions']> {
  const entry = entryFrom(row);
  const { collection, id, version } = entry;
  return { collection, id, version, action: 'create', actor: null, snapshot: JSON.stringify(snapshotOf(entry)), at };
}

/** One row for each field that shows a file, however often it shows it. */
function usesOf(records: readonly NewRecord[], files: readonly ImportedFile[]): Uses {
  const byRecords = records.flatMap(({ model, id, document }) => {
    const uses = new Map(filesOf(model.fields, document).map((use) => [`${use.file} ${use.field}`, use]));
    return [...uses.values()].map((use) => ({ ...use, collection: model.name, id }));
  });
  const byFilms = files.flatMap(({ file, poster }) => (poster ? [{ file: poster, collection: POSTER_OF, id: 0, field: file.name }] : []));
  return [...byRecords, ...byFilms];
}

async function insertFiles(tx: Tx, files: readonly ImportedFile[], used: ReadonlySet<string>, at: string): Promise<void> {
  const rows = files.map(({ file, alt, poster, focal }) =>
    rowFrom({ ...file, focalX: focal.x, focalY: focal.y, alt, poster, createdAt: at, unusedSince: used.has(file.name) ? null : at }),
  );
  for (const batch of batches(rows)) await tx.insertInto('files').values(batch).execute();
}

/** The next record somebody adds must get an id beyond ours. */
async function raiseSequences(tx: Tx, records: readonly NewRecord[]): Promise<void> {
  const families = Map.groupBy(records, ({ model }) => model.name);
  const values = [...families].map(([name, family]) => ({ name, value: Math.max(...family.map(({ id }) => id)) }));
  for (const batch of batches(values)) {
    await tx
      .insertInto('sequences')
      .values(batch)
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((e) => ({
          value: e
            .case()
            .when('sequences.value', '>', e.ref('excluded.value'))
            .then(e.ref('sequences.value'))
            .else(e.ref('excluded.value'))
            .end(),
        })),
      )
      .execute();
  }
}

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH);
}
