import * as z from 'zod';
import { readBody } from '#api/http/check-body.ts';
import { ById, defineRoute, Done } from '#api/http/route.ts';
import { Email } from '#api/kernel/lead-forms.ts';
import { translate } from '#i18n/translate.ts';
import type { SayOfMail } from '#api/mail/say-of-mail.ts';
import type { MailOperations } from './mail.ts';

const Time = z.iso.datetime();

const State = z.object({
  isReady: z.boolean(),
  has: z.object({ server: z.boolean(), sender: z.boolean(), recipients: z.boolean() }),
  queued: z.number().int(),
  dead: z.number().int(),
  held: z.number().int().describe('held back: their receivers, or visitors as a whole, got enough'),
  sent: z.number().int(),
  oldest: Time.nullable(),
  lastSentAt: Time.nullable(),
  selfTest: z.object({ state: z.enum(['off', 'waiting', 'arrived', 'failed']), startedAt: Time.nullable(), problem: z.string() }),
});

const Unsent = z.object({
  id: z.number().int(),
  kind: z.string(),
  lead_id: z.number().int().nullable(),
  reference: z.string().nullable(),
  subject: z.string().nullable(),
  attempts: z.number().int(),
  run_at: Time,
  dead_at: Time.nullable(),
  last_error: z.string(),
  created_at: Time,
});

const TestMail = z.strictObject({ to: Email });
const common = { group: 'mail' } as const;

export function mailRoutes(mail: MailOperations, sayOfMail: SayOfMail) {
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/mail',
      access: 'leads.read',
      summary: 'See whether mail can be sent, and what waits',
      answer: State,
      handle: () => mail.state(),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/mail/queue',
      access: 'leads.read',
      summary: 'List mails that wait, those that were given up, or those that were held back',
      query: z.strictObject({ state: z.enum(['queued', 'dead', 'held']).optional() }),
      answer: z.object({ mails: z.array(Unsent) }),
      handle: async ({ query }) => ({ mails: await mail.unsent(query.state ?? 'queued') }),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/mail/{id}/resend',
      access: 'leads.write',
      summary: 'Send a mail that waits or was given up now',
      params: ById,
      answer: Done,
      async handle({ params, language }) {
        await mail.resend(params.id);
        return { success: true, message: await sayOfMail(language, 'api.done.mail-queued') };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/mail/test',
      access: 'leads.write',
      summary: 'Send a test mail at once and answer what the mail server said',
      body: { encoding: 'json', schema: TestMail },
      answer: z.object({ success: z.boolean(), message: z.string(), problem: z.string() }),
      async handle({ request, language }) {
        const { isSent, problem } = await mail.sendTest(readBody(request, TestMail).to, language);
        return { success: isSent, message: translate(language, isSent ? 'api.done.mail-sent' : 'api.done.mail-not-sent'), problem };
      },
    }),
  ] as const;
}
