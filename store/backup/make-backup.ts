import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Transaction } from 'kysely';
import { appliedMigrations } from '#store/database/migrate.ts';
import { openDatabase, type Database, type Engine } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { fileFrom, variantNamesOf } from '#store/files/stored-file.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { TABLES, type Manifest } from './manifest.ts';

const BATCH = 1000;

/**
 * One folder, readable by both engines: the tables as they were at one moment, and every file they name. It works
 * while the server runs. The folder gets its final name only when it is complete.
 */
export async function makeBackup(
  database: Database,
  storage: FileStorage,
  backups: string,
  now: Date,
): Promise<{ folder: string; manifest: Manifest }> {
  const folder = join(backups, now.toISOString().replaceAll(':', '-'));
  const unfinished = `${folder}.unfinished`;
  await mkdir(join(unfinished, 'tables'), { recursive: true });
  await mkdir(join(unfinished, 'uploads'));
  try {
    const { tables, names } = await saveTables(database, join(unfinished, 'tables'));
    const files: Manifest['files'] = [];
    for (const name of names) {
      const saved = await saveFile(storage, name, join(unfinished, 'uploads', name));
      if (saved) files.push(saved);
    }
    const manifest: Manifest = { format: 1, createdAt: now.toISOString(), migrations: await appliedMigrations(database), tables, files };
    await writeFile(join(unfinished, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    await rename(unfinished, folder);
    await syncFolder(backups);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

type Saved = { tables: Manifest['tables']; names: string[] };

/** SQLite has one connection for everybody: a backup reads through one of its own, so that nobody waits until it is done. */
async function saveTables(database: Database, folder: string): Promise<Saved> {
  if (database.engine === 'postgres') return saveTablesOf(database, folder);
  const own = openDatabase(database.url);
  return saveTablesOf(own, folder).finally(() => own.close());
}

async function saveTablesOf({ kysely, engine }: Database, folder: string): Promise<Saved> {
  const reading = kysely.transaction().setAccessMode('read only');
  return (engine === 'postgres' ? reading.setIsolationLevel('repeatable read') : reading).execute(async (tx) => {
    const tables: Manifest['tables'] = [];
    for (const table of TABLES) tables.push(await saveTable(rowsOf(tx, engine, table), table, folder));
    const files = (await tx.selectFrom('files').selectAll().execute()).map(fileFrom);
    const leadFiles = await tx.selectFrom('lead_files').select('name').execute();
    return { tables, names: [...files.flatMap((file) => [file.name, ...variantNamesOf(file)]), ...leadFiles.map(({ name }) => name)] };
  });
}

type Table = (typeof TABLES)[number];

/** A letter that waits with a link into an account is left out, as the link itself is: restored, it would lead nowhere. */
function keptOf(table: Table) {
  return table === 'outbox' ? sql<boolean>`secret = ''` : sql<boolean>`1 = 1`;
}

/** Row by row, however large the table is: PostgreSQL through a cursor, SQLite as it reads. */
async function* rowsOf(tx: Transaction<Schema>, engine: Engine, table: Table): AsyncGenerator<Record<string, unknown>> {
  if (engine === 'sqlite') {
    yield* tx.selectFrom(table).selectAll().where(keptOf(table)).stream();
    return;
  }
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)} where ${keptOf(table)}`.execute(tx);
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
  const target = createWriteStream(join(folder, name), { flush: true });
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

/** A file swept between the snapshot and now was unused; its row comes back without bytes and is swept again. */
async function saveFile(storage: FileStorage, name: string, path: string): Promise<Manifest['files'][number] | undefined> {
  const source = await storage.open(name);
  if (!source) return undefined;
  const hash = createHash('sha256');
  source.stream.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(source.stream, createWriteStream(path, { flush: true }));
  return { name, size: source.size, sha256: hash.digest('hex') };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
