import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import type { Operations } from '#api/operations.ts';
import { startSelfTests } from './self-test.ts';
import type { Transport } from './transport.ts';
import { startMailWorker, type MailTimings } from './worker.ts';

type Parts = {
  database: Database;
  operations: Operations;
  changes: Changes;
  transport: Transport;
  publicUrl: string | undefined;
  clock: () => Date;
  log: (facts: object) => void;
  giveWay: () => Promise<void>;
  timings?: Partial<MailTimings> | undefined;
};

export type RunningMail = { wake: () => void; stop: () => Promise<void> };

/** Everything that happens to mail by itself. */
export function startMail({ database, operations, changes, transport, publicUrl, clock, log, giveWay, timings }: Parts): RunningMail {
  const { settings, leads, spam } = operations;
  const worker = startMailWorker({ database, kysely: database.kysely, settings, transport, publicUrl, clock, log, giveWay, timings });
  changes.onChange(worker.settingsChanged);
  const selfTests = startSelfTests({ database, leads, spam, clock, onError: (err) => log({ err }) });
  return {
    wake: worker.wake,
    stop: async () => {
      await Promise.all([worker.stop(), selfTests.stop()]);
    },
  };
}
