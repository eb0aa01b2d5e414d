import * as z from 'zod';
import { collectionNamed } from '#content/index.ts';
import { notFound } from '#api/errors.ts';
import { readBody } from '#api/http/check-body.ts';
import { defineRoute, Done, Id, pageOf, Paging } from '#api/http/route.ts';
import { writtenBy } from '#api/kernel/written-by.ts';
import { translate } from '#i18n/translate.ts';
import type { Content } from './content.ts';
import { trashTable } from './export-trash.ts';
import { TRASH_ORDERS } from './find-in-trash.ts';

const MOST_AT_ONCE = 200;

const TrashItem = z.object({
  collection: z.string(),
  id: z.number().int(),
  title: z.string(),
  children: z.number().int(),
  deleted_at: z.string(),
  deleted_by: z.string().describe('empty for what nobody deleted, and for accounts that are gone'),
  parent: z.object({ title: z.string(), place: z.string(), isTrashed: z.boolean() }).optional().describe('what it belongs to'),
});
const TrashQuery = Paging.extend({
  search: z.string().max(200, { error: 'too-long' }).optional(),
  collection: z.string().max(60, { error: 'too-long' }).optional(),
  sort: z.enum(TRASH_ORDERS, { error: 'not-a-choice' }).optional().describe('a column; with a minus from its end'),
});
const Items = z.strictObject({
  items: z
    .array(z.strictObject({ collection: z.string(), id: z.number({ error: 'not-an-id' }).int().positive() }), { error: 'not-a-list' })
    .min(1, { error: 'required' })
    .max(MOST_AT_ONCE, { error: 'too-many' }),
});
const Counted = Done.extend({ count: z.number().int() });

export function trashRoutes(content: Content) {
  const common = { group: 'trash' } as const;
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/trash',
      access: 'content.read',
      summary: 'List deleted records, newest first unless `sort` asks otherwise',
      query: TrashQuery,
      answer: z.array(TrashItem),
      async handle({ language, query }) {
        const { search: text, collection, sort } = query;
        const { records } = await content.trashed({ text, collection, sort }, pageOf(query), language);
        return records.map(({ deletedAt, deletedBy, place: _place, ...record }) => ({
          ...record,
          deleted_at: deletedAt,
          deleted_by: deletedBy,
        }));
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/trash/export',
      access: 'content.read',
      summary: 'Take the list of deleted records along as a table (CSV) that spreadsheets open safely',
      query: TrashQuery.omit({ page: true, per_page: true }),
      answer: z.unknown(),
      answersFile: true,
      async handle({ language, user, query: { search: text, collection, sort }, reply }) {
        await content.noteTrashExport(writtenBy(user, 'content'));
        const table = trashTable(content, { text, collection, sort }, language);
        return reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="trash.csv"').send(table);
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/trash/{collection}/{id}',
      access: 'content.write',
      summary: 'Delete a record in the trash for good',
      params: z.strictObject({ collection: z.string(), id: Id }),
      answer: Done,
      async handle({ params, user, language }) {
        const collection = collectionNamed(params.collection);
        if (!collection) throw notFound();
        await content.purge(collection, params.id, writtenBy(user, 'content'));
        return { success: true, message: translate(language, 'api.done.purged') };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      access: 'content.write',
      path: '/trash/purge',
      summary: 'Delete several records in the trash for good',
      body: { encoding: 'json', schema: Items },
      answer: Counted,
      async handle({ request, user, language }) {
        const count = await content.purgeAll(readBody(request, Items).items, writtenBy(user, 'content'));
        return { success: true, message: translate(language, 'api.done.purged-many', { count }), count };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      access: 'content.write',
      path: '/trash/empty',
      summary: 'Delete everything in the trash for good',
      answer: Counted,
      async handle({ user, language }) {
        const count = await content.emptyTrash(writtenBy(user, 'content'));
        return { success: true, message: translate(language, 'api.done.trash-emptied', { count }), count };
      },
    }),
  ] as const;
}
