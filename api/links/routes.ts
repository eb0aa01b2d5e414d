import * as z from 'zod';
import { defineRoute, type Route } from '#api/http/route.ts';
import type { Links } from './broken-links.ts';

const BrokenLink = z.object({
  collection: z.string(),
  id: z.number().int(),
  parent: z.number().int(),
  title: z.string(),
  column: z.string(),
  label: z.string(),
  link: z.string(),
  problem: z.enum(['no-page', 'no-record', 'hidden-en', 'hidden-ar', 'hidden']),
});

export function linkRoutes(links: Links): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/links/broken',
      access: 'admin',
      group: 'overview',
      summary: 'List links that lead nowhere',
      answer: z.array(BrokenLink),
      handle: ({ language }) => links.broken(language),
    }),
  ];
}
