import * as z from 'zod';
import { isDay } from '#content/fields/date.ts';
import { readBody } from '#api/http/check-body.ts';
import { ById, defineRoute, Done, type Call } from '#api/http/route.ts';
import { doneOrLeft, DoneOrLeft } from '#api/http/done-or-left.ts';
import { SelectedIds } from '#api/http/selected.ts';
import { translate, type ApiKey } from '#i18n/translate.ts';
import { STATUSES } from './order-leads.ts';
import type { Inbox } from './inbox.ts';

const Glance = z.object({
  id: z.number().int(),
  reference: z.string(),
  kind: z.string(),
  status: z.string(),
  created_at: z.iso.datetime(),
  summary: z.string(),
});
const Person = z.object({ others: z.array(Glance), merged: z.array(Glance), into: Glance.nullable() });
const Ready = z.object({ id: z.number().int(), name: z.string(), subject: z.string(), text: z.string(), stands_ready: z.boolean() });

const Values = z.strictObject({
  status: z.enum(STATUSES, { error: 'not-a-choice' }).optional(),
  owner: z.number({ error: 'not-a-number' }).int().positive().nullable().optional(),
});
const Changes = z.strictObject({
  changes: z
    .array(
      Values.extend({
        id: z.number({ error: 'not-an-id' }).int().positive(),
        from: Values.optional().describe('changed only where it still stands so'),
      }),
      { error: 'not-a-list' },
    )
    .min(1, { error: 'required' })
    .max(100, { error: 'too-many' }),
});
const TakeBack = z.strictObject({ mail: z.number({ error: 'not-an-id' }).int().positive() });
const Reminder = z.strictObject({ day: z.string({ error: 'not-a-date' }).refine(isDay, { error: 'not-a-date' }).nullable() });
const Others = z.strictObject({ others: SelectedIds });
const common = { group: 'inbox' } as const;

/** A day's work with many messages: several at once, answers taken back, one person's messages together. */
export function deskRoutes(inbox: Inbox) {
  const done = ({ language }: Pick<Call, 'language'>, key: ApiKey = 'api.done.lead-saved') => ({
    success: true as const,
    message: translate(language, key),
  });
  const me = ({ user }: Pick<Call, 'user'>) => user?.id ?? null;
  return [
    defineRoute({
      ...common,
      method: 'POST',
      path: '/inbox/changes',
      access: 'leads.write',
      summary: 'Change status and owner of several messages, all or none; with `from` only what still stands so',
      body: { encoding: 'json', schema: Changes },
      answer: DoneOrLeft,
      async handle(call) {
        const { changes } = readBody(call.request, Changes);
        const left = await inbox.changeMany(changes, me(call));
        return doneOrLeft(call.language, 'api.done.lead-saved', { of: changes.length, left });
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/inbox/{id}/replies',
      access: 'leads.read',
      summary: 'List the prepared answers that fit a message, filled in for it',
      params: ById,
      answer: z.object({ replies: z.array(Ready) }),
      handle: async (call) => ({ replies: await inbox.readyReplies(call.params.id, call.language, me(call)) }),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/inbox/{id}/take-back',
      access: 'leads.write',
      summary: 'Take back an answer that has not been sent yet',
      params: ById,
      body: { encoding: 'json', schema: TakeBack },
      answer: Done.extend({ subject: z.string(), text: z.string() }),
      async handle(call) {
        const texts = await inbox.takeBack(call.params.id, readBody(call.request, TakeBack).mail, me(call));
        return { success: true, message: translate(call.language, 'api.done.answer-taken-back'), ...texts };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/inbox/{id}/reminder',
      access: 'leads.write',
      summary: 'Be reminded of a message on a day, or no longer',
      params: ById,
      body: { encoding: 'json', schema: Reminder },
      answer: Done,
      async handle(call) {
        await inbox.remind(call.params.id, readBody(call.request, Reminder).day, me(call));
        return done(call);
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/inbox/{id}/person',
      access: 'leads.read',
      summary: 'List what else the same person sent',
      params: ById,
      answer: Person,
      handle: ({ params, language }) => inbox.samePerson(params.id, language),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/inbox/{id}/merge',
      access: 'leads.write',
      summary: 'Work on messages of the same person together',
      params: ById,
      body: { encoding: 'json', schema: Others },
      answer: Done,
      async handle(call) {
        const isDone = await inbox.merge(call.params.id, readBody(call.request, Others).others, me(call));
        return done(call, isDone ? 'api.done.lead-saved' : 'api.done.leads-together');
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/inbox/{id}/separate',
      access: 'leads.write',
      summary: 'Part messages that are worked on together',
      params: ById,
      body: { encoding: 'json', schema: Others },
      answer: Done,
      async handle(call) {
        const isDone = await inbox.separate(call.params.id, readBody(call.request, Others).others, me(call));
        return done(call, isDone ? 'api.done.lead-saved' : 'api.done.leads-apart');
      },
    }),
  ];
}
