import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { HereParts } from '#api/features/troubles/look-here.ts';
import { openWatch } from '#api/features/troubles/watch.ts';
import { startSchedule, type Schedule } from '#api/kernel/scheduler.ts';
import type { Configuration } from '#api/configuration.ts';
import type { Operations } from '#server/operations.ts';
import type { Database } from '#store/database/open.ts';
import { VERSION } from '#store/version.ts';

const EVERY_MS = 15_000;

export type WatchOptions = { everyMs?: number } & Pick<HereParts, 'measureDisk' | 'databasePatienceMs'>;

type Parts = {
  database: Database;
  dataDir: string;
  clock: () => Date;
  operations: Operations;
  /** Where this server listens. */
  address: string;
  configuration: Pick<Configuration, 'host' | 'serverUrl'>;
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
  configuration: { host, serverUrl },
  sendsMail,
  log,
  options = {},
}: Parts): Promise<Schedule> {
  const { everyMs = EVERY_MS, ...limits } = options;
  const server = `${hostname()}:${new URL(address).port}`;
  const watch = openWatch({
    database,
    dataDir,
    clock,
    ...limits,
    server,
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
  await operations.backups.arrive(server, serverUrl ?? peerAddressOf(host, address));
  const schedule = startSchedule({ soonMs: everyMs, everyMs, run: watch.look, onError });
  return { stop: () => schedule.stop().then(watch.leave).catch(onError) };
}

/** Where the other servers ask it: who listens on every address is found by its name. */
function peerAddressOf(host: string, address: string): string {
  return ['0.0.0.0', '::'].includes(host) ? `http://${hostname()}:${new URL(address).port}` : address;
}
