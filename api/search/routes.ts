import * as z from 'zod';
import { defineRoute, type Route } from '#api/http/route.ts';
import type { Search } from './search.ts';

const Result = z.object({ id: z.number().int(), title: z.string(), path: z.string(), description: z.string() });

export function searchRoutes(search: Search): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/products/search/{query}',
      access: 'public',
      group: 'search',
      summary: 'Search products in both languages',
      params: z.strictObject({ query: z.string() }),
      answer: z.array(Result),
      handle: ({ params, language }) => search.products(params.query, language),
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
  ];
}
