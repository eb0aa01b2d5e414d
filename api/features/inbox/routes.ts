import * as z from 'zod';
import { textSchema } from '#content/fields/text.ts';
import { readBody } from '#api/http/check-body.ts';
import { ById, defineRoute, Done, pageOf, Paging, type Call } from '#api/http/route.ts';
import { dispositionOf } from '#api/http/content-disposition.ts';
import { SANDBOX } from '#api/http/serve-file.ts';
import { MAIL_STATES } from '#api/mail/mail-card.ts';
import { Selected } from '#api/http/selected.ts';
import { translate } from '#i18n/translate.ts';
import { InboxQuerySchema } from './inbox-query.ts';
import { STATUSES } from './order-leads.ts';
import type { SayOfMail } from '#api/mail/say-of-mail.ts';
import type { Inbox } from './inbox.ts';

const Time = z.iso.datetime();

const Card = z.object({
  id: z.number().int(),
  reference: z.string(),
  kind: z.string(),
  status: z.enum(STATUSES),
  country: z.string(),
  language: z.string(),
  subject: z.string(),
  message: z.string(),
  title: z.string().describe('what it is about, in the language of the base'),
  summary: z.string(),
  page: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phone_e164: z.string().describe('the international form; empty when there is none'),
  owner: z.number().int().nullable(),
  owner_name: z.string().nullable(),
  fields: z.record(z.string(), z.unknown()),
  consent: z.string(),
  consent_version: z.string(),
  spam_reasons: z.array(z.string()),
  is_unread: z.boolean(),
  created_at: Time,
  answered_at: Time.nullable(),
  is_unsent: z.boolean().describe('a letter to the visitor was tried and has not gone out'),
  remind_on: z.string().nullable().describe('the day somebody wants to see it again'),
  merged_into: z.number().int().nullable().describe('the message of the same person it is worked on with'),
  response: z.object({ minutes: z.number().int(), is_running: z.boolean(), is_late: z.boolean() }),
});

const WholeCard = Card.extend({
  notes: z.array(z.object({ author: z.string().nullable(), text: z.string(), created_at: Time })),
  reply_subject: z.string().describe('in the language of the visitor'),
  file: z
    .object({
      name: z.string(),
      type: z.string(),
      size: z.number().int(),
      scan: z
        .enum(['off', 'waiting', 'clean', 'infected'])
        .describe('what a scanner said; only clean files are given out where there is one'),
      found: z.string().describe('by the scanner'),
    })
    .nullable(),
  mails: z.array(
    z.object({
      id: z.number().int(),
      kind: z.string(),
      state: z.enum(MAIL_STATES),
      subject: z.string(),
      text: z.string(),
      attempts: z.number().int(),
      run_at: Time,
      sent_at: Time.nullable(),
      last_error: z.string(),
      created_at: Time,
      can_take_back: z.boolean().describe('an answer that still waits, and that nothing has tried to send'),
    }),
  ),
});

const Change = z.strictObject({
  status: z.enum(STATUSES, { error: 'not-a-choice' }).optional(),
  owner: z.number({ error: 'not-a-number' }).int().positive().nullable().optional(),
});
const Note = z.strictObject({ text: textSchema(5000).pipe(z.string().min(1, { error: 'required' })) });
const Reply = z.strictObject({
  subject: textSchema(200).default(''),
  text: textSchema(10_000).pipe(z.string().min(1, { error: 'required' })),
  template: z.number({ error: 'not-a-number' }).int().positive().optional().describe('the prepared answer it was made from'),
});

const common = { group: 'inbox' } as const;

export function inboxRoutes(inbox: Inbox, sayOfMail: SayOfMail) {
  const done = ({ language }: Pick<Call, 'language'>) => ({ success: true, message: translate(language, 'api.done.lead-saved') });
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/inbox',
      access: 'leads.read',
      summary: 'List what visitors sent, newest first unless asked for otherwise',
      query: InboxQuerySchema.extend(Paging.shape),
      answer: z.object({ leads: z.array(Card), total: z.number().int(), unread: z.number().int() }),
      handle: ({ query: { page, per_page, ...query }, language, user }) =>
        inbox.list(query, pageOf({ page, per_page }), language, user?.id ?? null),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/inbox/export',
      access: 'leads.read',
      asksAgain: true,
      summary: 'Export what visitors sent as a CSV file that spreadsheets open safely',
      query: InboxQuerySchema.extend({ ids: Selected.optional() }),
      answer: z.string(),
      answersFile: true,
      async handle({ query: { ids, ...query }, user, reply, language }) {
        const csv = await inbox.export(query, ids, user?.id ?? null, language);
        return reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="inbox.csv"').send(csv);
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/inbox/{id}',
      access: 'leads.read',
      summary: 'Read one message with its notes and mails',
      params: ById,
      answer: WholeCard,
      handle: ({ params, language }) => inbox.open(params.id, language),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/inbox/{id}/file',
      access: 'leads.read',
      summary: 'Take out the file that came with a message',
      params: ById,
      answer: z.unknown(),
      answersFile: true,
      async handle({ params, user, reply }) {
        const { name, type, size, stream } = await inbox.openFile(params.id, user?.id ?? null);
        reply.type(type).headers({
          'content-length': size,
          'content-disposition': dispositionOf('attachment', name),
          'content-security-policy': SANDBOX,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        });
        return reply.send(stream);
      },
    }),
    defineRoute({
      ...common,
      method: 'PATCH',
      path: '/inbox/{id}',
      access: 'leads.write',
      summary: 'Change the status or the owner of a message',
      params: ById,
      body: { encoding: 'json', schema: Change },
      answer: Done,
      async handle(call) {
        await inbox.change(call.params.id, readBody(call.request, Change), call.user?.id ?? null);
        return done(call);
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/inbox/{id}/read',
      access: 'leads.write',
      summary: 'Mark a message as read',
      params: ById,
      answer: Done,
      async handle(call) {
        await inbox.read(call.params.id);
        return done(call);
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/inbox/{id}/notes',
      access: 'leads.write',
      summary: 'Add a note for colleagues',
      params: ById,
      body: { encoding: 'json', schema: Note },
      answer: Done,
      async handle(call) {
        await inbox.note(call.params.id, readBody(call.request, Note).text, call.user?.id ?? null);
        return done(call);
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/inbox/{id}/reply',
      access: 'leads.write',
      summary: 'Answer the visitor by mail; the answer is queued',
      params: ById,
      body: { encoding: 'json', schema: Reply },
      answer: Done.extend({
        mail: z.number().int(),
        until: Time.describe('it waits until then at least, and can be taken back'),
        seconds: z.number().int(),
      }),
      async handle(call) {
        const { mail, until, seconds } = await inbox.reply(call.params.id, readBody(call.request, Reply), call.user?.id ?? null);
        const message = await sayOfMail(call.language, seconds > 0 ? 'api.done.answer-waits' : 'api.done.mail-queued', { seconds });
        return { success: true, message, mail, until, seconds };
      },
    }),
  ] as const;
}
