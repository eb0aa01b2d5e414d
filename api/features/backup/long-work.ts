import { FilesMissing } from '#store/backup/make-backup.ts';
import { AppError } from '#api/errors.ts';

/** What is being done, or was done last. */
export type LongWork = {
  kind: 'make' | 'verify';
  backup: string;
  startedAt: string;
  state: 'running' | 'done' | 'incomplete' | 'failed';
  /** How many files it lacks, where it is incomplete. */
  missing?: number;
};

/** One at a time, because each reads the whole site; nobody has to hold a request open meanwhile. */
export function openLongWork(clock: () => Date, tell: (work: LongWork) => Promise<void>) {
  let latest: LongWork | undefined;
  let failure: unknown;
  let running = Promise.resolve();

  async function end(begun: LongWork, outcome: Pick<LongWork, 'state' | 'missing'>, error?: unknown): Promise<void> {
    latest = { ...begun, ...outcome };
    failure = error;
    await tell(latest);
  }

  return {
    latest: () => latest,
    /** Ends when the work does, however it went. */
    settled: () => running,
    begin(kind: LongWork['kind'], backup: string, work: () => Promise<void>): LongWork {
      if (latest?.state === 'running') throw new AppError('conflict', { reason: 'backup-running' });
      const begun: LongWork = { kind, backup, startedAt: clock().toISOString(), state: 'running' };
      latest = begun;
      running = tell(begun)
        .then(work)
        .then(
          () => end(begun, { state: 'done' }),
          (error: unknown) =>
            end(begun, error instanceof FilesMissing ? { state: 'incomplete', missing: error.missing } : { state: 'failed' }, error),
        );
      return begun;
    },
    async finished(): Promise<void> {
      await running;
      if (latest?.state !== 'done') throw failure;
    },
  };
}
