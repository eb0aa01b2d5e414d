import { join } from 'node:path';
import * as z from 'zod';
import { mkdtemp, rm } from 'node:fs/promises';
import { filesOfRecord, type RestoredRecord } from '#store/backup/restore-record.ts';
import { refuseNewerBackup } from '#store/backup/restore-backup.ts';
import { isBackupName, listBackups } from '#store/backup/list-backups.ts';
import { openAgeKey } from '#store/copies/age-key.ts';
import { fetchCopy, listCopies, removeOldCopies, sendCopy, type CopyIndex } from '#store/copies/copies.ts';
import { proveCopy } from '#store/copies/prove-copy.ts';
import { openTarget } from '#store/copies/target.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { AppError, notFound } from '#api/errors.ts';
import { bringBack } from './backups.ts';
import type { Database } from '#store/database/open.ts';
import { readFact, writeFact } from '#store/facts.ts';
import type { ReportTrouble } from '#api/kernel/report-trouble.ts';

const LAST = 'last_copy';

/** What became of the last copy that was sent elsewhere; `proof` is missing where the server has only the public key. */
export const LastCopy = z.object({
  name: z.string(),
  at: z.iso.datetime(),
  place: z.string(),
  rows: z.number(),
  files: z.number(),
  newFiles: z.number(),
  seconds: z.number(),
  proof: z.object({ rows: z.number(), files: z.number() }).optional(),
});
export type LastCopy = z.output<typeof LastCopy>;

type Parts = {
  database: Database;
  storage: FileStorage;
  /** Clears the caches after a restored record. */
  onRestored: () => Promise<void>;
  dataDir: string;
  clock: () => Date;
  report: ReportTrouble;
  /** Where copies go and the key they are sealed with; without them none are made. */
  copies: { url: string; key: string } | undefined;
};

export type Copies = ReturnType<typeof openCopies>;

/** Sealed copies that leave the house: of each day's backup, sent by the server that made it. */
export function openCopies({ database, storage, dataDir, clock, report, copies, onRestored }: Parts) {
  const { kysely } = database;
  const backups = join(dataDir, 'backups');

  async function last(): Promise<LastCopy | undefined> {
    const text = await readFact(kysely, LAST);
    return text === undefined ? undefined : LastCopy.parse(JSON.parse(text));
  }

  async function openCopyStore({ url, key }: NonNullable<Parts['copies']>) {
    return { target: openTarget(url), key: await openAgeKey(key), temp: backups };
  }

  async function send(name: string, to: NonNullable<Parts['copies']>): Promise<void> {
    const from = performance.now();
    const store = await openCopyStore(to);
    const sent = await sendCopy(store, join(backups, name), name);
    await removeOldCopies(store);
    const proof = store.key.identity === undefined ? undefined : await proveCopy(store, sent);
    const { rows, files, newFiles } = sent;
    const seconds = Math.round((performance.now() - from) / 1000);
    const said: LastCopy = {
      name,
      at: clock().toISOString(),
      place: store.target.location,
      rows,
      files: files.length,
      newFiles,
      seconds,
      proof,
    };
    await writeFact(kysely, LAST, JSON.stringify(said));
  }

  async function find(name: string) {
    if (!copies || !isBackupName(name)) throw notFound();
    const store = await openCopyStore(copies);
    if (store.key.identity === undefined) throw new AppError('conflict', { reason: 'copy-sealed' });
    const source = (await listCopies(store)).find((copy) => copy.name === name);
    if (!source) throw notFound();
    const folder = join(backups, `${name}.copy`);
    const drop = () => rm(folder, { recursive: true, force: true });
    const bring = async () => {
      await drop();
      await fetchCopy(store, name, { folder, check: refuseNewerBackup }).catch(async (error: unknown) => {
        await drop();
        throw error;
      });
      return { folder, drop };
    };
    return { source, store, bring };
  }

  return {
    isOn: copies !== undefined,
    last,
    /** All that lie elsewhere, newest first; the same for every server. A place that does not answer is told, and no reason to fail. */
    async list(): Promise<{ copies: CopyIndex[]; opens: boolean; isThere: boolean }> {
      if (!copies) return { copies: [], opens: false, isThere: true };
      const store = await openCopyStore(copies);
      const opens = store.key.identity !== undefined;
      return listCopies(store).then(
        (found) => ({ copies: found, opens, isThere: true }),
        () => ({ copies: [], opens, isThere: false }),
      );
    },
    find,
    /** Fetches what one record needs, and brings it back as a new version. */
    async restoreRecord(name: string, record: string, actor: number | null): Promise<RestoredRecord> {
      const { store } = await find(name);
      const folder = await mkdtemp(join(backups, 'copy-'));
      try {
        await fetchCopy(store, name, { folder, files: () => filesOfRecord(folder, record) });
        const temp = join(dataDir, 'uploads', 'tmp');
        return await bringBack({ database, storage, folder, temp, now: clock(), actor }, record, onRestored);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    /** The newest whole backup of this server, unless that or a newer one has been sent. Asked every hour, so a failure is tried again. */
    async sendNewest(): Promise<void> {
      if (!copies) return;
      const newest = (await listBackups(backups)).find(({ missing }) => missing === 0);
      if (!newest || newest.name <= ((await last())?.name ?? '')) return;
      try {
        await send(newest.name, copies);
      } catch (error) {
        await report('copies', { reason: error instanceof Error ? error.message : String(error) });
        throw error;
      }
      await report('copies', undefined);
    },
  };
}
