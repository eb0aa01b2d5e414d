import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { appliedMigrations } from '#store/database/migrate.ts';
import { openDatabase, type Database, type Engine } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { findLost } from '#store/files/lost-files.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { VERSION } from '#store/version.ts';
import { namesIn } from './inspect-backup.ts';
import { TABLES, type Manifest } from './manifest.ts';

const BATCH = 1000;

export type Made = { folder: string; manifest: Manifest };
export type MakeOptions = {
  /** With more files than these missing nothing is made: whoever asked looks into the wrong place. */
  mostMissing?: number;
  /** A backup that was made a moment ago: its files are the same bytes, and need not be read again. */
  before?: Made;
};

/** Files that rows name are not where they were looked for. */
export class FilesMissing extends Error {
  readonly missing: number;
  readonly expected: number;

  constructor(missing: number, expected: number) {
    super(`${missing} of ${expected} files are missing`);
    this.missing = missing;
    this.expected = expected;
  }
}

/** Readable by both engines, while the server runs: tables at one moment and their files. Its final name comes when it is complete. */
export async function makeBackup(
  database: Database,
  storage: FileStorage,
  backups: string,
  now: Date,
  { mostMissing = Number.POSITIVE_INFINITY, before }: MakeOptions = {},
): Promise<Made> {
  const folder = join(backups, backupName(now));
  const unfinished = `${folder}.unfinished`;
  // Hashes, inquiries and secrets are in it: no other account of the machine reads along, wherever the folder lies.
  await mkdir(backups, { recursive: true });
  await mkdir(unfinished, { mode: 0o700 });
  await mkdir(join(unfinished, 'tables'));
  await mkdir(join(unfinished, 'uploads'));
  try {
    const { tables, names } = await saveTables(database, join(unfinished, 'tables'));
    const refuseHollow = (missing: number) => {
      if (missing > mostMissing) throw new FilesMissing(missing, names.length);
    };
    if (mostMissing < names.length) refuseHollow((await findLost(database.kysely, storage)).lost.length);
    const files: Manifest['files'] = [];
    const absent: string[] = [];
    for (const name of names) {
      const path = join(unfinished, 'uploads', name);
      const saved = (await linkFile(before, name, path)) ?? (await saveFile(storage, name, path));
      if (saved) files.push(saved);
      else absent.push(name);
    }
    const { missing, swept } = await sortAbsent(database, absent);
    refuseHollow(missing.length);
    const migrations = await appliedMigrations(database);
    const manifest: Manifest = { format: 1, version: VERSION, createdAt: now.toISOString(), migrations, tables, files, missing, swept };
    await writeFile(join(unfinished, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true, mode: 0o600 });
    await rename(unfinished, folder);
    await syncFolder(backups);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** The moment, without the colons that some file systems refuse. */
export function backupName(now: Date): string {
  return now.toISOString().replaceAll(':', '-');
}

/** Absent files: those that no row names any more were deleted in the meantime, and are not missed. */
async function sortAbsent({ kysely }: Database, absent: readonly string[]): Promise<{ missing: string[]; swept: string[] }> {
  if (absent.length === 0) return { missing: [], swept: [] };
  const still = new Set(await namesOf(kysely));
  return { missing: absent.filter((name) => still.has(name)), swept: absent.filter((name) => !still.has(name)) };
}

type Saved = { tables: Manifest['tables']; names: string[] };

/** SQLite has one connection for everybody: a backup reads through one of its own, so that nobody waits until it is done. */
export async function saveTables(database: Database, folder: string): Promise<Saved> {
  if (database.engine === 'postgres') return saveTablesOf(database, folder);
  const own = openDatabase(database.url);
  return saveTablesOf(own, folder).finally(() => own.close());
}

/** Only the tables that are there: before an upgrade the database lacks those of the new version. */
async function saveTablesOf({ kysely, engine }: Database, folder: string): Promise<Saved> {
  const known = new Map((await kysely.introspection.getTables()).map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  const reading = kysely.transaction().setAccessMode('read only');
  return (engine === 'postgres' ? reading.setIsolationLevel('repeatable read') : reading).execute(async (tx) => {
    const tables: Manifest['tables'] = [];
    for (const table of TABLES) {
      const columns = known.get(table);
      if (columns) tables.push(await saveTable(rowsOf(tx, engine, table, copiedRows(table, columns)), table, folder));
    }
    return { tables, names: await namesOf(tx) };
  });
}

async function namesOf(db: Kysely<Schema>): Promise<string[]> {
  const files = await db.selectFrom('files').select('name').execute();
  const leadFiles = await db.selectFrom('lead_files').select(['name', 'lead_id']).execute();
  return [...files.flatMap((row) => namesIn('files', row)), ...leadFiles.flatMap((row) => namesIn('lead_files', row))];
}

type Table = (typeof TABLES)[number];

/** A letter that waits with a link into an account is left out, as the link itself is: restored, it would lead nowhere. */
function copiedRows(table: Table, columns: readonly string[]): RawBuilder<boolean> {
  return table === 'outbox' && columns.includes('secret') ? sql<boolean>`secret = ''` : sql<boolean>`1 = 1`;
}

/** Row by row: PostgreSQL through a cursor, SQLite as it reads. */
async function* rowsOf(
  tx: Transaction<Schema>,
  engine: Engine,
  table: Table,
  copied: RawBuilder<boolean>,
): AsyncGenerator<Record<string, unknown>> {
  if (engine === 'sqlite') {
    yield* tx.selectFrom(table).selectAll().where(copied).stream();
    return;
  }
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)} where ${copied}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(BATCH)} from backup_rows`.execute(tx);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close backup_rows`.execute(tx);
}

async function saveTable(
  source: AsyncIterable<Record<string, unknown>>,
  table: Table,
  folder: string,
): Promise<Manifest['tables'][number]> {
  const name = `${table}.jsonl`;
  const target = createWriteStream(join(folder, name), { flush: true, mode: 0o600 });
  const hash = createHash('sha256');
  let rows = 0;
  let size = 0;
  async function* lines() {
    for await (const row of source) {
      const line = `${JSON.stringify(row)}\n`;
      rows += 1;
      size += Buffer.byteLength(line);
      hash.update(line);
      yield line;
    }
  }
  await pipeline(Readable.from(lines()), target);
  return { name, rows, size, sha256: hash.digest('hex') };
}

async function linkFile(before: Made | undefined, name: string, path: string): Promise<Manifest['files'][number] | undefined> {
  const known = before?.manifest.files.find((file) => file.name === name);
  if (!before || !known) return undefined;
  await link(join(before.folder, 'uploads', name), path);
  return known;
}

async function saveFile(storage: FileStorage, name: string, path: string): Promise<Manifest['files'][number] | undefined> {
  const source = await storage.open(name);
  if (!source) return undefined;
  const hash = createHash('sha256');
  source.stream.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(source.stream, createWriteStream(path, { flush: true, mode: 0o600 }));
  return { name, size: source.size, sha256: hash.digest('hex') };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
