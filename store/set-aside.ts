import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type Database } from '#store/database/open.ts';

const RENAME_YOURSELF = 'make an empty one, name it in DATABASE_URL and use npm run restore';
const SQLITE_FILES = ['', '-wal', '-shm'];

/** Where the database is now, and how to bring it back to its place. */
export type Aside = { location: string; undo: () => Promise<void> };

/** Moves a whole database out of the way, so that a backup can take its place. Nothing is deleted. No server may use it meanwhile. */
export function setAside(database: Pick<Database, 'engine' | 'url'>, dataDir: string, now: Date): Promise<Aside> {
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return database.engine === 'sqlite' ? moveFiles(database.url, join(dataDir, 'set-aside', stamp)) : renameDatabase(database.url, stamp);
}

async function moveFiles(path: string, folder: string): Promise<Aside> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pairs = SQLITE_FILES.map((ending) => [path + ending, join(folder, basename(path) + ending)] as const);
  const move = async (ways: readonly (readonly [from: string, to: string])[]) => {
    for (const [from, to] of ways) if (existsSync(from)) await rename(from, to);
  };
  await move(pairs);
  return { location: folder, undo: () => move(pairs.map(([here, aside]) => [aside, here])) };
}

/** The schema alone would not do: what looks for tables looks into every schema. */
async function renameDatabase(url: string, stamp: string): Promise<Aside> {
  const { pathname } = new URL(url);
  const name = decodeURIComponent(pathname.slice(1));
  if (name.includes('.')) throw new Error(`the database ${name} cannot be renamed by us, for the dot in its name: ${RENAME_YOURSELF}`);
  const aside = `${name}_${stamp}`;
  const beside = Object.assign(new URL(url), { pathname: '/postgres' }).href;
  await onDatabase(beside, async ({ kysely }) => {
    const { rows } = await sql<{ running: number }>`
      select count(*)::int as running from pg_stat_activity
      where datname = ${name} and application_name = 'lamha-listen'`.execute(kysely);
    const running = rows[0]?.running ?? 0;
    if (running > 0) throw new Error(`${running} servers still use the database: stop them first`);
    await sql`alter database ${sql.table(name)} rename to ${sql.table(aside)}`.execute(kysely);
    await sql`create database ${sql.table(name)} template template0`.execute(kysely);
  });
  return {
    location: `the database ${aside}`,
    undo: () =>
      onDatabase(beside, async ({ kysely }) => {
        await sql`drop database ${sql.table(name)}`.execute(kysely);
        await sql`alter database ${sql.table(aside)} rename to ${sql.table(name)}`.execute(kysely);
      }),
  };
}

async function onDatabase(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase(url);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
