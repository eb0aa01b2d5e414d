import { webhookEventsIn, type WebhookEvent } from '#content/webhook-events.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import { deleteWebhook, findWebhook, insertWebhook, listDeliveries, listWebhooks, redeliver } from '#store/webhooks/webhooks.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import { createToken } from '#api/http/session-token.ts';
import { composeEvent } from './compose.ts';
import { isSendable, safeAddressOf } from './safe-address.ts';
import { sendWebhook, type Guard, type Sent } from './send-webhook.ts';

const MOST = 20;
const LISTED = 50;

type Parts = { database: Database; clock: () => Date; guard: Guard };
type By = { id: number };

export type Webhooks = ReturnType<typeof openWebhooks>;
export type NewWebhook = { name: string; url: string; events: readonly WebhookEvent[] };

/** Which programs are told of what, and how it went. */
export function openWebhooks({ database, clock, guard }: Parts) {
  const { kysely } = database;
  const now = () => clock().toISOString();

  return {
    list: async () =>
      (await listWebhooks(kysely)).map(({ id, name, url, events, created_at: createdAt }) => ({
        id,
        name,
        url,
        events: webhookEventsIn(events),
        createdAt,
      })),

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

    async sendAgain(id: number): Promise<void> {
      if (!(await redeliver(kysely, id, now()))) throw notFound();
    },

    /** At once and past the queue: whoever asks wants to see the receiver's own words. */
    async test(id: number): Promise<Sent> {
      const webhook = await findWebhook(kysely, id);
      if (!webhook) throw notFound();
      const test = { event: 'test', subject: '', delivery: `test_${createToken().slice(0, 16)}`, created_at: now() };
      const body = (await composeEvent(kysely, test))!;
      return sendWebhook({ ...webhook, ...test, body, now: clock() }, guard);
    },
  };

  /** A name that leads inside is refused at once, and again whenever something is sent to it; one nobody knows yet may be known then. */
  async function isReachable(url: string): Promise<boolean> {
    return (await safeAddressOf(new URL(url), guard).catch(() => 'unknown')) !== undefined;
  }
}
