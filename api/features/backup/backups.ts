import type { Readable } from 'node:stream';
import { join } from 'node:path';
import { recordAudit } from '#store/accounts/audit.ts';
import {
  isBackupName,
  keepProof,
  listBackups,
  removeBackup,
  removeUnfinished,
  surplusOf,
  type KeptBackup,
} from '#store/backup/list-backups.ts';
import { inspectBackup } from '#store/backup/inspect-backup.ts';
import { backupName, FilesMissing, makeBackup } from '#store/backup/make-backup.ts';
import { packBackup } from '#store/backup/pack.ts';
import { tryRestore } from '#store/backup/try-restore.ts';
import { claimDaily, isBackedUp, noteBackupDone, returnClaim } from '#store/backup/claim-daily.ts';
import type { Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { notFound } from '#api/errors.ts';
import type { ReportTrouble } from '#api/kernel/report-trouble.ts';
import { type LongWork, openLongWork } from './long-work.ts';

const KEPT = 7;

/** So few lost files are a mishap; more are another folder, another bucket or a lost disk. */
export const FEW_MISSING = 5;

type Parts = { database: Database; storage: FileStorage; dataDir: string; clock: () => Date; report: ReportTrouble };

export type Backups = ReturnType<typeof openBackups>;

/** Copies of everything, made while the site runs, kept in the data folder until somebody takes them elsewhere. */
export function openBackups({ database, storage, dataDir, clock, report }: Parts) {
  const folder = join(dataDir, 'backups');
  const work = openLongWork(clock);

  async function find(name: string): Promise<KeptBackup> {
    const backup = isBackupName(name) ? (await listBackups(folder)).find((one) => one.name === name) : undefined;
    if (!backup) throw notFound();
    return backup;
  }

  /** What came of it is kept in the history, where everybody can read it. */
  function note(actor: number | null, action: string, name: string): Promise<void> {
    return recordAudit(database.kysely, { at: clock().toISOString(), actor, action, subject: `backups/${name}` });
  }

  function noting(actor: number | null, done: string, name: string, doIt: () => Promise<unknown>): () => Promise<void> {
    return async () => {
      try {
        await doIt();
      } catch (error) {
        await note(actor, error instanceof FilesMissing ? 'backup-incomplete' : 'backup-failed', name);
        throw error;
      }
      await note(actor, done, name);
    };
  }

  function make(actor: number | null): LongWork {
    const now = clock();
    const name = backupName(now);
    return work.begin(
      'make',
      name,
      noting(actor, 'backup-made', name, () => makeAndVerify(now)),
    );
  }

  /** Read once more from the disk it was written to. With few files missing it still counts as one: what is left must not rest. */
  async function makeAndVerify(now: Date): Promise<void> {
    try {
      const made = await makeBackup(database, storage, folder, now);
      const { damaged, missing } = await inspectBackup(made.folder);
      if (damaged.length > 0) throw new Error(`the backup is damaged: ${damaged.slice(0, FEW_MISSING).join('; ')}`);
      if (missing.length <= FEW_MISSING) await noteBackupDone(database.kysely, now);
      if (missing.length > 0) throw new FilesMissing(missing.length, made.manifest.files.length + missing.length);
    } catch (error) {
      await report('backup', { missing: error instanceof FilesMissing ? error.missing : 0 });
      throw error;
    }
    await report('backup', undefined);
  }

  async function proveRestorable(name: string): Promise<void> {
    const rows = await tryRestore(join(folder, name));
    await keepProof(join(folder, name), { at: clock().toISOString(), rows });
  }

  return {
    list: () => listBackups(folder),
    latestWork: work.latest,
    /** For whoever closes the database. */
    settled: work.settled,
    beginMaking: make,
    /** Restores it into a database of its own; the outcome is kept with the backup. */
    async beginVerifying(name: string, actor: number | null): Promise<LongWork> {
      await find(name);
      return work.begin(
        'verify',
        name,
        noting(actor, 'backup-verified', name, () => proveRestorable(name)),
      );
    },
    async download(name: string, actor: number | null): Promise<{ stream: Readable; fileName: string }> {
      await find(name);
      await note(actor, 'backup-downloaded', name);
      return { stream: packBackup(join(folder, name)), fileName: `lamha-${name}.tar.gz` };
    },
    async remove(name: string, actor: number | null): Promise<void> {
      await find(name);
      await removeBackup(folder, name);
      await note(actor, 'backup-removed', name);
    },
    /** Once a day over all processes; older ones than the newest seven make room, but never the newest that lacks no file. */
    async makeDaily(): Promise<void> {
      const now = clock();
      if (!(await claimDaily(database.kysely, now))) return;
      try {
        make(null);
        await work.finished();
      } catch (error) {
        // An incomplete one is the day's: making it again every hour would bring no file back.
        if (!(error instanceof FilesMissing)) {
          await returnClaim(database.kysely, now);
          throw error;
        }
      }
      for (const { name } of surplusOf(await listBackups(folder), KEPT, now)) await removeBackup(folder, name);
    },
    isBackedUp: () => isBackedUp(database.kysely, clock()),
    sweep: () => removeUnfinished(folder, clock()),
  };
}
