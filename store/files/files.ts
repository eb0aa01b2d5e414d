import { sql, Transaction, type Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { noteRead, recordSubject } from '#store/subjects.ts';
import { fileFrom, rowFrom, variantNamesOf, type StoredFile } from './stored-file.ts';

type Db = Kysely<Schema>;
type Tx = Transaction<Schema>;

/** In the list of uses, the collection of a poster's video; the field is then the video's name. */
export const POSTER_OF = 'files';

/** What is not known before it is used or looked at by somebody. */
export type NewFile = Omit<StoredFile, 'focalX' | 'focalY' | 'alt' | 'poster' | 'createdAt' | 'unusedSince'>;
export type FileUse = { collection: string; id: number; field: string };
export type FileChanges = Partial<Pick<StoredFile, 'focalX' | 'focalY' | 'alt' | 'poster'>>;

/** Its bytes must be kept already: a row may never point to a missing file. It counts as unused until a record uses it. */
export async function insertFile(db: Db, file: NewFile, now = new Date()): Promise<StoredFile> {
  const at = now.toISOString();
  const stored: StoredFile = { ...file, focalX: 0.5, focalY: 0.5, alt: { en: '', ar: '' }, poster: null, createdAt: at, unusedSince: at };
  await db.insertInto('files').values(rowFrom(stored)).execute();
  return stored;
}

export async function findFile(db: Db, name: string): Promise<StoredFile | undefined> {
  const row = await db.selectFrom('files').selectAll().where('name', '=', name).executeTakeFirst();
  return row && fileFrom(row);
}

/** By the random part of its name, which its smaller sizes share. */
export async function findFileByStem(db: Db, stem: string): Promise<StoredFile | undefined> {
  const row = await db.selectFrom('files').selectAll().where('name', '>=', `${stem}.`).where('name', '<', `${stem}/`).executeTakeFirst();
  return row && fileFrom(row);
}

export async function findFiles(db: Db, names: readonly string[]): Promise<StoredFile[]> {
  if (names.length === 0) return [];
  for (const name of names) noteRead(recordSubject('files', name));
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('name', 'in', [...new Set(names)])
    .execute();
  return rows.map(fileFrom);
}

export function usesOf(db: Db, name: string): Promise<FileUse[]> {
  return db
    .selectFrom('file_uses')
    .select(['collection', 'id', 'field'])
    .where('file', '=', name)
    .orderBy('collection')
    .orderBy('id')
    .orderBy('field')
    .execute();
}

/** Answers the file as it is now; undefined if there is none. */
export function updateFile(
  db: Db,
  name: string,
  { focalX, focalY, alt, poster }: FileChanges,
  now = new Date(),
): Promise<StoredFile | undefined> {
  return inTransaction(db, async (tx) => {
    const before = await findFile(tx, name);
    if (!before) return undefined;
    const changed = Object.entries({ focal_x: focalX, focal_y: focalY, alt_en: alt?.en, alt_ar: alt?.ar, poster }).filter(
      ([, value]) => value !== undefined,
    );
    if (poster !== undefined) await replacePoster(tx, before, poster, now);
    if (changed.length > 0) await tx.updateTable('files').set(Object.fromEntries(changed)).where('name', '=', name).execute();
    return findFile(tx, name);
  });
}

/** A poster is a stored file like any other, used by its video. */
async function replacePoster(tx: Tx, { name, poster: before }: StoredFile, after: string | null, now: Date): Promise<void> {
  const touched = [before, after].filter((poster) => poster !== null);
  const found = await lockFiles(tx, touched);
  if (after !== null && !found.has(after)) throw new Error('unknown file');
  await tx.deleteFrom('file_uses').where('collection', '=', POSTER_OF).where('id', '=', 0).where('field', '=', name).execute();
  if (after !== null) await tx.insertInto('file_uses').values({ file: after, collection: POSTER_OF, id: 0, field: name }).execute();
  await markUnused(tx, touched, now);
}

/** Called with every save of a record, in its transaction. */
export async function replaceUses(
  tx: Tx,
  collection: string,
  id: number,
  uses: readonly { field: string; file: string }[],
  now = new Date(),
  keeps: 'versions' | 'nothing' = 'versions',
): Promise<void> {
  const before = await tx
    .selectFrom('file_uses')
    .select(['file', 'field'])
    .where('collection', '=', collection)
    .where('id', '=', id)
    .execute();
  const keyOf = (use: { field: string; file: string }) => `${use.file} ${use.field}`;
  const wanted = new Map(uses.map(({ field, file }) => [keyOf({ field, file }), { field, file }]));
  const had = new Set(before.map(keyOf));
  const gone = before.filter((use) => !wanted.has(keyOf(use)));
  const added = [...wanted].filter(([key]) => !had.has(key)).map(([, use]) => use);
  const touched = [...gone, ...added].map(({ file }) => file);
  const found = await lockFiles(tx, touched);
  if (added.some(({ file }) => !found.has(file))) throw new Error('unknown file');
  if (keeps === 'versions') await keepForVersions(tx, gone, { collection, id });
  for (const { file, field } of gone) {
    await tx
      .deleteFrom('file_uses')
      .where('file', '=', file)
      .where('collection', '=', collection)
      .where('id', '=', id)
      .where('field', '=', field)
      .execute();
  }
  if (added.length > 0)
    await tx
      .insertInto('file_uses')
      .values(added.map((use) => ({ ...use, collection, id })))
      .execute();
  await markUnused(tx, touched, now);
}

/** A file that a record lets go of stays: an earlier version can come back only with it. */
async function keepForVersions(tx: Tx, gone: readonly { file: string }[], record: { collection: string; id: number }): Promise<void> {
  if (gone.length === 0) return;
  const rows = [...new Set(gone.map(({ file }) => file))].map((file) => ({ file, ...record }));
  await tx
    .insertInto('kept_files')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** In how many records an earlier version names it. */
export async function countVersionsWith(db: Db, name: string): Promise<number> {
  const { count } = await db
    .selectFrom('kept_files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('file', '=', name)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The bytes follow after the commit (see sweep.ts), because a transaction can be undone and a deleted file cannot. */
export async function deleteUnusedFile(tx: Tx, name: string, now = new Date()): Promise<'deleted' | 'in-use' | 'missing'> {
  await lockFiles(tx, [name]);
  const file = await findFile(tx, name);
  if (!file) return 'missing';
  if (await isUsed(tx, name)) return 'in-use';
  const doomed = [name, ...variantNamesOf(file)].map((each) => ({ name: each, at: now.toISOString() }));
  await tx
    .insertInto('doomed_files')
    .values(doomed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (file.poster) await replacePoster(tx, file, null, now);
  await tx.deleteFrom('files').where('name', '=', name).execute();
  return 'deleted';
}

/** Changing a row locks it; one after the other in the order of their names, two transactions cannot block each other. */
async function lockFiles(tx: Tx, names: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const name of [...new Set(names)].toSorted()) {
    const { numUpdatedRows } = await tx
      .updateTable('files')
      .set({ unused_since: sql`unused_since` })
      .where('name', '=', name)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) found.add(name);
  }
  return found;
}

/** Expects the rows to be locked, or two records that let go of a file at once would each think the other still has it. */
async function markUnused(tx: Tx, names: readonly string[], now: Date): Promise<void> {
  for (const name of new Set(names)) {
    const unusedSince = (await isUsed(tx, name)) ? null : sql<string>`coalesce(unused_since, ${now.toISOString()})`;
    await tx.updateTable('files').set({ unused_since: unusedSince }).where('name', '=', name).execute();
  }
}

async function isUsed(tx: Tx, name: string): Promise<boolean> {
  const use = await tx.selectFrom('file_uses').select('file').where('file', '=', name).limit(1).executeTakeFirst();
  return use !== undefined;
}

function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work);
}
