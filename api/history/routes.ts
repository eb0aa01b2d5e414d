import * as z from 'zod';
import { notFound } from '#api/errors.ts';
import { modelNamed } from '#api/content/model-named.ts';
import type { Content } from '#api/content/content.ts';
import { defineRoute, Done, Id, pageOf, Paging, type Route } from '#api/http/route.ts';
import { translate } from '#i18n/translate.ts';
import type { History } from './history.ts';

const Actor = z.object({ id: z.number().int(), username: z.string() }).nullable();
const ByRecord = z.strictObject({ collection: z.string(), id: Id });
const HistoryQuery = Paging.extend({ user: Id.optional(), collection: z.string().max(60, { error: 'too-long' }).optional() });

const Change = z.object({
  at: z.iso.datetime(),
  actor: Actor,
  action: z.string(),
  subject: z.string(),
  title: z.string(),
  record: z.object({ collection: z.string(), id: z.number().int(), parent: z.number().int(), version: z.number().int() }).optional(),
  details: z.record(z.string(), z.unknown()),
});

export const FieldChange = z.object({
  column: z.string(),
  label: z.string(),
  kind: z.string(),
  language: z.enum(['en', 'ar']).optional().describe('not there for what both languages share'),
  before: z.string(),
  after: z.string(),
});

const Version = z.object({
  version: z.number().int(),
  action: z.string(),
  at: z.iso.datetime(),
  actor: Actor,
  changes: z.array(FieldChange),
});

export function historyRoutes(history: History, content: Content): Route[] {
  const common = { access: 'admin', group: 'history' } as const;
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/history',
      summary: 'List who did what, newest first',
      query: HistoryQuery,
      answer: z.object({ changes: z.array(Change), total: z.number().int() }),
      handle: ({ query, language }) => history.list({ actor: query.user, collection: query.collection }, pageOf(query), language),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/history/{collection}/{id}',
      summary: 'List the versions of a record, each with what it changed',
      params: ByRecord,
      query: Paging,
      answer: z.object({
        title: z.string(),
        parent: z.number().int(),
        isInTrash: z.boolean(),
        versions: z.array(Version),
        total: z.number().int(),
      }),
      handle: ({ params, query, language }) => history.versions(params.collection, params.id, pageOf(query), language),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/history/{collection}/{id}/restore/{version}',
      summary: 'Bring back an earlier version of a record or of a group of settings',
      params: ByRecord.extend({ version: Id }),
      answer: Done,
      async handle({ params, user, language }) {
        const model = modelNamed(params.collection);
        if (!model) throw notFound();
        await content.revert(model, params.id, params.version, user?.id ?? null);
        return { success: true, message: translate(language, 'api.done.restored') };
      },
    }),
  ];
}
