import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { TroubleDetails } from '#content/troubles.ts';
import { sharedTime } from '#store/shared-time.ts';
import type { Database } from '#store/database/open.ts';
import { readTrustedTime } from '#store/privacy/trusted-time.ts';

const GIGABYTE = 1_000_000_000;
const SCARCE = { bytes: GIGABYTE, share: 0.05, shareUnder: 10 * GIGABYTE };
const MOST_SECONDS_OFF = 60;
const STORE_PATIENCE_MS = 8000;
const DATABASE_PATIENCE_MS = 5000;
/** A database that hung is not well again because of one good answer. */
const CALM_MS = 5 * 60_000;

export type HereParts = {
  database: Database;
  dataDir: string;
  clock: () => Date;
  /** Throws when the store of the files does not answer. */
  askStore: () => Promise<void>;
  server: string;
  /** Bytes that are free and all there are; of the data folder's own disk, unless a test has another. */
  measureDisk?: () => Promise<{ free: number; whole: number }>;
  databasePatienceMs?: number;
};

export type Here = Partial<Record<'store' | 'disk' | 'clock' | 'database', TroubleDetails>>;

/** What a server finds out about what is its own: nobody else can. */
export function openLookHere({ database, dataDir, clock, askStore, server, ...chosen }: HereParts) {
  const { measureDisk = () => measure(dataDir), databasePatienceMs = DATABASE_PATIENCE_MS } = chosen;
  const steadyStore = steady<TroubleDetails>();
  let hung: { from: Date; until: Date } | undefined;

  async function lookAtStore(): Promise<TroubleDetails | undefined> {
    const isThere = await Promise.race([
      askStore().then(
        () => true,
        () => false,
      ),
      wait(STORE_PATIENCE_MS, false, { ref: false }),
    ]);
    return steadyStore(isThere ? undefined : { server });
  }

  async function lookAtDisk(): Promise<TroubleDetails | undefined> {
    const { free, whole } = await measureDisk();
    const isScarce = free < SCARCE.bytes || (free < whole * SCARCE.share && free < SCARCE.shareUnder);
    return isScarce ? { megabytes: Math.floor(free / 1_000_000), server } : undefined;
  }

  /** PostgreSQL has a clock of its own; with SQLite only a clock that was set back can be known. */
  async function lookAtClock(): Promise<TroubleDetails | undefined> {
    const now = clock().getTime();
    const known = Date.parse((await readTrustedTime(database.kysely)) ?? '');
    const behind = Number.isNaN(known) ? 0 : Math.max(0, known - now);
    const off = Math.max(behind, Math.abs((await sharedTime(database, clock)).getTime() - now));
    return off > MOST_SECONDS_OFF * 1000 ? { seconds: Math.round(off / 1000), server } : undefined;
  }

  function noteSilence(from: Date): void {
    const until = clock();
    hung = { from: hung && until.getTime() - hung.until.getTime() < CALM_MS ? hung.from : from, until };
  }

  return {
    /** Asks the database with nobody waiting; true if the answer came in time. */
    async askDatabase(): Promise<boolean> {
      const from = clock();
      const isThere = await Promise.race([
        database.kysely
          .selectFrom('facts')
          .select('name')
          .limit(1)
          .execute()
          .then(
            () => true,
            () => false,
          ),
        wait(databasePatienceMs, false, { ref: false }),
      ]);
      if (!isThere) noteSilence(from);
      return isThere;
    },
    /** What failed after so long fell silent in between, and may answer again before anybody asks. */
    judgeFailure(from: Date): void {
      if (clock().getTime() - from.getTime() >= databasePatienceMs) noteSilence(from);
    },
    /** What is wrong just now; asked when the database answers. */
    async look(): Promise<Here> {
      const [store, disk, clockOff] = await Promise.all([lookAtStore(), lookAtDisk(), lookAtClock()]);
      const now = clock().getTime();
      if (hung && now - hung.until.getTime() >= CALM_MS) hung = undefined;
      const seconds = hung && Math.max(1, Math.round((hung.until.getTime() - hung.from.getTime()) / 1000));
      return {
        ...(store && { store }),
        ...(disk && { disk }),
        ...(clockOff && { clock: clockOff }),
        ...(seconds !== undefined && { database: { seconds, server } }),
      };
    },
  };
}

async function measure(folder: string): Promise<{ free: number; whole: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, whole: blocks * bsize };
}

/** Says what was found only when it was found twice in a row, and that it is gone only when it was gone twice: one bad moment is no trouble. */
function steady<Found>(times = 2): (found: Found | undefined) => Found | undefined {
  let told: Found | undefined;
  let others = 0;
  return (found) => {
    const isChange = (found === undefined) !== (told === undefined);
    others = isChange ? others + 1 : 0;
    if (!isChange || others >= times) {
      told = found;
      others = 0;
    }
    return told;
  };
}
