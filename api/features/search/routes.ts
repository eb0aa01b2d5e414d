import * as z from 'zod';
import type { openFileFacts } from '#api/media/file-facts.ts';
import { defineRoute } from '#api/http/route.ts';
import type { Language } from '#content/document.ts';
import { KINDS } from './sources.ts';
import { pricesIn } from '#content/specifications/price.ts';
import { factsOf } from '#content/specifications/facts.ts';
import type { AnyResult } from './results.ts';
import type { Search } from './search.ts';

type Files = ReturnType<typeof openFileFacts>;

const Result = z.object({ id: z.number().int(), title: z.string(), path: z.string(), description: z.string() });

const Found = Result.extend({
  kind: z.enum(KINDS),
  matched: z.array(z.string()).describe('the words and figures of it that were asked for'),
  facts: z.array(z.string()).optional().describe('of a product its sizes or its pitch, and its brightness'),
  prices: z.record(z.string(), z.array(z.unknown())).optional().describe('of a product what it costs at least in each country'),
  picture: z.string().optional(),
});
const MOST_PAGES = 5000;

export function searchRoutes(search: Search, files: Files) {
  return [
    defineRoute({
      method: 'GET',
      path: '/products/search/{query}',
      access: 'public',
      group: 'search',
      summary: 'Search products in both languages',
      isCacheable: true,
      cost: 'search',
      params: z.strictObject({ query: z.string() }),
      answer: z.array(Result),
      async handle({ params, language, reply }) {
        const { results, isWhole } = await search.products(params.query, language);
        if (!isWhole) reply.header('cache-control', 'no-store');
        return results;
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/search',
      access: 'public',
      group: 'search',
      isCacheable: true,
      cost: 'search',
      summary: 'Search products, categories, projects, articles and documents in both languages, best first',
      query: z.strictObject({
        q: z.string().max(500, { error: 'too-long' }).optional(),
        page: z.coerce
          .number({ error: 'not-a-number' })
          .int()
          .min(1, { error: 'out-of-range' })
          .max(MOST_PAGES, { error: 'out-of-range' })
          .optional(),
        pictures: z.literal('1', { error: 'not-a-choice' }).optional().describe('also say where a small picture of each result is'),
      }),
      answer: z.object({
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
        results: z.array(Found),
        nearest: z.array(Found).describe('what comes closest, where nothing was found'),
        isWhole: z.boolean().describe('false for a moment after a start, while only names are looked at: the count is not final'),
      }),
      async handle({ query, language, reply }) {
        const { results, nearest, isWhole, ...counts } = await search.everything(query.q ?? '', language, query.page);
        if (!isWhole) reply.header('cache-control', 'no-store');
        const pictures = query.pictures ? await thumbnailsOf([...results, ...nearest], files, language) : undefined;
        const told = ({ image, specifications, ...result }: AnyResult) => ({
          ...result,
          ...(result.kind === 'product' && { facts: factsOf(specifications, language), prices: pricesIn(specifications) ?? {} }),
          ...(pictures && { picture: pictures.get(image) ?? '' }),
        });
        return { ...counts, isWhole, results: results.map(told), nearest: nearest.map(told) };
      },
    }),
    // A blank query is an address that ends early.
    defineRoute({
      method: 'GET',
      path: '/products/search',
      access: 'public',
      group: 'search',
      summary: 'Search for nothing, find nothing',
      answer: z.array(Result),
      handle: () => [],
    }),
  ] as const;
}

const THUMBNAIL = 320;

/** The smallest form of each picture that is wide enough for a list. */
async function thumbnailsOf(found: readonly AnyResult[], files: Files, language: Language): Promise<Map<string, string>> {
  const names = [...new Set(found.map(({ image }) => image).filter(Boolean))];
  const facts = names.length > 0 ? await files.facts(names, language) : [];
  return new Map(
    facts.map(({ name, variants, poster }) => {
      const still = poster ?? { name, variants };
      const width = still.variants.find((one) => one >= THUMBNAIL) ?? still.variants.at(-1);
      return [name, width ? `/uploads/${still.name.slice(0, still.name.lastIndexOf('.'))}-${width}.webp` : `/uploads/${still.name}`];
    }),
  );
}
