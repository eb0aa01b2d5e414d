import * as z from 'zod';
import { notFound } from '#api/errors.ts';
import { answeringConflict } from '#api/content/answer-conflict.ts';
import { areaOf, modelNamed } from '#api/content/model-named.ts';
import type { Content } from '#api/content/content.ts';
import { defineRoute, Done, Id, pageOf, Paging } from '#api/http/route.ts';
import { checkAccess } from '#api/http/access.ts';
import { areasOf } from '#api/kernel/session-user.ts';
import { writtenBy } from '#api/kernel/written-by.ts';
import type { History } from './history.ts';
import { restoredMessage } from './restored-message.ts';

const Actor = z.object({ id: z.number().int(), username: z.string() }).nullable();
const ByRecord = z.strictObject({ collection: z.string(), id: Id });
const HistoryQuery = Paging.extend({ user: Id.optional(), collection: z.string().max(60, { error: 'too-long' }).optional() });

export const Change = z.object({
  at: z.iso.datetime(),
  actor: Actor,
  action: z.string(),
  subject: z.string(),
  title: z.string(),
  record: z.object({ collection: z.string(), id: z.number().int(), parent: z.number().int(), version: z.number().int() }).optional(),
  details: z.record(z.string(), z.unknown()),
  address: z.string().describe('from where, hashed; empty for those who do not look after accounts'),
  token: z.number().int().nullable().describe('of the program that did it in somebody’s name'),
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

export function historyRoutes(history: History, content: Content) {
  const common = { group: 'history' } as const;
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/history',
      access: 'content.read',
      summary: 'List who did what, newest first',
      query: HistoryQuery,
      answer: z.object({ changes: z.array(Change), total: z.number().int() }),
      handle: ({ query, language, user }) =>
        history.list({ actor: query.user, collection: query.collection, areas: areasOf(user) }, pageOf(query), language),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/history/{collection}/{id}',
      access: 'content.read',
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
      handle({ params, query, language, user }) {
        checkAccess(`${areaOf(params.collection)}.read`, user);
        return history.versions(params.collection, params.id, pageOf(query), language);
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/history/{collection}/{id}/restore/{version}',
      access: 'content.write',
      // An earlier version of how people sign in is a change of how they sign in.
      asksAgain: ({ collection }) => areaOf(String(collection)) === 'people',
      summary: 'Bring back an earlier version of a record or of a group of settings',
      params: ByRecord.extend({ version: Id }),
      query: z.strictObject({ from: Id.optional().describe('only while this is the latest version: to undo one edit and no later one') }),
      answer: Done,
      async handle({ params, query, user, language }) {
        const model = modelNamed(params.collection);
        if (!model) throw notFound();
        checkAccess(`${areaOf(params.collection)}.write`, user);
        const by = writtenBy(user, areaOf(params.collection));
        const restored = await answeringConflict(
          ({ version }) => ({ version }),
          () => content.revert(model, params.id, params.version, by, query.from),
        );
        return { success: true, message: restoredMessage(model.fields, restored, language) };
      },
    }),
  ] as const;
}
