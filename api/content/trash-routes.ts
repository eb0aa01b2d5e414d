import * as z from 'zod';
import { collectionNamed } from '#content/index.ts';
import { notFound } from '#api/errors.ts';
import { defineRoute, Done, Id, pageOf, Paging, type Route } from '#api/http/route.ts';
import { translate } from '#i18n/translate.ts';
import type { Content } from './content.ts';

const TrashItem = z.object({
  collection: z.string(),
  id: z.number().int(),
  title: z.string(),
  children: z.number().int(),
  deleted_at: z.string(),
});

export function trashRoutes(content: Content): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/trash',
      access: 'admin',
      group: 'trash',
      summary: 'List deleted records, newest first',
      query: Paging,
      answer: z.array(TrashItem),
      async handle({ language, query }) {
        const found = await content.trashed(pageOf(query), language);
        return found.map(({ deletedAt, place: _place, ...record }) => ({ ...record, deleted_at: deletedAt }));
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/trash/{collection}/{id}',
      access: 'admin',
      group: 'trash',
      summary: 'Delete a record in the trash for good',
      params: z.strictObject({ collection: z.string(), id: Id }),
      answer: Done,
      async handle({ params, user, language }) {
        const collection = collectionNamed(params.collection);
        if (!collection) throw notFound();
        await content.purge(collection, params.id, user?.id ?? null);
        return { success: true, message: translate(language, 'api.done.purged') };
      },
    }),
  ];
}
