import type { Readable } from 'node:stream';
import { join } from 'node:path';
import { recordAudit } from '#store/accounts/audit.ts';
import { isBackupName, keepProof, listBackups, removeBackup, type KeptBackup } from '#store/backup/list-backups.ts';
import { makeBackup } from '#store/backup/make-backup.ts';
import { packBackup } from '#store/backup/pack.ts';
import { tryRestore } from '#store/backup/try-restore.ts';
import { claimDaily } from '#store/backup/claim-daily.ts';
import type { Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { AppError, notFound } from '#api/errors.ts';

const KEPT = 7;

type Parts = { database: Database; storage: FileStorage; dataDir: string; clock: () => Date };

export type Backups = ReturnType<typeof openBackups>;

/** Copies of everything, made while the site runs, kept in the data folder until somebody takes them elsewhere. */
export function openBackups({ database, storage, dataDir, clock }: Parts) {
  const folder = join(dataDir, 'backups');
  let isBusy = false;

  /** One at a time: each reads the whole site. */
  async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isBusy) throw new AppError('conflict', { reason: 'backup-running' });
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  }

  async function find(name: string): Promise<KeptBackup> {
    const backup = isBackupName(name) ? (await listBackups(folder)).find((one) => one.name === name) : undefined;
    if (!backup) throw notFound();
    return backup;
  }

  function note(actor: number | null, action: string, name: string): Promise<void> {
    return recordAudit(database.kysely, { at: clock().toISOString(), actor, action, subject: `backups/${name}` });
  }

  async function make(actor: number | null): Promise<KeptBackup> {
    const { manifest } = await alone(() => makeBackup(database, storage, folder, clock()));
    const name = manifest.createdAt.replaceAll(':', '-');
    await note(actor, 'backup-made', name);
    return find(name);
  }

  return {
    list: () => listBackups(folder),
    make,
    /** Restores it into a database of its own; the outcome is kept with the backup. */
    async verify(name: string, actor: number | null): Promise<KeptBackup> {
      await find(name);
      const rows = await alone(() => tryRestore(join(folder, name)).catch(() => undefined));
      if (rows === undefined) throw new AppError('conflict', { reason: 'backup-damaged' });
      await keepProof(join(folder, name), { at: clock().toISOString(), rows });
      await note(actor, 'backup-verified', name);
      return find(name);
    },
    async download(name: string): Promise<{ stream: Readable; fileName: string }> {
      await find(name);
      return { stream: packBackup(join(folder, name)), fileName: `lamha-${name}.tar.gz` };
    },
    async remove(name: string, actor: number | null): Promise<void> {
      await find(name);
      await removeBackup(folder, name);
      await note(actor, 'backup-removed', name);
    },
    /** Once a day over all processes; older ones than the newest seven make room. */
    async makeDaily(): Promise<boolean> {
      if (!(await claimDaily(database.kysely, clock()))) return false;
      await make(null);
      for (const { name } of (await listBackups(folder)).slice(KEPT)) await removeBackup(folder, name);
      return true;
    },
  };
}
