import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { recordIn } from '#content/known.ts';
import type { Database } from '#store/database/open.ts';
import { forgetLeases } from '#store/leases.ts';
import { claimDueMail, endLease } from '#store/mail/leases.ts';
import { queueMail, type NewMail, type QueuedMail } from '#store/mail/outbox.ts';
import { retryWaiting } from '#store/mail/read-outbox.ts';
import { tellSent } from './tell-sent.ts';
import { composeMail, type ComposeParts } from './compose-mail.ts';
import { RETRY_DELAYS_MS } from '#api/kernel/retry-delays.ts';
import { messageIdOf } from '#api/mail/message.ts';
import type { Transport } from '#api/mail/transport.ts';

const MINUTE_MS = 60_000;

/** How patient the worker is, and how busy. Tests that kill and restart it have less time than the night a mail server is down. */
export type MailTimings = {
  waitsMs: readonly number[];
  leaseMs: number;
  pollMs: number;
  finishMs: number;
  atOnce: number;
  silenceMs?: number;
};

const TIMINGS: MailTimings = {
  waitsMs: RETRY_DELAYS_MS,
  leaseMs: 2 * MINUTE_MS,
  pollMs: 5000,
  finishMs: 3000,
  atOnce: 4,
};
const ERROR_LENGTH = 300;
/** Mail settings are missing: this does not count as a try. */
const ASK_AGAIN_MS = 5 * MINUTE_MS;

type Parts = ComposeParts & {
  database: Database;
  transport: Transport;
  clock: () => Date;
  log: (facts: { mail?: number; err?: unknown }) => void;
  /** Waits while visitors are being answered. */
  giveWay: () => Promise<void>;
  timings?: Partial<MailTimings> | undefined;
};

export type MailWorker = { wake: () => void; settingsChanged: () => void; stop: () => Promise<void> };

/** Sends what is queued, each mail by one worker at a time. */
export function startMailWorker({ database, transport, clock, log, giveWay, timings, ...compose }: Parts): MailWorker {
  const { waitsMs, leaseMs, pollMs, finishMs, atOnce } = { ...TIMINGS, ...timings };
  const lease = randomUUID();
  const stopNow = new AbortController();
  let isStopping = false;
  let isWanted = false;
  let running: Promise<void> | undefined;

  async function deliver(row: QueuedMail): Promise<void> {
    const later = (ms: number) => new Date(clock().getTime() + ms).toISOString();
    try {
      const message = await composeMail(compose, row);
      if (typeof message === 'string') {
        await endLease(database, row, { run_at: later(ASK_AGAIN_MS), attempts: row.attempts - 1, last_error: message });
        return;
      }
      const { rejected } = await transport.send(
        message,
        { messageId: messageIdOf(row, message), date: new Date(row.created_at) },
        stopNow.signal,
      );
      await finish(row, rejected);
    } catch (error) {
      if (stopNow.signal.aborted) {
        await endLease(database, row, { attempts: row.attempts - 1 });
        return;
      }
      log({ mail: row.id });
      const pause = waitsMs[row.attempts - 1];
      const said = error instanceof Error ? error.message : String(error);
      const last_error = said.replace(/\s+/g, ' ').slice(0, ERROR_LENGTH);
      await endLease(database, row, pause === undefined ? { dead_at: later(0), last_error } : { run_at: later(pause), last_error });
    }
  }

  /** Some of several receivers may have been refused: they alone are tried again. */
  function finish(row: QueuedMail, rejected: readonly string[]): Promise<void> {
    return database.kysely.transaction().execute(async (tx) => {
      const at = clock().toISOString();
      const isOurs = await endLease({ kysely: tx }, row, { done_at: at, last_error: '', secret: '' });
      if (isOurs && rejected.length === 0) await tellSent(tx, row, at);
      if (isOurs && rejected.length > 0)
        await queueMail(tx, { ...againTo(row, rejected), leadId: row.lead_id, attempts: row.attempts }, clock());
    });
  }

  async function runUntilEmpty(): Promise<void> {
    while (!isStopping) {
      await giveWay();
      const [row] = await claimDueMail(database, { lease, now: clock(), leaseMs, atMost: 1 });
      if (!row) return;
      await deliver(row);
    }
  }

  async function work(): Promise<void> {
    while (isWanted && !isStopping) {
      isWanted = false;
      const ended = await Promise.allSettled(Array.from({ length: atOnce }, runUntilEmpty));
      for (const one of ended) if (one.status === 'rejected') log({ err: one.reason });
    }
    running = undefined;
  }

  function wake(): void {
    if (isStopping) return;
    isWanted = true;
    running ??= work();
  }

  const timer = setInterval(wake, pollMs);
  timer.unref();
  void forgetLeases(database, 'outbox').then(wake, (error: unknown) => log({ err: error }));

  return {
    wake,
    settingsChanged: () => void retryWaiting(database.kysely, clock()).then(wake, (error: unknown) => log({ err: error })),
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await Promise.race([running, wait(finishMs, undefined, { ref: false })]);
      stopNow.abort();
      await running;
    },
  };
}

function againTo({ kind, payload, secret }: QueuedMail, to: readonly string[]): Pick<NewMail, 'kind' | 'payload' | 'secret'> {
  return { kind, secret, payload: { ...recordIn(payload), to } };
}
