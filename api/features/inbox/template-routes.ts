import * as z from 'zod';
import { textSchema } from '#content/fields/text.ts';
import { readBody } from '#api/http/check-body.ts';
import { ById, defineRoute, Done, DoneWithId, type Call } from '#api/http/route.ts';
import { oneLine } from '#api/kernel/visitor-text.ts';
import { translate } from '#i18n/translate.ts';
import { KINDS } from './inbox-query.ts';
import type { Inbox } from './inbox.ts';

const Line = textSchema(200).transform(oneLine).default('');
const Text = textSchema(10_000)
  .transform((text) => text.trim())
  .default('');

const Values = z.strictObject({
  name_en: Line,
  name_ar: Line,
  kind: z
    .enum(['', ...KINDS], { error: 'not-a-choice' })
    .default('')
    .describe('which messages it answers; empty for all'),
  subject_en: Line,
  subject_ar: Line,
  text_en: Text,
  text_ar: Text,
  stands_ready: z.union([z.literal(0), z.literal(1)], { error: 'not-a-flag' }).default(0),
});

const Template = z.object({
  id: z.number().int(),
  ...Values.shape,
  uses: z.number().int().describe('how many answers went out with it'),
  updated_at: z.iso.datetime(),
});
const common = { group: 'inbox' } as const;

export function templateRoutes({ templates }: Inbox) {
  const done = ({ language }: Pick<Call, 'language'>) => ({ success: true as const, message: translate(language, 'api.done.lead-saved') });
  const me = ({ user }: Pick<Call, 'user'>) => user?.id ?? null;
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/reply-templates',
      access: 'leads.read',
      summary: 'List the prepared answers, the most used first',
      answer: z.object({ templates: z.array(Template) }),
      handle: async () => ({ templates: (await templates.list()).map(({ created_at: _at, deleted_at: _gone, ...one }) => one) }),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/reply-templates',
      access: 'leads.write',
      summary: 'Add a prepared answer',
      status: 201,
      body: { encoding: 'json', schema: Values },
      answer: DoneWithId,
      handle: async (call) => ({ id: await templates.add(readBody(call.request, Values), me(call)), ...done(call) }),
    }),
    defineRoute({
      ...common,
      method: 'PUT',
      path: '/reply-templates/{id}',
      access: 'leads.write',
      summary: 'Change a prepared answer',
      params: ById,
      body: { encoding: 'json', schema: Values },
      answer: Done,
      async handle(call) {
        await templates.change(call.params.id, readBody(call.request, Values), me(call));
        return done(call);
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/reply-templates/{id}',
      access: 'leads.write',
      summary: 'Delete a prepared answer; it can be brought back for thirty days',
      params: ById,
      answer: Done,
      async handle(call) {
        await templates.remove(call.params.id, me(call));
        return { success: true, message: translate(call.language, 'api.done.deleted') };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/reply-templates/{id}/restore',
      access: 'leads.write',
      summary: 'Bring a deleted prepared answer back',
      params: ById,
      answer: Done,
      async handle(call) {
        await templates.restore(call.params.id, me(call));
        return done(call);
      },
    }),
  ];
}
