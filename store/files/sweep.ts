import type { Kysely } from 'kysely';
import { ENDINGS } from '#content/fields/file-endings.ts';
import type { Schema } from '#store/database/schema.ts';
import { parseName } from './file-names.ts';
import { deleteUnusedFile } from './files.ts';
import { listUnusedFiles } from './list-files.ts';
import type { FileStorage } from './storage.ts';

const HOUR = 3_600_000;
const UNUSED_DAYS = 30;
/** Bytes are kept before their row is written; whatever is younger may still get one. */
const GRACE_MS = 24 * HOUR;
const BATCH = 500;
const ALL_ENDINGS = Object.values(ENDINGS).flat();

type Db = Kysely<Schema>;

export type Swept = {
  /** Files nobody used for 30 days and no earlier version needs. */
  unused: number;
  /** Bytes of deleted files. */
  doomed: number;
  /** Bytes no row knows. */
  orphans: number;
  /** Bytes no row knows that were left alone, because they were too many to be believed. */
  spared: number;
  temps: number;
  /** Bytes that could not be removed; they stay listed for the next time. */
  failed: number;
};

/** Asked before bytes without a row go: so many of so many. */
export type MayRemove = (count: number, total: number) => Promise<boolean>;

/** Makes files and rows agree. Safe to run at any time, from several processes, and to kill. */
export async function sweep(db: Db, storage: FileStorage, now: Date, mayRemove: MayRemove = async () => true): Promise<Swept> {
  const unused = await deleteLongUnused(db, now);
  const { removed: doomed, failed } = await removeDoomed(db, storage);
  const before = new Date(now.getTime() - GRACE_MS);
  const { orphans, total } = await findOrphans(db, storage, before);
  const isBelieved = await mayRemove(orphans.length, total);
  if (isBelieved) for (const name of orphans) await storage.remove(name);
  const temps = await storage.removeTemps(before);
  return { unused, doomed, orphans: isBelieved ? orphans.length : 0, spared: isBelieved ? 0 : orphans.length, temps, failed };
}

async function deleteLongUnused(db: Db, now: Date): Promise<number> {
  let deleted = 0;
  for (const { name } of await listUnusedFiles(db, new Date(now.getTime() - UNUSED_DAYS * 24 * HOUR))) {
    const outcome = await db.transaction().execute((tx) => deleteUnusedFile(tx, name, now));
    if (outcome === 'deleted') deleted += 1;
  }
  return deleted;
}

/** The bytes go first: if we die in between, the list still has them and removing them again does no harm. */
export async function removeDoomed(db: Db, storage: FileStorage): Promise<{ removed: number; failed: number }> {
  const doomed = await db.selectFrom('doomed_files').select('name').orderBy('at').execute();
  const counts = { removed: 0, failed: 0 };
  for (const { name } of doomed) {
    try {
      await storage.remove(name);
    } catch {
      counts.failed += 1;
      continue;
    }
    await db.deleteFrom('doomed_files').where('name', '=', name).execute();
    counts.removed += 1;
  }
  return counts;
}

async function findOrphans(db: Db, storage: FileStorage, before: Date): Promise<{ orphans: string[]; total: number }> {
  const orphans: string[] = [];
  let total = 0;
  let batch: string[] = [];
  for await (const { name, modifiedAt } of storage.names()) {
    total += 1;
    if (modifiedAt < before) batch.push(name);
    if (batch.length < BATCH) continue;
    orphans.push(...(await unknownOf(db, batch)));
    batch = [];
  }
  return { orphans: [...orphans, ...(await unknownOf(db, batch))], total };
}

async function unknownOf(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const known = await stemsWithRow(db, [...new Set(names.map(stemOf))]);
  return names.filter((name) => !known.has(stemOf(name)));
}

async function stemsWithRow(db: Db, stems: readonly string[]): Promise<Set<string>> {
  const possible = stems.flatMap((stem) => ALL_ENDINGS.map((ending) => `${stem}.${ending}`));
  const rows = await db
    .selectFrom('files')
    .select('name')
    .where('name', 'in', possible)
    .union(db.selectFrom('lead_files').select('name').where('name', 'in', possible))
    .execute();
  return new Set(rows.map(({ name }) => stemOf(name)));
}

function stemOf(name: string): string {
  return parseName(name)?.stem ?? '';
}
