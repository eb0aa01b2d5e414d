import * as z from 'zod';
import { ALL_TROUBLES } from '#content/troubles.ts';
import { defineRoute, pageOf, Paging } from '#api/http/route.ts';
import type { Overview } from './overview.ts';

const Count = z.number().int();
const Fields = z.array(z.string());

const Numbers = z.object({
  leads: z.array(z.object({ kind: z.string(), total: Count, new: Count })),
  leadsPerDay: z.array(z.object({ day: z.iso.date(), count: Count })),
  mostAsked: z.array(z.object({ id: Count.optional(), title: z.string(), count: Count })),
  missing: z.array(z.object({ collection: z.string(), label: z.string(), en: Count, ar: Count })),
  failedMails: Count,
  storage: z.object({ database: Count, files: z.array(z.object({ kind: z.string(), count: Count, size: Count })), free: Count }),
  recent: z.array(z.looseObject({ at: z.iso.datetime(), action: z.string(), subject: z.string() })),
  searches: z.array(z.looseObject({ query: z.string(), count: Count })),
  troubles: z
    .array(
      z.object({
        name: z.string(),
        kind: z.enum(ALL_TROUBLES),
        since: z.iso.datetime(),
        details: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    )
    .describe('what is wrong with the site just now, oldest first'),
  lastCopy: z
    .object({
      at: z.iso.datetime(),
      place: z.string(),
      rows: Count,
      files: Count,
      proof: z.object({ rows: Count, files: Count }).optional(),
    })
    .loose()
    .optional()
    .describe('the last backup that was copied elsewhere, and what a trial restore of it brought back'),
  beforeOpening: z.array(
    z.object({
      group: z.string(),
      label: z.string(),
      fields: z.array(z.object({ name: z.string(), label: z.string(), state: z.enum(['empty', 'example', 'shipped']) })),
    }),
  ),
});

const MissingRecord = z.object({
  collection: z.string(),
  id: Count,
  parent: Count,
  title: z.string(),
  missing: z.object({ en: Fields, ar: Fields }),
});

export function overviewRoutes(overview: Overview) {
  const common = { method: 'GET', group: 'overview' } as const;
  return [
    defineRoute({
      ...common,
      path: '/overview',
      access: 'signed-in',
      summary: 'The numbers of the dashboard’s first page',
      answer: Numbers,
      handle: ({ language, user }) => overview.read(language, user),
    }),
    defineRoute({
      ...common,
      path: '/missing-translations',
      access: 'content.read',
      summary: 'List records that have words in one language only',
      query: Paging.extend({ collection: z.string().max(60, { error: 'too-long' }).optional() }),
      answer: z.object({ records: z.array(MissingRecord), total: Count }),
      handle: ({ query }) => overview.missing(query.collection, pageOf(query)),
    }),
  ] as const;
}
