import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { recordIn } from '#content/known.ts';
import { saveTables } from '#store/backup/make-backup.ts';
import type { Manifest } from '#store/backup/manifest.ts';
import { restoreRows } from '#store/backup/restore-backup.ts';
import { appliedMigrations, migrate } from '#store/database/migrate.ts';
import type { Database } from '#store/database/open.ts';

export type Moved = { tables: number; rows: number };
type Tell = (step: string, done: number, of: number) => void;

/** All rows of one database into an empty one of either engine, read again on the other side and compared. */
export async function moveRows(from: Database, to: Database, temp: string, tell: Tell): Promise<Moved> {
  await mkdir(temp, { recursive: true });
  const scratch = await mkdtemp(join(temp, 'move-'));
  try {
    const [there, here] = [join(scratch, 'from'), join(scratch, 'to')];
    for (const side of [there, here]) await mkdir(join(side, 'tables'), { recursive: true, mode: 0o700 });
    await migrate(from); // both know the same then
    tell('reading', 0, 3);
    const { tables } = await saveTables(from, join(there, 'tables'));
    const manifest: Manifest = { format: 1, createdAt: '', migrations: await appliedMigrations(from), tables, files: [] };
    tell('writing', 1, 3);
    await restoreRows(to, manifest, there);
    tell('comparing', 2, 3);
    await saveTables(to, join(here, 'tables'));
    for (const { name } of tables)
      if ((await digestOf(join(there, 'tables', name))) !== (await digestOf(join(here, 'tables', name))))
        throw new Error(`${name.replace('.jsonl', '')} is not the same on both sides: the new database must not be used`);
    tell('compared', 3, 3);
    return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Of all rows in any order, each with its columns in one order: the engines give neither the same. */
async function digestOf(path: string): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const row = recordIn(line);
    lines.push(
      createHash('sha256')
        .update(JSON.stringify(row, Object.keys(row).toSorted()))
        .digest('base64'),
    );
  }
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
}
