import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { parseName } from '#store/files/file-names.ts';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** Signing in, counting, noting and the hourly jobs change these without changing anything people see. */
const IGNORED = new Set([
  'sessions',
  'devices',
  'limits',
  'audit',
  'webhook_deliveries',
  'webhooks',
  'facts',
  'servers',
  'work_leases',
  'kept_backups',
  'troubles',
  'search_snapshots',
  'build_assets',
  'sqlite_sequence',
]);

/** One hash over every row of every table and every stored file: equal means that nothing was changed. */
export async function stateOf({ server, dataDir }: Pick<TestApp, 'server' | 'dataDir'>): Promise<string> {
  const { kysely } = server.database;
  // Posters of films are made in the background; the state is compared when that has come to rest.
  await expect
    .poll(async () => kysely.selectFrom('files').select('name').where('variants_state', '=', 'pending').execute(), { timeout: 20_000 })
    .toEqual([]);
  const hash = createHash('sha256');
  const tables = (await kysely.introspection.getTables()).map(({ name }) => name).filter((name) => !IGNORED.has(name));
  for (const table of tables.toSorted()) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(kysely);
    hash.update(
      `${table}\n${rows
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join('\n')}\n`,
    );
  }
  for (const file of await storedFiles(join(dataDir, 'uploads'))) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

async function storedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return (
    entries
      // A smaller size is made when somebody looks at a picture, and changes nothing.
      .filter((entry) => entry.isFile() && !parseName(entry.name)?.variant)
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
  );
}
