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
  'page_visits',
  'search_snapshots',
  'build_assets',
  'sqlite_sequence',
]);

/** What is stored, a line for every table and file that says whether it changed: equal means that nothing was. */
export async function stateOf({ server, dataDir }: Pick<TestApp, 'server' | 'dataDir'>): Promise<string> {
  const { kysely } = server.database;
  // Posters of films are made in the background; the state is compared when that has come to rest.
  await expect
    .poll(async () => kysely.selectFrom('files').select('name').where('variants_state', '=', 'pending').execute(), { timeout: 60_000 })
    .toEqual([]);
  const lines: string[] = [];
  const tables = (await kysely.introspection.getTables()).map(({ name }) => name).filter((name) => !IGNORED.has(name));
  for (const table of tables.toSorted()) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(kysely);
    const sorted = rows.map((row) => JSON.stringify(row)).toSorted();
    lines.push(`${table}: ${rows.length} ${hashOf(sorted.join('\n'))}`);
  }
  for (const file of await storedFiles(join(dataDir, 'uploads'))) lines.push(`${file}: ${hashOf(await readFile(file))}`);
  return lines.join('\n');
}

function hashOf(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function storedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return (
    entries
      // A smaller size is made when somebody looks at a picture, and the hourly round marks the folder as ours: that changes nothing.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !parseName(entry.name)?.variant)
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
  );
}
