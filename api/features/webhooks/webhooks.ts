import type { Language } from '#content/languages.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import { ALL_WEBHOOK_EVENTS, WEBHOOK_EVENTS, webhookEventsIn, type WebhookEvent } from '#store/webhooks/events.ts';
import {
  countDeliveries,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  lastTried,
  listDeliveries,
  listWebhooks,
  redeliver,
  redeliverDead,
  updateWebhook,
  type Webhook,
} from '#store/webhooks/webhooks.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import type { ReportTrouble } from '#api/kernel/report-trouble.ts';
import { createToken } from '#api/http/session-token.ts';
import { bodyOf } from './compose.ts';
import { isSendable, safeAddressOf } from './safe-address.ts';
import { sendWebhook, type Guard, type Sent } from './send-webhook.ts';

const MOST = 20;
const LISTED = 50;

type Parts = { database: Database; clock: () => Date; guard: Guard; report: ReportTrouble };
type By = { id: number };

export type Webhooks = ReturnType<typeof openWebhooks>;
export type NewWebhook = { name: string; url: string; events: readonly WebhookEvent[] };
export type ChangedWebhook = NewWebhook & { paused: boolean };

export function openWebhooks({ database, clock, guard, report }: Parts) {
  const { kysely } = database;
  const now = () => clock().toISOString();

  return {
    /** What a program can be told of, in the words of one language. */
    events: (language: Language) => ALL_WEBHOOK_EVENTS.map((name) => ({ name, label: WEBHOOK_EVENTS[name].label[language] })),

    list: async () => Promise.all((await listWebhooks(kysely)).map(listed)),

    /** Answers the secret this once; the receiver checks signatures with it. */
    async add({ name, url, events }: NewWebhook, by: By): Promise<{ id: number; secret: string }> {
      if (!isSendable(url, guard.allowsInner) || !(await isReachable(url))) throw invalid({ url: 'not-public' });
      if ((await listWebhooks(kysely)).length >= MOST) throw new AppError('limit-reached');
      const secret = `whsec_${createToken()}`;
      const sealed = guard.seal?.seal(secret) ?? secret;
      const row = { name, url, events: JSON.stringify(events), secret: sealed, created_at: now() };
      const id = await kysely.transaction().execute(async (tx) => {
        const made = await insertWebhook(tx, row);
        const details = { name, host: new URL(url).host };
        await recordAudit(tx, { at: now(), actor: by.id, action: 'webhook-added', subject: `webhooks/${made}`, details });
        return made;
      });
      return { id, secret };
    },

    async remove(id: number, by: By): Promise<void> {
      await kysely.transaction().execute(async (tx) => {
        const gone = await deleteWebhook(tx, id);
        if (!gone) throw notFound();
        const details = { name: gone.name };
        await recordAudit(tx, { at: now(), actor: by.id, action: 'webhook-removed', subject: `webhooks/${id}`, details });
      });
      await report(`webhooks/${id}`, undefined);
    },

    async deliveries(id: number) {
      if (!(await findWebhook(kysely, id))) throw notFound();
      return (await listDeliveries(kysely, id, LISTED)).map(({ id: number, event, attempts, status, answer, ...row }) => ({
        id: number,
        event,
        attempts,
        status,
        answer,
        state: row.done_at ? ('done' as const) : row.dead_at ? ('dead' as const) : ('waiting' as const),
        createdAt: row.created_at,
        nextAt: row.done_at || row.dead_at ? null : row.run_at,
      }));
    },

    /** The secret stays: whoever corrects a name or an address need not tell the receiver. */
    async change(id: number, { name, url, events, paused }: ChangedWebhook, by: By): Promise<void> {
      const before = await findWebhook(kysely, id);
      if (!before) throw notFound();
      if (url !== before.url && (!isSendable(url, guard.allowsInner) || !(await isReachable(url)))) throw invalid({ url: 'not-public' });
      const row = { name, url, events: JSON.stringify(events), paused_at: paused ? (before.paused_at ?? now()) : null };
      const isPausing = paused !== (before.paused_at !== null);
      const action = isPausing ? (paused ? 'webhook-paused' : 'webhook-resumed') : 'webhook-changed';
      await kysely.transaction().execute(async (tx) => {
        if (!(await updateWebhook(tx, id, row))) throw notFound();
        const details = { name, host: new URL(url).host };
        await recordAudit(tx, { at: now(), actor: by.id, action, subject: `webhooks/${id}`, details });
      });
      if (paused) await report(`webhooks/${id}`, undefined);
    },

    /** A paused one is told nothing before it goes on. */
    async sendAgain(id: number, by: By): Promise<{ isPaused: boolean }> {
      return kysely.transaction().execute(async (tx) => {
        const sent = await redeliver(tx, id, now());
        if (!sent) throw notFound();
        await recordAudit(tx, { at: now(), actor: by.id, action: 'webhook-resent', subject: `webhook-deliveries/${id}` });
        return { isPaused: isPaused(await findWebhook(tx, sent.webhook_id)) };
      });
    },

    /** Everything that was given up, from the start. */
    async sendAllAgain(id: number, by: By): Promise<{ count: number; isPaused: boolean }> {
      return kysely.transaction().execute(async (tx) => {
        const webhook = await findWebhook(tx, id);
        if (!webhook) throw notFound();
        const count = await redeliverDead(tx, id, now());
        await recordAudit(tx, { at: now(), actor: by.id, action: 'webhook-resent', subject: `webhooks/${id}`, details: { count } });
        return { count, isPaused: isPaused(webhook) };
      });
    },

    /** At once and past the queue: whoever asks wants to see the receiver's own words. */
    async test(id: number): Promise<Sent> {
      const webhook = await findWebhook(kysely, id);
      if (!webhook) throw notFound();
      const test = { event: 'test', delivery: `test_${createToken().slice(0, 16)}`, created_at: now() };
      return sendWebhook({ ...webhook, ...test, body: bodyOf(test, { message: 'This is a test.' }), now: clock() }, guard);
    },
  };

  async function listed({ id, name, url, events, created_at: createdAt, paused_at: pausedAt, failing_since: failingSince }: Webhook) {
    const [counts, last] = await Promise.all([countDeliveries(kysely, id), lastTried(kysely, id)]);
    const state = pausedAt ? ('paused' as const) : failingSince ? ('failing' as const) : last ? ('well' as const) : ('new' as const);
    const isOpen = last && !last.done_at && !last.dead_at;
    return {
      id,
      name,
      url,
      events: webhookEventsIn(events),
      createdAt,
      state,
      failingSince,
      ...counts,
      last: last ? { status: last.status, answer: last.answer, attempts: last.attempts, nextAt: isOpen ? last.run_at : null } : null,
    };
  }

  /** A name that leads inside is refused at once, and again whenever something is sent to it; one nobody knows yet may be known then. */
  async function isReachable(url: string): Promise<boolean> {
    return (await safeAddressOf(new URL(url), guard).catch(() => 'unknown')) !== undefined;
  }
}

function isPaused(webhook: Pick<Webhook, 'paused_at'> | undefined): boolean {
  return webhook !== undefined && webhook.paused_at !== null;
}
