import { readFile } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { LANGUAGES } from '#content/document.ts';
import { FieldChange } from '#api/content/history/routes.ts';
import { invalid } from '#api/errors.ts';
import { defineRoute, Done, Id } from '#api/http/route.ts';
import { receiveForm } from '#api/http/receive-form.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';
import { writtenBy, type By } from '#api/kernel/written-by.ts';
import { translate } from '#i18n/translate.ts';
import { decodeSheet, isWorkbook } from './decode-sheet.ts';
import type { Exchange, SheetCheck } from './exchange.ts';

const Count = z.number().int();
const Which = z.enum([...LANGUAGES, 'any'], { error: 'not-a-choice' }).optional();
const Scope = z.strictObject({
  collection: z.string().max(60, { error: 'too-long' }).optional(),
  id: Id.optional(),
  text: z.string().max(200, { error: 'too-long' }).optional().describe('with a collection: only what a list with this filter shows'),
  missing: Which,
  hidden: Which,
  drafted: z.enum(['1'], { error: 'not-a-flag' }).optional(),
});
const Check = z.object({
  token: z.string(),
  created: Count,
  changed: Count,
  unchanged: Count,
  changes: z.array(
    z.object({
      row: Count,
      action: z.enum(['create', 'change']),
      collection: z.string(),
      place: z.string(),
      id: Count.optional(),
      title: z.string(),
      changes: z.array(FieldChange),
    }),
  ),
  errors: z.array(z.object({ row: Count, column: z.string(), code: z.string(), message: z.string() })),
});
const Sheet = z.object({ file: z.file() });
const Applied = Sheet.extend({
  token: z.string(),
  drafts: z.enum(['1'], { error: 'not-a-flag' }).optional().describe('publishes nothing: what the sheet changes and adds are drafts'),
});

export function exchangeRoutes(exchange: Exchange, dataDir: string) {
  const common = { group: 'exchange' } as const;
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/exchange/export',
      access: ['exchange.read', 'content.read'],
      summary: 'Take everything, a collection or one record with its sections along as a CSV sheet',
      query: Scope,
      answer: z.unknown(),
      answersFile: true,
      async handle({ query, language, user, reply }) {
        const sheet = await exchange.exportSheet(query, language, user?.id ?? null);
        const name = ['lamha', query.collection, query.id].filter((part) => part !== undefined).join('-');
        return reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`).send(sheet);
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/exchange/check',
      access: ['exchange.translate', 'content.translate'],
      summary: 'Say what a sheet would change; nothing is changed',
      body: { encoding: 'multipart', schema: Sheet },
      answer: Check,
      handle: ({ request, language, user }) => withSheet(request, dataDir, (text) => exchange.check(text, byBoth(user), language)),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/exchange/apply',
      access: ['exchange.translate', 'content.translate'],
      summary: 'Do what a check of the same sheet has shown, all of it or nothing',
      body: { encoding: 'multipart', schema: Applied },
      answer: Done.extend(Check.shape),
      handle: ({ request, language, user }) =>
        withSheet(request, dataDir, async (text, read) => {
          const [by, asDrafts] = [byBoth(user), read('drafts') === '1'];
          const check = await exchange.apply(text, { token: read('token'), asDrafts }, by, language);
          return { success: true, message: translate(language, doneBy(by, asDrafts, check)), ...check };
        }),
    }),
  ] as const;
}

/** A sheet is content: it may change what its sender may change there, and what sheets may change for them. */
function byBoth(user: SessionUser | undefined): By {
  const [sheets, content] = [writtenBy(user, 'exchange'), writtenBy(user, 'content')];
  return content.languages === 'all' ? sheets : content;
}

async function withSheet<Result>(
  request: FastifyRequest,
  dataDir: string,
  use: (text: string, read: (field: string) => string) => Promise<Result>,
): Promise<Result> {
  // The kind of file decides only the size that is allowed: that of a document.
  const files = (name: string) => (name === 'file' ? (['pdf'] as const) : undefined);
  const form = await receiveForm(request, { fields: new Set(['token', 'drafts']), files, dataDir });
  try {
    const [sheet] = form.files;
    if (!sheet) throw invalid({ file: 'required' });
    const bytes = await readFile(sheet.tempPath);
    if (isWorkbook(bytes)) throw invalid({ file: 'not-a-csv' });
    return await use(decodeSheet(bytes), (field) => form.fields.get(field) ?? '');
  } finally {
    await form.discard();
  }
}

function doneBy({ languages }: By, asDrafts: boolean, { created, changed }: Pick<SheetCheck, 'created' | 'changed'>) {
  if (created + changed === 0) return 'api.done.imported-nothing';
  return languages === 'all' && !asDrafts ? 'api.done.imported' : 'api.done.imported-as-drafts';
}
