import * as z from 'zod';
import type { Collection } from '#content/define.ts';
import { LANGUAGES, type Language } from '#content/document.ts';
import { collectionNamed } from '#content/index.ts';
import type { Entry } from '#store/entries/entry.ts';
import { notFound } from '#api/errors.ts';
import { readBody } from '#api/http/check-body.ts';
import { DoneOrLeft, doneOrLeft } from '#api/http/done-or-left.ts';
import { defineRoute, Done, DoneWithId, Id, pageOf, Paging } from '#api/http/route.ts';
import { writtenBy } from '#api/kernel/written-by.ts';
import { translate } from '#i18n/translate.ts';
import { missingFields } from './browse.ts';
import type { Content } from './content.ts';
import { orderFrom } from './sort-entries.ts';
import { bothLanguages, forWire, present } from './present.ts';

const MOST_AT_ONCE = 200;

const InCollection = z.strictObject({ collection: z.string() });
const Which = z.enum([...LANGUAGES, 'any'], { error: 'not-a-choice' });
const BrowseQuery = Paging.extend({
  parent: z
    .string()
    .regex(/^\d{1,10}$/, { error: 'not-an-id' })
    .transform(Number)
    .optional(),
  text: z.string().max(200, { error: 'too-long' }).optional(),
  missing: Which.optional(),
  hidden: Which.optional(),
  sort: z.string().max(60, { error: 'too-long' }).optional().describe('the name of a field; with a minus from its end'),
});
const Ids = z
  .array(z.number({ error: 'not-an-id' }).int({ error: 'not-an-id' }).positive({ error: 'not-an-id' }), { error: 'not-a-list' })
  .min(1, { error: 'required' })
  .max(MOST_AT_ONCE, { error: 'too-many' });
const Some = z.strictObject({ ids: Ids });
const Publish = Some.extend({
  language: z.enum([...LANGUAGES, 'both'], { error: 'not-a-choice' }),
  published: z.union([z.literal(0), z.literal(1)], { error: 'not-a-flag' }),
});
const Counted = Done.extend({ count: z.number().int(), children: z.number().int() });
const Before = z.strictObject({
  id: Ids.element,
  version: z.number({ error: 'not-a-number' }).int().positive().describe('with another one somebody has changed it since'),
  before: z.strictObject({ en: z.boolean({ error: 'not-a-flag' }), ar: z.boolean({ error: 'not-a-flag' }) }).describe('where it was shown'),
});
const AsBefore = z.strictObject({
  records: z.array(Before, { error: 'not-a-list' }).min(1, { error: 'required' }).max(MOST_AT_ONCE, { error: 'too-many' }),
});

function collectionOf(name: string): Collection {
  const collection = collectionNamed(name);
  if (!collection) throw notFound();
  return collection;
}

function row(collection: Collection, entry: Entry, language: Language): Record<string, unknown> {
  const missing = Object.fromEntries(LANGUAGES.map((one) => [one, missingFields(collection, entry, one)]));
  return { ...forWire(collection, present(collection, entry, language), language), ...bothLanguages(collection, entry), missing };
}

export function recordRoutes(content: Content) {
  const common = { group: 'records', params: InCollection } as const;
  const moved = (all: readonly { children: number }[]) => ({
    count: all.length,
    children: all.reduce((sum, one) => sum + one.children, 0),
  });
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/records/{collection}',
      access: 'content.read',
      summary: 'List records with filters, in both languages',
      query: BrowseQuery,
      answer: z.object({
        items: z.array(z.looseObject({ id: z.number().int() })),
        total: z.number().int(),
        isWhole: z.boolean().describe('false while a long list is still being read for its words: ask again'),
      }),
      async handle({ params, query, language }) {
        const collection = collectionOf(params.collection);
        const { parent, text, missing, hidden } = query;
        const sort = orderFrom(collection, query.sort, language);
        const { entries, total, isWhole } = await content.browse(collection, { parent, text, missing, hidden, sort }, pageOf(query));
        return { items: entries.map((entry) => row(collection, entry, language)), total, isWhole };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/records/{collection}/publish',
      access: 'content.write',
      summary: 'Show or hide several records in one or both languages',
      body: { encoding: 'json', schema: Publish },
      answer: Counted.extend({ changed: z.array(Before).describe('to undo it with') }),
      async handle({ params, request, user, language }) {
        const collection = collectionOf(params.collection);
        const { ids, language: which, published } = readBody(request, Publish);
        const languages = which === 'both' ? LANGUAGES : [which];
        const changed = await content.publish(collection, ids, languages, published === 1, writtenBy(user, 'content'));
        const [done, nothing] = published === 1 ? (['published', 'published-already'] as const) : (['hidden', 'hidden-already'] as const);
        const message = translate(language, `api.done.${changed.length > 0 ? done : nothing}`);
        const undo = changed.map(({ entry: { id, version }, before }) => ({ id, version, before }));
        return { success: true, message, count: changed.length, children: 0, changed: undo };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/records/{collection}/publish/undo',
      access: 'content.write',
      summary: 'Show several records where they were shown before; what somebody has changed since is left',
      body: { encoding: 'json', schema: AsBefore },
      answer: DoneOrLeft,
      async handle({ params, request, user, language }) {
        const collection = collectionOf(params.collection);
        const { records } = readBody(request, AsBefore);
        const showings = records.map(({ before, ...record }) => ({ ...record, published: before }));
        const left = await content.unpublish(collection, showings, writtenBy(user, 'content'));
        return doneOrLeft(language, 'api.done.as-before', { of: records.length, left });
      },
    }),
    ...(['remove', 'restore'] as const).map((action) =>
      defineRoute({
        ...common,
        method: 'POST',
        path: `/records/{collection}/${action}`,
        access: 'content.write',
        summary: action === 'remove' ? 'Move several records to the trash' : 'Take several records out of the trash: the undo of a removal',
        body: { encoding: 'json', schema: Some },
        answer: Counted.extend(DoneOrLeft.shape),
        async handle({ params, request, user, language }) {
          const collection = collectionOf(params.collection);
          const { ids } = readBody(request, Some);
          const by = writtenBy(user, 'content');
          const all = await (action === 'remove'
            ? content.removeAll(collection, ids, by)
            : content.restoreAll(collection, ids, by, language));
          const of = new Set(ids).size;
          const done = action === 'remove' ? 'api.done.trashed' : 'api.done.restored';
          return { ...doneOrLeft(language, done, { of, left: of - all.length }), ...moved(all) };
        },
      }),
    ),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/records/{collection}/{id}/duplicate',
      access: 'content.write',
      summary: 'Copy a record with everything below it; the copy is hidden',
      params: InCollection.extend({ id: Id }),
      answer: DoneWithId.extend({ children: z.number().int() }),
      status: 201,
      async handle({ params, user, language }) {
        const { entry, children } = await content.duplicate(collectionOf(params.collection), params.id, writtenBy(user, 'content'));
        return { success: true, message: translate(language, 'api.done.duplicated'), id: entry.id, children };
      },
    }),
  ] as const;
}
