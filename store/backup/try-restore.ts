import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type Database } from '#store/database/open.ts';
import { openDiskStorage } from '#store/files/disk-storage.ts';
import { missingIn } from './inspect-backup.ts';
import { FilesMissing } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup, restoreRows } from './restore-backup.ts';

/** The only proof of a backup: into a new SQLite file, as both engines read it. Throws for a bad file or a lost row; answers the rows. */
export async function tryRestore(folder: string): Promise<number> {
  const scratch = `${folder}.trial`;
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch); // with `recursive`, a disk that takes nothing would be "no such file"
  const database = openDatabase(join(scratch, 'lamha.sqlite'));
  try {
    const storage = await openDiskStorage(scratch);
    const manifest = await restoreBackup(database, storage, folder, join(scratch, 'uploads', 'tmp'));
    const missing = await missingIn(folder, manifest);
    if (missing.length > 0) throw new FilesMissing(missing.length, manifest.files.length + missing.length);
    return await countRestored(database, manifest);
  } finally {
    await database.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The same for its tables alone, where the files are proven in another way. */
export async function tryRestoreTables(folder: string, manifest: Manifest): Promise<number> {
  const database = openDatabase(join(folder, 'trial.sqlite'));
  try {
    await restoreRows(database, manifest, folder);
    return await countRestored(database, manifest);
  } finally {
    await database.close();
  }
}

async function countRestored({ kysely }: Database, { tables }: Manifest): Promise<number> {
  let rows = 0;
  for (const { name, rows: wanted } of tables) {
    const table = name.replace('.jsonl', '');
    const { rows: counted } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(kysely);
    const found = Number(counted[0]?.count ?? 0);
    if (found < wanted) throw new Error(`${table}: ${found} of ${wanted} rows came back`);
    rows += wanted;
  }
  return rows;
}
