import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { HereParts } from '#api/features/troubles/look-here.ts';
import { openWatch } from '#api/features/troubles/watch.ts';
import { startSchedule, type Schedule } from '#api/kernel/scheduler.ts';
import type { Operations } from '#server/operations.ts';
import type { Database } from '#store/database/open.ts';
import { VERSION } from './version.ts';

const EVERY_MS = 15_000;

export type WatchOptions = { everyMs?: number } & Pick<HereParts, 'measureDisk' | 'databasePatienceMs'>;

type Parts = {
  database: Database;
  dataDir: string;
  clock: () => Date;
  operations: Operations;
  /** Where this server listens. */
  address: string;
  sendsMail: boolean;
  log: FastifyBaseLogger;
  options: WatchOptions | undefined;
};

/** Says that this server lives, and looks for trouble every few seconds, until it stops. */
export async function startWatch({
  database,
  dataDir,
  clock,
  operations,
  address,
  sendsMail,
  log,
  options = {},
}: Parts): Promise<Schedule> {
  const { everyMs = EVERY_MS, ...limits } = options;
  const watch = openWatch({
    database,
    dataDir,
    clock,
    ...limits,
    server: `${hostname()}:${new URL(address).port}`,
    version: VERSION,
    askStore: operations.fileWatch.glance,
    sendsMail,
    retention: operations.privacy.retentionGuard.state,
    report: operations.troubles.report,
    list: operations.troubles.list,
    onDatabaseGone: () => log.error('the database does not answer'),
  });
  const onError = (error: unknown) => log.warn({ err: error }, 'nobody could look for trouble');
  await watch.arrive();
  const schedule = startSchedule({ soonMs: everyMs, everyMs, run: watch.look, onError });
  return { stop: () => schedule.stop().then(watch.leave).catch(onError) };
}
