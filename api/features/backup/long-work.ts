import { AppError } from '#api/errors.ts';

/** What is being done, or was done last; known to the process that does it. */
export type LongWork = {
  kind: 'make' | 'verify';
  backup: string;
  startedAt: string;
  state: 'running' | 'done' | 'failed';
};

/** One at a time, because each reads the whole site; nobody has to hold a request open meanwhile. */
export function openLongWork(clock: () => Date) {
  let latest: LongWork | undefined;
  let failure: unknown;
  let running = Promise.resolve();

  function end(state: 'done' | 'failed', error?: unknown) {
    latest = { ...latest!, state };
    failure = error;
  }

  return {
    latest: () => latest,
    /** Ends when the work does, however it went. */
    settled: () => running,
    begin(kind: LongWork['kind'], backup: string, work: () => Promise<void>): LongWork {
      if (latest?.state === 'running') throw new AppError('conflict', { reason: 'backup-running' });
      latest = { kind, backup, startedAt: clock().toISOString(), state: 'running' };
      running = work().then(
        () => end('done'),
        (error: unknown) => end('failed', error),
      );
      return latest;
    },
    async finished(): Promise<void> {
      await running;
      if (latest?.state === 'failed') throw failure;
    },
  };
}
