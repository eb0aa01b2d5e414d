import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Level } from '#content/roles.ts';
import { LANGUAGES } from '#content/languages.ts';
import { areaOf, modelNamed } from '#api/content/model-named.ts';
import { checkAccess } from '#api/http/access.ts';
import { readBody } from '#api/http/check-body.ts';
import { nameFields } from '#api/http/field-label.ts';
import { defineRoute, Done, Id, pageOf, Paging } from '#api/http/route.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';
import { signedIn, writtenBy } from '#api/kernel/written-by.ts';
import { translate } from '#i18n/translate.ts';
import type { Drafts } from './drafts.ts';
import { Draft, Here, Listed } from './schemas.ts';

const InCollection = z.strictObject({ collection: z.string() });
const OfRecord = InCollection.extend({ id: Id });
const OneLanguage = z.enum(LANGUAGES, { error: 'not-a-choice' });
const Version = z.number({ error: 'not-a-number' }).int({ error: 'not-a-number' }).min(0, { error: 'out-of-range' });
const Versions = z.strictObject({ shared: Version.optional(), en: Version.optional(), ar: Version.optional() }, { error: 'invalid' });
const Typed = z.strictObject({
  values: z.record(z.string(), z.unknown(), { error: 'invalid' }).describe('as a form sends them: title_en, image, features_ar ...'),
  forget: z
    .array(z.string(), { error: 'not-a-list' })
    .max(200, { error: 'too-many' })
    .optional()
    .describe('names to take out of the draft'),
  versions: Versions.optional().describe('those you have seen; a part that somebody changed since is answered 409 with what it says'),
  base: Version.optional().describe('the version of the record that was typed over'),
});
const Begun = Typed.omit({ base: true, forget: true }).extend({
  key: z
    .string({ error: 'required' })
    .regex(/^[\w-]{8,64}$/, { error: 'invalid' })
    .describe('the same key means the same draft'),
  parent: z.number({ error: 'not-an-id' }).int({ error: 'not-an-id' }).min(0, { error: 'not-an-id' }).default(0),
});
const Publishing = z.strictObject({
  language: z.enum([...LANGUAGES, 'both'], { error: 'not-a-choice' }).default('both'),
  version: Version.optional().describe('publishes over this version of the record, after a conflict was looked at'),
  versions: z.strictObject({ shared: Version, en: Version, ar: Version }, { error: 'invalid' }).optional(),
});
const Asking = z.strictObject({ remark: z.string({ error: 'not-text' }).trim().max(500, { error: 'too-long' }).default('') });
const ListQuery = Paging.extend({ asked: z.literal('1', { error: 'not-a-choice' }).optional() });
const Answered = z.object({ draft: Draft.nullable() });

type Caller = { request: FastifyRequest; user: SessionUser | undefined };

/** Each family of records is an area's business, so every call asks for the right of that area. */
export function draftRoutes(drafts: Drafts) {
  const common = { group: 'drafts', access: 'signed-in' } as const;
  function allowed({ request, user }: Caller, collection: string, level: Level) {
    checkAccess(`${areaOf(collection)}.${level}`, user);
    nameFields(request, modelNamed(collection)?.fields);
    return writtenBy(user, areaOf(collection));
  }
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/drafts',
      summary: 'List what waits to be published, requests first',
      query: ListQuery,
      answer: z.object({ drafts: z.array(Listed), total: z.number().int() }),
      handle: ({ query, language, user }) => drafts.list(signedIn({ user }), query.asked === '1', pageOf(query), language),
    }),
    defineRoute({
      ...common,
      method: 'PATCH',
      path: '/drafts/{collection}',
      summary: 'Keep what was typed of something new',
      params: InCollection,
      body: { encoding: 'json', schema: Begun },
      answer: z.object({ draft: Draft }),
      async handle({ params, request, user, language }) {
        const by = allowed({ request, user }, params.collection, 'write');
        const { key, parent, values, versions } = readBody(request, Begun);
        return { draft: await drafts.begin(params.collection, parent, key, { values, versions, language, by }) };
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/drafts/{collection}/{id}',
      summary: 'Read the draft of a record, null where there is none',
      params: OfRecord,
      answer: Answered,
      async handle({ params, request, user }) {
        allowed({ request, user }, params.collection, 'read');
        return { draft: await drafts.read(params.collection, params.id) };
      },
    }),
    defineRoute({
      ...common,
      method: 'PATCH',
      path: '/drafts/{collection}/{id}',
      summary: 'Keep what was typed over a record; nobody outside sees it',
      params: OfRecord,
      body: { encoding: 'json', schema: Typed },
      answer: Answered,
      async handle({ params, request, user, language }) {
        const by = allowed({ request, user }, params.collection, 'translate');
        return { draft: await drafts.keep(params.collection, params.id, { ...readBody(request, Typed), language, by }) };
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/drafts/{collection}/{id}',
      summary: 'Throw a draft away, or its part of one language; the answer holds what it was',
      params: OfRecord,
      query: z.strictObject({ language: OneLanguage.optional() }),
      answer: Done.extend({ draft: Draft, thrown: z.boolean() }),
      async handle({ params, query, request, user, language }) {
        const by = allowed({ request, user }, params.collection, 'translate');
        const { draft, isDone } = await drafts.discard(params.collection, params.id, query.language, by);
        const message = translate(language, isDone ? 'api.done.draft-discarded' : 'api.done.draft-without-part');
        return { success: true, message, draft, thrown: isDone };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/drafts/{collection}/{id}/publish',
      asksAgain: ({ collection }) => areaOf(String(collection)) === 'people',
      summary: 'Publish a draft, in one language with what both share, or in both',
      params: OfRecord,
      body: { encoding: 'json', schema: Publishing },
      answer: Done.extend({ id: z.number().int(), version: z.number().int() }),
      async handle({ params, request, user, language: labelLanguage }) {
        const by = allowed({ request, user }, params.collection, 'write');
        const { language, version, versions } = readBody(request, Publishing);
        const unplaced = (await drafts.read(params.collection, params.id))?.unplaced ?? [];
        const entry = await drafts.publish(params.collection, params.id, { language, version, versions, by, labelLanguage });
        const left = unplaced.map((text) => translate(labelLanguage, 'api.done.unplaced', { text }));
        const message = [translate(labelLanguage, 'api.done.published'), ...left].join('. ');
        return { success: true, message, id: entry.id, version: entry.version };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/drafts/{collection}/{id}/ask',
      summary: 'Ask somebody who may publish to do it',
      params: OfRecord,
      body: { encoding: 'json', schema: Asking },
      answer: Done.extend({ draft: Draft }),
      async handle({ params, request, user, language }) {
        const by = allowed({ request, user }, params.collection, 'translate');
        const draft = await drafts.ask(params.collection, params.id, readBody(request, Asking).remark, by);
        return { success: true, message: translate(language, 'api.done.draft-asked'), draft };
      },
    }),
    defineRoute({
      ...common,
      method: 'PATCH',
      path: '/drafts/{collection}/{id}/here',
      summary: 'Say that a form is open, and learn who else has it open',
      params: OfRecord,
      answer: Here,
      handle({ params, request, user }) {
        allowed({ request, user }, params.collection, 'read');
        return drafts.here(params.collection, params.id, signedIn({ user }).id);
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/drafts/{collection}/{id}/here',
      summary: 'Say that a form was closed',
      params: OfRecord,
      answer: Done,
      async handle({ params, request, user, language }) {
        allowed({ request, user }, params.collection, 'read');
        await drafts.gone(params.collection, params.id, signedIn({ user }).id);
        return { success: true, message: translate(language, 'api.done.form-closed') };
      },
    }),
  ] as const;
}
