import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { storedBackupIn, type StoredBackup } from './list-backups.ts';

const NAME_FILE = '.folder';
const FORGOTTEN_AFTER_MS = 7 * 24 * 3600_000;

/** Whose backups they are, for people, and where its server is asked. */
export type Keeper = { folder: string; server: string; address: string };
/** A backup that lies in the folder of another server. */
export type BackupElsewhere = StoredBackup & Keeper;

type Db = Kysely<Schema>;

/** A folder keeps its name when the server gets another one, as containers do at each start. */
export async function nameOfFolder(folder: string): Promise<string> {
  const path = join(folder, NAME_FILE);
  await mkdir(folder, { recursive: true });
  await writeFile(path, randomUUID(), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(path, 'utf8');
}

/** Says what lies in a folder, in place of what was said before. */
export async function noteBackups(db: Db, { folder, server, address }: Keeper, backups: readonly StoredBackup[], now: Date): Promise<void> {
  const seen_at = now.toISOString();
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('kept_backups').where('folder', '=', folder).execute();
    if (backups.length === 0) return;
    await tx
      .insertInto('kept_backups')
      .values(backups.map((backup) => ({ folder, name: backup.name, server, address, facts: JSON.stringify(backup), seen_at })))
      .execute();
  });
}

/** Those of a server that has been silent for a week are gone with it. */
export async function listElsewhere(db: Db, own: string, now: Date): Promise<BackupElsewhere[]> {
  const since = new Date(now.getTime() - FORGOTTEN_AFTER_MS).toISOString();
  const rows = await db.selectFrom('kept_backups').selectAll().where('folder', '!=', own).where('seen_at', '>=', since).execute();
  return rows.map(({ folder, server, address, facts }) => ({ ...storedBackupIn(facts), folder, server, address }));
}
