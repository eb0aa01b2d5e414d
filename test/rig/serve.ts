import { flushCompileCache } from 'node:module';
import { readConfiguration } from '#api/configuration.ts';
import type { MailTimings } from '#api/features/outbox/worker.ts';
import { startServer } from '#server/start-server.ts';

/** A machine that runs many tests at once is slow, not overloaded. */
const TIMEOUT_MS = 60_000;

/** The real server without pages, as a process of its own that tests may kill. Prints its address when it listens. */
const { TEST_MAIL_TIMINGS = '{}', ...env } = process.env;
const server = await startServer(readConfiguration(env), {
  mail: JSON.parse(TEST_MAIL_TIMINGS) as Partial<MailTimings>,
  maxEventLoopDelayMs: TIMEOUT_MS,
});
flushCompileCache(); // whoever is killed has no time for it later
process.stdout.write(`listening ${server.address}\n`);
process.on('SIGTERM', () => void server.stop().finally(() => process.exit(0)));
