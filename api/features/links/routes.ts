import * as z from 'zod';
import { collectionNamed } from '#content/index.ts';
import { notFound } from '#api/errors.ts';
import { defineRoute } from '#api/http/route.ts';
import type { Links } from './broken-links.ts';

const FoundLink = z.object({
  collection: z.string(),
  id: z.number().int(),
  parent: z.number().int(),
  title: z.string(),
  column: z.string(),
  label: z.string(),
  link: z.string(),
});
const BrokenLink = FoundLink.extend({
  problem: z.enum(['no-page', 'no-record', 'hidden-en', 'hidden-ar', 'hidden']),
});
const Which = z.strictObject({
  ids: z
    .string()
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,199}$/, { error: 'not-an-id' })
    .transform((ids) => ids.split(',').map(Number))
    .optional()
    .describe('of the records, with commas between them; without it, all of them'),
});

export function linkRoutes(links: Links) {
  return [
    defineRoute({
      method: 'GET',
      path: '/links/broken',
      access: 'content.read',
      group: 'overview',
      summary: 'List links that lead nowhere',
      answer: z.array(BrokenLink),
      handle: ({ language }) => links.broken(language),
    }),
    defineRoute({
      method: 'GET',
      path: '/links/to/{collection}',
      access: 'content.read',
      group: 'overview',
      summary: 'List what leads to some records: before they are deleted',
      params: z.strictObject({ collection: z.string() }),
      query: Which,
      answer: z.object({ links: z.array(FoundLink.extend({ place: z.string() })) }),
      async handle({ params, query, language }) {
        const collection = collectionNamed(params.collection);
        if (!collection) throw notFound();
        return { links: await links.to(collection, query.ids, language) };
      },
    }),
  ] as const;
}
