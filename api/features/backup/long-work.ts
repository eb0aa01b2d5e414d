import * as z from 'zod';
import { FilesMissing } from '#store/backup/make-backup.ts';
import { BackupRefused } from '#store/backup/restore-backup.ts';
import { AppError, appErrorFrom, type ErrorCode } from '#api/errors.ts';

/** There was no room for the trial, or nothing could be written. */
const NO_ROOM: ReadonlySet<ErrorCode> = new Set(['disk-full', 'unavailable']);

/** The work in progress, or the last one. */
const Work = z.object({
  kind: z.enum(['make', 'verify', 'restore']),
  backup: z.string(),
  startedAt: z.string(),
  state: z.enum(['running', 'done', 'incomplete', 'failed']),
  /** How many files it lacks, where it is incomplete. */
  missing: z.number().exactOptional(),
  /** Why a restore was refused. `restart`: all is back and the server must start anew. `untried`: says nothing about the backup. */
  reason: z.enum(['newer', 'damaged', 'other-key', 'restart', 'untried']).exactOptional(),
  /** The copy of what was there before a restore. */
  before: z.string().exactOptional(),
});
export type LongWork = z.output<typeof Work>;

/** As the server that does it tells the others. */
export const WorkElsewhere = Work.extend({ server: z.string() });

type Outcome = Partial<Pick<LongWork, 'missing' | 'reason' | 'before'>>;

/** One at a time, because each reads the whole site; nobody has to hold a request open meanwhile. */
export function openLongWork(clock: () => Date, tell: (work: LongWork) => Promise<void>) {
  let latest: LongWork | undefined;
  let failure: unknown;
  let running = Promise.resolve();

  async function end(begun: LongWork, outcome: Pick<LongWork, 'state'> & Outcome, error?: unknown): Promise<void> {
    latest = { ...begun, ...outcome };
    failure = error;
    await tell(latest);
  }

  return {
    latest: () => latest,
    /** Resolves when the work has ended or failed. */
    settled: () => running,
    begin(kind: LongWork['kind'], backup: string, work: () => Promise<Outcome | void>): LongWork {
      if (latest?.state === 'running') throw new AppError('conflict', { reason: 'backup-running' });
      const begun: LongWork = { kind, backup, startedAt: clock().toISOString(), state: 'running' };
      latest = begun;
      running = tell(begun)
        .then(work)
        .then(
          (outcome) => end(begun, { state: 'done', ...outcome }),
          (error: unknown) => end(begun, failureOf(kind, error), error),
        );
      return begun;
    },
    async finished(): Promise<void> {
      await running;
      if (latest?.state !== 'done') throw failure;
    },
  };
}

function failureOf(kind: LongWork['kind'], error: unknown): Pick<LongWork, 'state'> & Outcome {
  if (error instanceof FilesMissing) return { state: 'incomplete', missing: error.missing };
  if (kind === 'verify' && NO_ROOM.has(appErrorFrom(error).code)) return { state: 'failed', reason: 'untried' };
  return error instanceof BackupRefused ? { state: 'failed', reason: error.why } : { state: 'failed' };
}
