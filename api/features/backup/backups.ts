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
  type StoredBackup,
} from '#store/backup/list-backups.ts';
import { listElsewhere, nameOfFolder, noteBackups, type Keeper } from '#store/backup/shared-list.ts';
import { inspectBackup } from '#store/backup/inspect-backup.ts';
import { backupName, FilesMissing, makeBackup } from '#store/backup/make-backup.ts';
import { packBackup } from '#store/backup/pack.ts';
import { restoreWhole } from '#store/backup/restore-whole.ts';
import { RecordRefused, restoreRecord, type RestoredRecord } from '#store/backup/restore-record.ts';
import { tryRestore } from '#store/backup/try-restore.ts';
import { claimDaily, isBackedUp, noteBackupDone, returnClaim } from '#store/backup/claim-daily.ts';
import type { Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { latinDigits } from '#content/digits.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import type { ReportTrouble } from '#api/kernel/report-trouble.ts';
import { readFact, writeFact } from '#store/facts.ts';
import type { Seal } from '#store/seal.ts';
import { sharedTime } from '#store/shared-time.ts';
import { listServers } from '#store/servers.ts';
import { type LongWork, openLongWork, WorkElsewhere } from './long-work.ts';

const MOST_BACKUPS = 7;
const WORK = 'backup_work';
/** A server that has not been seen for so long has died with what it did. */
const SILENT_MS = 2 * 60_000;

/** So few lost files are a mishap; more are another folder, another bucket or a lost disk. */
export const FEW_MISSING = 5;

type Parts = {
  database: Database;
  storage: FileStorage;
  dataDir: string;
  clock: () => Date;
  report: ReportTrouble;
  seal: Seal;
  /** Clears the caches after a restored record. */
  onRestored: () => Promise<void>;
  onReplaced: () => Promise<void>;
};
/** What everything comes back from, where it lies or is fetched to, and the day it was made as somebody typed it. */
type Restoring = {
  source: { name: string; createdAt: string };
  bring: () => Promise<{ folder: string; drop: () => Promise<void> }>;
  confirm: string;
  actor: number | null;
};
/** `server` where it lies in the folder of another one, which is asked at `address`. */
export type ListedBackup = StoredBackup & { server?: string; address?: string };

export type Backups = ReturnType<typeof openBackups>;

/** Copies of everything, made while the site runs, kept in the data folder until somebody takes them elsewhere. */
export function openBackups({ database, storage, dataDir, clock, report, seal, onRestored, onReplaced }: Parts) {
  const folder = join(dataDir, 'backups');
  const work = openLongWork(clock, tellWork);

  /** With SQLite there is no other server. */
  let keeper: Keeper | undefined;

  async function find(name: string): Promise<StoredBackup> {
    const backup = isBackupName(name) ? (await listBackups(folder)).find((one) => one.name === name) : undefined;
    if (!backup) throw notFound();
    return backup;
  }

  async function list(): Promise<ListedBackup[]> {
    const here = await listBackups(folder);
    const others = keeper ? await listElsewhere(database.kysely, keeper.folder, clock()) : [];
    return [...here, ...others].toSorted((a, b) => (a.name < b.name ? 1 : -1));
  }

  let shared = Promise.resolve();

  /** Tells the other servers which backups lie here, one after the other: an older list must not come last. */
  function share(): Promise<void> {
    const shareNow = async () => {
      if (keeper) await noteBackups(database.kysely, keeper, await listBackups(folder), clock());
    };
    shared = shared.then(shareNow, shareNow);
    return shared;
  }

  /** Of all servers: each of them says what it does. */
  async function tellWork(latest: LongWork): Promise<void> {
    if (!keeper) return;
    const told = JSON.stringify({ ...latest, server: keeper.server });
    await writeFact(database.kysely, WORK, told).catch(() => undefined); // the work itself says what is wrong with the database
  }

  async function latestWork(): Promise<LongWork | undefined> {
    const own = work.latest();
    const text = keeper && own?.state !== 'running' ? await readFact(database.kysely, WORK) : undefined;
    if (text === undefined) return own;
    const { server, ...told } = WorkElsewhere.parse(JSON.parse(text));
    if (own && own.startedAt >= told.startedAt) return own;
    const now = await sharedTime(database, clock);
    const alive = await listServers(database.kysely, new Date(now.getTime() - SILENT_MS).toISOString());
    return told.state === 'running' && !alive.some(({ name }) => name === server) ? { ...told, state: 'failed' } : told;
  }

  /** Seven over all servers: each removes its own. */
  async function removeSurplus(): Promise<void> {
    for (const { name, server } of surplusOf(await list(), MOST_BACKUPS, clock()))
      if (server === undefined) await removeBackup(folder, name);
    await share();
  }

  function note(actor: number | null, action: string, name: string): Promise<void> {
    return recordAudit(database.kysely, { at: clock().toISOString(), actor, action, subject: `backups/${name}` });
  }

  function noting(actor: number | null, done: string, name: string, doIt: () => Promise<unknown>): () => Promise<void> {
    return async () => {
      try {
        await doIt();
      } catch (error) {
        await share();
        await note(actor, error instanceof FilesMissing ? 'backup-incomplete' : 'backup-failed', name);
        throw error;
      }
      await share();
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

  async function replaceAll({ source: { name }, bring, actor }: Restoring): Promise<Pick<LongWork, 'before' | 'reason'>> {
    const subject = `backups/${name}`;
    const temp = join(dataDir, 'uploads', 'tmp');
    try {
      const { folder: from, drop } = await bring();
      const parts = { database, storage, seal, folder: from, backups: folder, temp, clock, actor, subject };
      const { before, finish } = await restoreWhole(parts).catch((error: unknown) => drop().then(() => Promise.reject(error)));
      // From here on a failure leaves changed data behind.
      return await finish()
        .finally(drop)
        .then(share)
        .then(onReplaced)
        .then(
          () => ({ before }),
          () => ({ before, reason: 'restart' }),
        );
    } catch (error) {
      await note(actor, 'restore-refused', name);
      throw error;
    }
  }

  /** The day is typed: nobody puts another site in the place of this one by a slip of the finger. */
  function beginRestoring(restoring: Restoring): LongWork {
    const { name, createdAt } = restoring.source;
    if (digitsOf(restoring.confirm) !== digitsOf(createdAt.slice(0, 10))) throw invalid({ confirm: 'invalid' });
    return work.begin('restore', name, () => replaceAll(restoring));
  }

  return {
    list,
    beginRestoring,
    async beginRestoringBackup(name: string, confirm: string, actor: number | null): Promise<LongWork> {
      const source = await find(name);
      return beginRestoring({ source, confirm, actor, bring: async () => ({ folder: join(folder, name), drop: async () => {} }) });
    },
    /** Tells the other servers how this one is called and asked, and what it has; again every hour. */
    async arrive(server: string, address: string): Promise<void> {
      if (database.engine === 'sqlite') return;
      keeper = { folder: await nameOfFolder(folder), server, address };
      await share();
    },
    /** Where the server is asked that has it; nothing where that is this one. */
    async addressOf(name: string): Promise<string | undefined> {
      const found = isBackupName(name) ? (await list()).filter((one) => one.name === name) : [];
      return found.some(({ server }) => server === undefined) ? undefined : found[0]?.address;
    },
    /** One record as it was, as a new version of what is there. */
    async restoreRecord(name: string, record: string, actor: number | null): Promise<RestoredRecord> {
      await find(name);
      return bringBack(
        { database, storage, folder: join(folder, name), temp: join(dataDir, 'uploads', 'tmp'), now: clock(), actor },
        record,
        onRestored,
      );
    },
    latestWork,
    /** Awaited before the database is closed. */
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
      const isGone = await removeBackup(folder, name);
      await share();
      if (!isGone) throw notFound();
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
      await removeSurplus();
    },
    isBackedUp: () => isBackedUp(database.kysely, clock()),
    async sweep(): Promise<void> {
      if (work.latest()?.state !== 'running') await removeUnfinished(folder, clock());
      if (keeper) await removeSurplus();
    },
  };
}

/** Not every keyboard that shows digits has a hyphen. */
function digitsOf(day: string): string {
  return latinDigits(day).replace(/\D/g, '');
}

/** What cannot be brought back is refused by a code, for sentences in both languages. */
export async function bringBack(
  parts: Parameters<typeof restoreRecord>[0],
  record: string,
  onRestored: Parts['onRestored'],
): Promise<RestoredRecord> {
  try {
    const restored = await restoreRecord(parts, record);
    await onRestored();
    return restored;
  } catch (error) {
    if (!(error instanceof RecordRefused)) throw error;
    if (error.why === 'in-trash') throw new AppError('conflict', { reason: 'record-in-trash' });
    throw new AppError('not-found', { reason: 'not-in-backup' });
  }
}
