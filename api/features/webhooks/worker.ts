import { randomUUID } from 'node:crypto';
import type { Database } from '#store/database/open.ts';
import { forgetLeases } from '#store/leases.ts';
import { UnknownSubject } from '#store/webhooks/events.ts';
import { claimDelivery, endDelivery, receiversDue } from '#store/webhooks/leases.ts';
import { listFailing, noteFailure, noteTaken, type DueDelivery } from '#store/webhooks/webhooks.ts';
import type { ReportTrouble } from '#api/kernel/report-trouble.ts';
import { RETRY_DELAYS_MS } from '#api/kernel/retry-delays.ts';
import { composeEvent } from './compose.ts';
import { sendWebhook, type Guard } from './send-webhook.ts';

const LEASE_MS = 2 * 60_000;
/** So long is heard out what is under way when the server stops: cut off, a receiver that has it would be told again. */
const HEARD_OUT_MS = 3000;
const HOUR_MS = 3_600_000;
/** As mails at first, then four times a day: a receiver that is down for three days misses nothing. */
const WAITS_MS = [...RETRY_DELAYS_MS, ...Array.from({ length: 12 }, () => 6 * HOUR_MS)];

export type WebhookTimings = { waitsMs: readonly number[]; pollMs: number };
const TIMINGS: WebhookTimings = { waitsMs: WAITS_MS, pollMs: 5000 };

type Parts = Guard & {
  database: Database;
  clock: () => Date;
  log: (error: unknown) => void;
  report: ReportTrouble;
  timings?: Partial<WebhookTimings> | undefined;
};

/** Tells other programs what is queued, each time by one worker, with the patience mails have. */
export function startWebhooks({ database, clock, log, report, timings, ...guard }: Parts): { stop: () => Promise<void> } {
  const { waitsMs, pollMs } = { ...TIMINGS, ...timings };
  const lease = randomUUID();
  let isStopping = false;
  const cutting = new AbortController();
  /** A lane for each receiver, as many as there may be receivers: a slow one delays its own calls alone. */
  const lanes = new Map<number, Promise<void>>();

  async function deliver(row: DueDelivery): Promise<void> {
    const now = clock();
    const body = await composeEvent(database.kysely, row).catch((error: unknown) => refused(row, error, now));
    if (body instanceof UnknownSubject) return undefined;
    if (body === undefined) return endDelivery(database, row, { done_at: now.toISOString(), answer: 'gone' });
    const { isTaken, status, answer } = await sendWebhook({ ...row, body, now, signal: cutting.signal }, guard);
    if (cutting.signal.aborted && !isTaken) return endDelivery(database, row, { attempts: row.attempts - 1 });
    const pause = waitsMs[row.attempts - 1];
    const at = (ms: number) => new Date(clock().getTime() + ms).toISOString();
    const outcome = isTaken ? { done_at: at(0) } : pause === undefined ? { dead_at: at(0) } : { run_at: at(pause) };
    await endDelivery(database, row, { ...outcome, status, answer });
    if (!isTaken) return noteFailure(database.kysely, row.webhook_id, now.toISOString());
    if (await noteTaken(database.kysely, row.webhook_id, at(0))) await report(`webhooks/${row.webhook_id}`, undefined);
    return undefined;
  }

  /** Waiting would not help: it is given up at once, and both the log of the webhook and that of the server say why. */
  async function refused(row: DueDelivery, error: unknown, now: Date): Promise<UnknownSubject> {
    if (!(error instanceof UnknownSubject)) throw error;
    log(error);
    await endDelivery(database, row, { dead_at: now.toISOString(), answer: error.message });
    return error;
  }

  /** Sends the events of one webhook one at a time, so that its receiver is never called twice at once. */
  async function serve(webhookId: number): Promise<void> {
    try {
      while (!isStopping) {
        const row = await claimDelivery(database, webhookId, { lease, now: clock(), leaseMs: LEASE_MS });
        if (!row) return;
        await deliver(row);
      }
    } catch (error) {
      if (!isStopping) log(error);
    } finally {
      lanes.delete(webhookId);
    }
  }

  async function look(): Promise<void> {
    try {
      for (const { id, name } of await listFailing(database.kysely, new Date(clock().getTime() - HOUR_MS).toISOString()))
        await report(`webhooks/${id}`, { name });
      const due = await receiversDue(database, clock());
      for (const id of due) if (!isStopping && !lanes.has(id)) lanes.set(id, serve(id));
    } catch (error) {
      if (!isStopping) log(error);
    } finally {
      looking = undefined;
    }
  }

  async function begin(): Promise<void> {
    await forgetLeases(database, 'webhook_deliveries').catch(log);
    await look();
  }

  let looking: Promise<void> | undefined = begin();
  const timer = setInterval(() => {
    looking ??= look();
  }, pollMs);
  timer.unref();

  return {
    async stop() {
      clearInterval(timer);
      isStopping = true;
      const late = setTimeout(() => cutting.abort(), HEARD_OUT_MS);
      await looking;
      await Promise.all(lanes.values());
      clearTimeout(late);
    },
  };
}
