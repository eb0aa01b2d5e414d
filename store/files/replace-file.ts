import { sql, type Transaction } from 'kysely';
import { announceChange } from '#store/changes.ts';
import { recordSubject } from '#store/subjects.ts';
import { forUpdate } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { entryFrom, type EntryRow } from '#store/entries/entry.ts';
import { keepRevision, requireWhole, type Writer } from '#store/entries/write-entries.ts';
import { draftCollectionOf } from './draft-uses.ts';
import { findFile, insertFile, POSTER_OF, usesOf, type FileUse, type NewFile } from './files.ts';
import type { StoredFile } from './stored-file.ts';

type Tx = Transaction<Schema>;

/** Everywhere at once: records, trash, posters; its texts and focal point stay. The old file stays unused for earlier versions. */
export async function replaceFile(writer: Writer, old: string, replacement: NewFile): Promise<StoredFile | undefined> {
  requireWhole(writer);
  const { database, now } = writer;
  return database.kysely.transaction().execute(async (tx) => {
    const before = await findFile(tx, old);
    if (!before) return undefined;
    const file = await insertFile(tx, replacement, now);
    const { focalX, focalY, alt } = before;
    await tx
      .updateTable('files')
      .set({ focal_x: focalX, focal_y: focalY, alt_en: alt.en, alt_ar: alt.ar })
      .where('name', '=', file.name)
      .execute();
    const changed = new Set([recordSubject('files', old)]);
    // Records first and then the file, in the order in which saves lock them; who came in between is seen in the second round.
    for (let round = 0; round < 2; round += 1) {
      const all = (await usesOf(tx, old)).filter(({ collection }) => collection !== POSTER_OF);
      const uses = all.filter(({ collection }) => draftCollectionOf(collection) === undefined);
      for (const { collection, id } of distinct(all)) {
        const drafted = draftCollectionOf(collection);
        if (drafted !== undefined) await switchDraft(tx, { collection: drafted, id }, old, file.name);
      }
      for (const use of distinct(uses)) {
        await switchEntry(tx, writer, use, old, file.name);
        changed.add(use.collection);
      }
      await tx
        .updateTable('files')
        .set({ unused_since: sql`unused_since` })
        .where('name', '=', old)
        .execute();
      const older = distinct(uses).map((use) => ({ ...use, file: old }));
      if (older.length > 0)
        await tx
          .insertInto('kept_files')
          .values(older)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      await tx.updateTable('file_uses').set({ file: file.name }).where('file', '=', old).execute();
    }
    await tx.updateTable('files').set({ poster: file.name }).where('poster', '=', old).execute();
    const isUsed = (await usesOf(tx, file.name)).length > 0;
    await tx.updateTable('files').set({ unused_since: now.toISOString() }).where('name', '=', old).execute();
    if (isUsed) await tx.updateTable('files').set({ unused_since: null }).where('name', '=', file.name).execute();
    await announceChange(tx, database.engine, [...changed]);
    return findFile(tx, file.name);
  });
}

function distinct(uses: readonly FileUse[]): Pick<FileUse, 'collection' | 'id'>[] {
  return [...new Map(uses.map(({ collection, id }) => [`${collection}/${id}`, { collection, id }])).values()];
}

async function switchEntry(
  tx: Tx,
  writer: Writer,
  { collection, id }: Pick<FileUse, 'collection' | 'id'>,
  from: string,
  to: string,
): Promise<void> {
  const row = await tx
    .selectFrom('entries')
    .selectAll()
    .where('collection', '=', collection)
    .where('id', '=', id)
    .modifyEnd(forUpdate(writer.database.engine))
    .executeTakeFirst();
  if (!row) return;
  const after = await tx
    .updateTable('entries')
    .set({ ...switched(row, from, to), version: row.version + 1, updated_at: writer.now.toISOString() })
    .where('collection', '=', collection)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepRevision(tx, writer, entryFrom(after), 'update');
  // What was typed over the record as it was is typed over it still: the file alone has changed.
  await tx
    .updateTable('drafts')
    .set({ base: after.version })
    .where('collection', '=', collection)
    .where('id', '=', id)
    .where('base', '=', row.version)
    .execute();
}

async function switchDraft(tx: Tx, { collection, id }: Pick<FileUse, 'collection' | 'id'>, from: string, to: string): Promise<void> {
  const row = await tx.selectFrom('drafts').selectAll().where('collection', '=', collection).where('id', '=', id).executeTakeFirst();
  if (!row) return;
  await tx
    .updateTable('drafts')
    .set(switched(row, from, to))
    .where('collection', '=', collection)
    .where('id', '=', id)
    .execute();
}

/** Stored names are random enough that a value equal to one can only mean that file. */
function switched(
  { shared, en, ar }: Pick<EntryRow, 'shared' | 'en' | 'ar'>,
  from: string,
  to: string,
): Pick<EntryRow, 'shared' | 'en' | 'ar'> {
  const other = (json: string) => JSON.stringify(JSON.parse(json, (_key, value: unknown) => (value === from ? to : value)));
  return { shared: other(shared), en: other(en), ar: other(ar) };
}
