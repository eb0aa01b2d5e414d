import * as z from 'zod';
import { LANGUAGES } from '#content/document.ts';
import { textSchema } from '#content/fields/text.ts';
import { invalid } from '#api/errors.ts';
import { readBody } from '#api/http/check-body.ts';
import { defineRoute, Done, pageOf, Paging } from '#api/http/route.ts';
import { translate } from '#i18n/translate.ts';
import type { MissedSearches } from './missed-searches.ts';

const Asked = z.strictObject({ query: textSchema(200) });
const Which = z.strictObject({
  language: z.enum(LANGUAGES, { error: 'not-a-choice' }).optional(),
  query: z.string().max(200, { error: 'too-long' }).optional(),
});
const Missed = z.object({
  language: z.string(),
  query: z.string(),
  count: z.number().int(),
  lastAt: z.iso.datetime(),
  found: z.number().int().describe('how much the same words find by now'),
});

export function missedSearchRoutes(missed: MissedSearches) {
  return [
    defineRoute({
      method: 'POST',
      path: '/searches',
      access: 'public',
      group: 'search',
      summary: 'Say that a search has come to its end; it is kept if it finds nothing',
      body: { encoding: 'json', schema: Asked },
      answer: z.object({ success: z.literal(true) }),
      async handle({ request, language }) {
        await missed.note(readBody(request, Asked).query, language, request.ip);
        return { success: true };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/searches',
      access: 'content.read',
      group: 'search',
      summary: 'List searches that found nothing, the most frequent first',
      query: Paging,
      answer: z.object({ searches: z.array(Missed), total: z.number().int() }),
      handle: ({ query }) => missed.list(pageOf(query)),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/searches',
      access: 'content.write',
      group: 'search',
      summary: 'Forget one search that found nothing, or all of them',
      query: Which,
      answer: Done.extend({ count: z.number().int() }),
      async handle({ query: { language: of, query }, language }) {
        if ((of === undefined) !== (query === undefined)) throw invalid({ [of === undefined ? 'language' : 'query']: 'required' });
        const which = of !== undefined && query !== undefined ? { language: of, query } : undefined;
        const count = await missed.clear(which);
        const one = count > 0 ? 'api.done.deleted' : 'api.done.not-in-list';
        return { success: true, message: translate(language, which ? one : 'api.done.cleared'), count };
      },
    }),
  ] as const;
}
