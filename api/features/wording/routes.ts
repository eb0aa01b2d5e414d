import * as z from 'zod';
import { LANGUAGES } from '#content/languages.ts';
import { LANGUAGE_PROBLEMS } from '#content/writing/language-tasks.ts';
import { checkAccess } from '#api/http/access.ts';
import { areaOf } from '#api/content/model-named.ts';
import { readBody } from '#api/http/check-body.ts';
import { defineRoute, Done, Id, pageOf, Paging } from '#api/http/route.ts';
import { writtenBy } from '#api/kernel/written-by.ts';
import { translate } from '#i18n/translate.ts';
import type { Wording } from './wording.ts';

const OneLanguage = z.enum(LANGUAGES, { error: 'not-a-choice' });
const Task = z.object({
  collection: z.string(),
  id: z.number().int(),
  parent: z.number().int(),
  title: z.string(),
  problem: z.enum(LANGUAGE_PROBLEMS),
  language: z.enum(LANGUAGES),
  column: z.string().describe('name, features.2.title; empty for the record as a whole'),
  label: z.string(),
  says: z.string(),
  other: z.string().describe('the same text in the other language'),
  visits: z.number().int().describe('how often its page was opened within thirty days'),
  part: z.string().describe('the words that are meant, or how many letters there is room for'),
});
const Counts = z.object({
  missing: z.number().int(),
  outdated: z.number().int(),
  hidden: z.number().int(),
  order: z.number().int(),
  word: z.number().int(),
  long: z.number().int(),
});
const Query = Paging.extend({
  problem: z.enum(LANGUAGE_PROBLEMS, { error: 'not-a-choice' }).optional(),
  language: OneLanguage.optional(),
});
const Confirmation = z.strictObject({ language: OneLanguage });

export function wordingRoutes(wording: Wording) {
  return [
    defineRoute({
      method: 'GET',
      path: '/languages',
      access: 'content.read',
      group: 'overview',
      summary: 'List texts that are missing, outdated, hidden, out of order, off the word list or too long in a language',
      query: Query,
      answer: z.object({ tasks: z.array(Task), total: z.number().int(), counts: Counts, isWhole: z.boolean() }),
      handle: ({ query, language }) => wording.board(query, pageOf(query), language),
    }),
    defineRoute({
      method: 'POST',
      path: '/languages/{collection}/{id}/confirm',
      access: 'signed-in',
      group: 'overview',
      summary: 'Say that the texts of a language still hold although the other one changed',
      params: z.strictObject({ collection: z.string(), id: Id }),
      body: { encoding: 'json', schema: Confirmation },
      answer: Done,
      async handle({ params, request, user, language }) {
        const area = areaOf(params.collection);
        checkAccess(`${area}.translate`, user);
        await wording.confirm(params.collection, params.id, readBody(request, Confirmation).language, writtenBy(user, area));
        return { success: true, message: translate(language, 'api.done.text-confirmed') };
      },
    }),
  ] as const;
}
