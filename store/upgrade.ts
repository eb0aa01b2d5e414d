import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { recordAudit } from '#store/accounts/audit.ts';
import { noteBackupDone } from '#store/backup/claim-daily.ts';
import { backupName, makeBackup, type Made } from '#store/backup/make-backup.ts';
import { migrate, pendingMigrations } from '#store/database/migrate.ts';
import { withPatience, type Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';

/** "Lamha" as a number: whoever upgrades a PostgreSQL holds this lock, and it dies with the connection. */
const UPGRADE_LOCK = 0x4c_61_6d_68;
const LOOK_EVERY_MS = 300;
/** Behind a change to a table that waits, every reader of the servers that still run waits too, and is refused after five seconds. */
const WAITS_FOR_A_TABLE_MS = 1000;
const LETS_OTHERS_PASS_MS = 1000;
const TRIES_FOR_MS = 10 * 60_000;
/** PostgreSQL: a lock was not to be had in time, or two waited for each other. */
const HELD: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

type Parts = { database: Database; storage: FileStorage; dataDir: string; now: Date; makesBackup: boolean };
export type Upgraded = { applied: string[]; backup: Made | undefined };

/** Brings the database to this version. What somebody has filled already is backed up first, once, whoever else starts beside us. */
export async function upgradeDatabase(parts: Parts): Promise<Upgraded> {
  const { database } = parts;
  const { pending, isNew } = await pendingMigrations(database);
  const limits = { lockMs: WAITS_FOR_A_TABLE_MS };
  if (isNew || pending.length === 0 || !parts.makesBackup)
    return { applied: await withPatience(database, migrateBetweenReaders, limits), backup: undefined };
  const upgrade = (patient: Database) =>
    alone(patient, async () => {
      const backup = (await pendingMigrations(patient)).pending.length > 0 ? await backUp(parts) : undefined;
      const applied = await migrateBetweenReaders(patient);
      if (backup) await noteBackup(parts, backup);
      return { applied, backup };
    });
  return withPatience(database, upgrade, limits);
}

/** Gives way where somebody holds a table (a dump, a backup of another server), so that nobody has to wait for both. */
async function migrateBetweenReaders(database: Database): Promise<string[]> {
  const until = performance.now() + TRIES_FOR_MS;
  for (;;)
    try {
      return await migrate(database);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && HELD.has(error.code))) throw error;
      if (performance.now() > until)
        throw new Error(
          'the database cannot be upgraded: for ten minutes somebody has held one of its tables (a dump, a session left open; pg_stat_activity names it). End that, then start again.',
          { cause: error },
        );
      await wait(LETS_OTHERS_PASS_MS);
    }
}

async function backUp({ database, storage, dataDir, now }: Parts): Promise<Made> {
  try {
    return await makeBackup(database, storage, join(dataDir, 'backups'), now);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`no backup could be made before the upgrade: ${why}. Mend that, or set BACKUP_BEFORE_UPGRADE=0 if you have one.`, {
      cause: error,
    });
  }
}

async function noteBackup({ database: { kysely }, now }: Parts, { manifest }: Made): Promise<void> {
  if (!manifest.missing?.length) await noteBackupDone(kysely, now);
  await recordAudit(kysely, { at: now.toISOString(), actor: null, action: 'backup-made', subject: `backups/${backupName(now)}` });
}

/** With SQLite one server owns the folder, so it is alone already. */
function alone<Result>({ kysely, engine }: Database, doIt: () => Promise<Result>): Promise<Result> {
  if (engine === 'sqlite') return doIt();
  return kysely.connection().execute(async (db) => {
    const take = () => sql<{ taken: boolean }>`select pg_try_advisory_lock(${sql.lit(UPGRADE_LOCK)}) as taken`.execute(db);
    while (!(await take()).rows[0]?.taken) await wait(LOOK_EVERY_MS);
    try {
      return await doIt();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(UPGRADE_LOCK)})`.execute(db);
    }
  });
}
