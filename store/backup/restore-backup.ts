import { createReadStream } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql, type Kysely, type Transaction } from 'kysely';
import { isKnownMigration, migrate, newerThanWe } from '#store/database/migrate.ts';
import type { Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { inspectBackup } from './inspect-backup.ts';
import { COUNTED, readManifest, TABLES, type Manifest } from './manifest.ts';
import { recordIn } from '#content/known.ts';

const BATCH = 100;

/** Brings a verified backup into an empty database of either engine; all of it or nothing. What it lacks it lacked already. */
export async function restoreBackup(database: Database, storage: FileStorage, folder: string, temp: string): Promise<Manifest> {
  const manifest = await refuseUnfit(folder);
  await migrate(database, manifest.migrations.at(-1));
  await refuseUsed(database.kysely);
  const aside: string[] = [];
  try {
    await restoreFiles(storage, manifest, folder, temp, aside); // before the rows that name them
    await restoreRows(database, manifest, folder);
  } catch (error) {
    for (const name of aside) await storage.remove(name);
    throw error;
  }
  return manifest;
}

/** Why a backup cannot take the place of what is there: in words for the command line, `why` for everybody else. */
export class BackupRefused extends Error {
  readonly why: 'newer' | 'damaged' | 'other-key';

  constructor(why: BackupRefused['why'], message: string) {
    super(message);
    this.why = why;
  }
}

export function refuseNewerBackup({ migrations }: Manifest): void {
  const foreign = migrations.findLast((name) => !isKnownMigration(name));
  if (foreign !== undefined) throw new BackupRefused('newer', `the backup was ${newerThanWe(foreign)}`);
}

/** Only what this version knows, and every byte as it was written. */
export async function refuseUnfit(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  refuseNewerBackup(manifest);
  const { damaged } = await inspectBackup(folder);
  if (damaged.length > 0) throw new BackupRefused('damaged', `the backup is not whole: ${damaged.slice(0, 5).join('; ')}`);
  return manifest;
}

export async function restoreRows(database: Database, manifest: Manifest, folder: string): Promise<void> {
  await migrate(database, manifest.migrations.at(-1));
  await restoreTables(database, manifest, folder);
  await migrate(database);
  await database.kysely.deleteFrom('product_values').execute(); // left by products that were deleted for good
}

function restoreTables(database: Database, manifest: Manifest, folder: string): Promise<void> {
  return database.kysely.transaction().execute(async (tx) => {
    await refuseUsed(tx);
    const partOf = (table: string) => manifest.tables.find(({ name }) => name === `${table}.jsonl`);
    for (const table of TABLES) {
      const part = partOf(table);
      if (!part) continue; // a table younger than the backup
      await tx.deleteFrom(table).execute();
      const rows = await restoreTable(tx, table, join(folder, 'tables', part.name));
      if (rows !== part.rows) throw new Error(`${table}: ${rows} of ${part.rows} rows`);
    }
    if (database.engine === 'postgres')
      for (const [table, column] of Object.entries(COUNTED)) if (partOf(table)) await countOn(tx, table, column);
  });
}

async function refuseUsed(db: Kysely<Schema>): Promise<void> {
  for (const table of ['entries', 'users', 'leads'] as const) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row) throw new Error('the target database is not empty; restore into an empty data folder or database');
  }
}

/** Rows that the same schema wrote; their types were lost on the way through JSON. */
export async function insertRows(db: Kysely<Schema>, table: (typeof TABLES)[number], rows: Record<string, unknown>[]): Promise<void> {
  await db.insertInto(table).values(rows).execute();
}

export async function restoreTable(tx: Transaction<Schema>, table: (typeof TABLES)[number], path: string): Promise<number> {
  let rows = 0;
  let batch: Record<string, unknown>[] = [];
  const flush = async () => {
    if (batch.length > 0) await insertRows(tx, table, batch);
    rows += batch.length;
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(recordIn(line));
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return rows;
}

/** The next id follows the last restored one, and every one that was given before. */
export async function countOn(tx: Transaction<Schema>, table: string, column: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), greatest((select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), nextval(pg_get_serial_sequence(${table}, ${column}))), false)`.execute(
    tx,
  );
}

export async function restoreFiles(
  storage: FileStorage,
  { files }: Manifest,
  folder: string,
  temp: string,
  aside: string[],
): Promise<void> {
  await mkdir(temp, { recursive: true });
  for (const { name } of files) {
    const copy = join(temp, name);
    try {
      await cp(join(folder, 'uploads', name), copy);
      await storage.keep(copy, name);
      aside.push(name);
    } finally {
      await rm(copy, { force: true });
    }
  }
}
