import * as z from 'zod';
import { ALL_WEBHOOK_EVENTS } from '#store/webhooks/events.ts';
import { readBody } from '#api/http/check-body.ts';
import { ById, defineRoute, Done, DoneWithId } from '#api/http/route.ts';
import { signedIn } from '#api/kernel/written-by.ts';
import { translate } from '#i18n/translate.ts';
import type { Webhooks } from './webhooks.ts';

const Time = z.iso.datetime();
const Events = z.array(z.enum(ALL_WEBHOOK_EVENTS, { error: 'not-a-choice' }), { error: 'required' }).min(1, { error: 'required' });
const Count = z.number().int();
const Listed = z.object({
  id: Count,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(ALL_WEBHOOK_EVENTS)),
  createdAt: Time,
  state: z.enum(['new', 'well', 'failing', 'paused']),
  failingSince: Time.nullable().describe('when it first took nothing'),
  waiting: Count.describe('calls that wait for their next try'),
  dead: Count.describe('calls that were given up'),
  last: z
    .object({ status: Count.nullable(), answer: z.string(), attempts: Count, nextAt: Time.nullable() })
    .nullable()
    .describe('the call that was tried last'),
});
const NewWebhook = z.strictObject({
  name: z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(100, { error: 'too-long' }),
  url: z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(500, { error: 'too-long' }),
  events: Events.max(ALL_WEBHOOK_EVENTS.length, { error: 'too-many' }),
});
const ChangedWebhook = NewWebhook.extend({ paused: z.boolean({ error: 'not-a-flag' }) });
const Delivery = z.object({
  id: z.number().int(),
  event: z.string(),
  state: z.enum(['waiting', 'done', 'dead']),
  attempts: z.number().int(),
  status: z.number().int().nullable().describe('of the receiver’s answer'),
  answer: z.string().describe('the beginning of it, or why there was none'),
  createdAt: Time,
  nextAt: Time.nullable(),
});

export function webhookRoutes(webhooks: Webhooks) {
  const common = { group: 'webhooks' } as const;
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/webhooks',
      access: 'people.read',
      summary: 'List the programs that are told when something happens',
      answer: z.array(Listed),
      handle: () => webhooks.list(),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/webhooks',
      access: 'people.write',
      asksAgain: true,
      summary: 'Tell a program when something happens; the secret of its signatures is answered this once',
      body: { encoding: 'json', schema: NewWebhook },
      answer: DoneWithId.extend({ secret: z.string() }),
      status: 201,
      async handle(call) {
        const { id, secret } = await webhooks.add(readBody(call.request, NewWebhook), signedIn(call));
        return { success: true, message: translate(call.language, 'api.done.webhook'), id, secret };
      },
    }),
    defineRoute({
      ...common,
      method: 'PUT',
      path: '/webhooks/{id}',
      access: 'people.write',
      asksAgain: true,
      summary: 'Change what a program is told and where, or let it rest; its secret stays',
      params: ById,
      body: { encoding: 'json', schema: ChangedWebhook },
      answer: Done,
      async handle(call) {
        await webhooks.change(call.params.id, readBody(call.request, ChangedWebhook), signedIn(call));
        return { success: true, message: translate(call.language, 'api.done.webhook-changed') };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/webhooks/{id}/resend',
      access: 'people.write',
      summary: 'Tell the program once more everything that was given up',
      params: ById,
      answer: Done.extend({ count: Count }),
      async handle(call) {
        const { count, isPaused } = await webhooks.sendAllAgain(call.params.id, signedIn(call));
        const message = translate(call.language, count === 0 ? 'api.done.webhook-nothing' : queued(isPaused));
        return { success: true, message, count };
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/webhooks/{id}',
      access: 'people.write',
      asksAgain: true,
      summary: 'Tell a program nothing more',
      params: ById,
      answer: Done,
      async handle(call) {
        await webhooks.remove(call.params.id, signedIn(call));
        return { success: true, message: translate(call.language, 'api.done.webhook-removed') };
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/webhooks/{id}/deliveries',
      access: 'people.read',
      summary: 'List what a program was told, newest first, and what it answered',
      params: ById,
      answer: z.array(Delivery),
      handle: ({ params }) => webhooks.deliveries(params.id),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/webhooks/{id}/test',
      access: 'people.write',
      summary: 'Send a test at once and answer what the program said',
      params: ById,
      answer: z.object({ success: z.boolean(), message: z.string(), status: z.number().int().nullable(), answer: z.string() }),
      async handle({ params, language }) {
        const { isTaken, status, answer } = await webhooks.test(params.id);
        const message = translate(language, isTaken ? 'api.done.webhook-taken' : 'api.done.webhook-refused');
        return { success: isTaken, message, status, answer };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/webhook-deliveries/{id}/resend',
      access: 'people.write',
      summary: 'Tell the program the same once more',
      params: ById,
      answer: Done,
      async handle(call) {
        const { isPaused } = await webhooks.sendAgain(call.params.id, signedIn(call));
        return { success: true, message: translate(call.language, queued(isPaused)) };
      },
    }),
  ] as const;
}

function queued(isPaused: boolean) {
  return isPaused ? 'api.done.webhook-waits' : 'api.done.webhook-queued';
}
