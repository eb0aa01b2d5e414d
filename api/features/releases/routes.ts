import * as z from 'zod';
import { LANGUAGES } from '#content/languages.ts';
import { LONGEST_LINK_HOURS, RELEASE_ACTIONS, RELEASE_PROBLEMS, RELEASE_REMARKS } from '#content/releases.ts';
import { areaOf } from '#api/content/model-named.ts';
import { checkAccess } from '#api/http/access.ts';
import { readBody } from '#api/http/check-body.ts';
import { ById, defineRoute, Done, DoneWithId } from '#api/http/route.ts';
import { writtenBy } from '#api/kernel/written-by.ts';
import { translate } from '#i18n/translate.ts';
import type { Releases } from './releases.ts';
import type { Remark } from './remarks.ts';

const Named = z.strictObject({
  name: z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(120, { error: 'too-long' }),
});
const Country = z.enum(['sa', 'ae'], { error: 'not-a-choice' });
const RecordId = z.number({ error: 'not-an-id' }).int({ error: 'not-an-id' }).min(0, { error: 'not-an-id' });
const Added = z.strictObject({
  collection: z.string({ error: 'required' }),
  id: RecordId.describe('of the record; of an order the parent, 0 without one'),
  action: z.enum(RELEASE_ACTIONS, { error: 'not-a-choice' }).default('publish'),
  language: z.enum([...LANGUAGES, 'both'], { error: 'not-a-choice' }).default('both'),
  ids: z.array(RecordId, { error: 'not-a-list' }).max(2000, { error: 'too-many' }).default([]).describe('of an order: as they will stand'),
  sections: z
    .boolean({ error: 'invalid' })
    .default(false)
    .describe('with the drafts of what belongs to it, unless another release has them'),
});
const Dropped = z.strictObject({
  collection: z.string(),
  record: z.string().regex(/^\d{1,10}$/, { error: 'not-an-id' }),
  about: z.enum(['record', 'order'], { error: 'not-a-choice' }).default('record'),
});
const Timed = z.strictObject({
  time: z.string({ error: 'required' }).regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, { error: 'not-a-time' }),
  country: Country,
});
const Over = z.strictObject({ over: z.boolean({ error: 'invalid' }).default(false).describe('also what was saved again since') });
const Hours = z.strictObject({
  hours: z
    .number({ error: 'not-a-number' })
    .int()
    .min(1, { error: 'out-of-range' })
    .max(LONGEST_LINK_HOURS, { error: 'out-of-range' })
    .default(48),
});

const Time = z.iso.datetime();
const Release = z
  .object({
    id: z.number().int(),
    name: z.string(),
    state: z.enum(['open', 'scheduled', 'failed', 'published']),
    count: z.number().int(),
    createdAt: Time,
    createdBy: z.string(),
    time: z.string().nullable(),
    at: Time.nullable(),
    country: Country,
    problem: z.string(),
    publishedAt: Time.nullable(),
    takenBackAt: Time.nullable(),
    linkEndsAt: Time.nullable(),
  })
  .meta({ id: 'release' });
const Item = z
  .object({
    collection: z.string(),
    id: z.number().int(),
    parent: z.number().int(),
    about: z.enum(['record', 'order']),
    action: z.enum(RELEASE_ACTIONS),
    language: z.enum([...LANGUAGES, 'both']),
    title: z.string(),
    place: z.string(),
    problem: z.enum(RELEASE_PROBLEMS).nullable(),
    fields: z.array(z.string()),
    labels: z.array(z.string()).describe('the fields as a form calls them'),
  })
  .meta({ id: 'release-item' });
const Remarked = z.object({
  collection: z.string(),
  id: z.number().int(),
  parent: z.number().int(),
  title: z.string(),
  kind: z.enum(RELEASE_REMARKS),
  field: z.string(),
  label: z.string(),
  says: z.string(),
  most: z.number().int().optional().describe('of what is too long: how many characters its place has'),
});

type Parts = { releases: Releases; remarksOn: (release: number, language: 'en' | 'ar') => Promise<Remark[]> };

/** Several drafts, deletions and orders as one. */
export function releaseRoutes({ releases, remarksOn }: Parts) {
  const common = { group: 'releases' } as const;
  const write = { ...common, access: 'content.write', params: ById } as const;
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/releases',
      access: 'content.read',
      summary: 'List releases, open ones first',
      answer: z.object({ releases: z.array(Release) }),
      handle: async () => ({ releases: await releases.list() }),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/releases',
      access: 'content.write',
      summary: 'Begin a release',
      body: { encoding: 'json', schema: Named },
      answer: DoneWithId,
      status: 201,
      async handle({ request, user, language }) {
        const id = await releases.create(readBody(request, Named).name, writtenBy(user, 'content'));
        return { success: true, message: translate(language, 'api.done.release-created'), id };
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/releases/{id}',
      access: 'content.read',
      params: ById,
      summary: 'Read a release with everything in it',
      answer: Release.extend({ items: z.array(Item) }),
      handle: ({ params, language }) => releases.whole(params.id, language),
    }),
    defineRoute({
      ...write,
      method: 'PUT',
      path: '/releases/{id}',
      summary: 'Rename a release',
      body: { encoding: 'json', schema: Named },
      answer: Done,
      async handle({ params, request, user, language }) {
        await releases.rename(params.id, readBody(request, Named).name, writtenBy(user, 'content'));
        return { success: true, message: translate(language, 'api.done.release-changed') };
      },
    }),
    defineRoute({
      ...write,
      method: 'DELETE',
      path: '/releases/{id}',
      summary: 'Give a release up; its drafts stay',
      answer: Done,
      async handle({ params, user, language }) {
        await releases.remove(params.id, writtenBy(user, 'content'));
        return { success: true, message: translate(language, 'api.done.release-removed') };
      },
    }),
    defineRoute({
      ...write,
      method: 'PUT',
      path: '/releases/{id}/items',
      summary: 'Put a draft, a deletion or an order into a release',
      body: { encoding: 'json', schema: Added },
      answer: Done,
      async handle({ params, request, user, language }) {
        const added = readBody(request, Added);
        checkAccess(`${areaOf(added.collection)}.write`, user);
        await releases.add(params.id, added, writtenBy(user, 'content'));
        return { success: true, message: translate(language, 'api.done.release-added') };
      },
    }),
    defineRoute({
      ...write,
      method: 'DELETE',
      path: '/releases/{id}/items',
      summary: 'Take something out of a release; its draft stays',
      query: Dropped,
      answer: Done,
      async handle({ params, query, language }) {
        await releases.drop(params.id, { collection: query.collection, id: Number(query.record), about: query.about });
        return { success: true, message: translate(language, 'api.done.release-dropped') };
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/releases/{id}/check',
      access: 'content.write',
      params: ById,
      summary: 'What stands in the way of a release, and what should be looked at before',
      answer: z.object({ problems: z.array(Item), remarks: z.array(Remarked) }),
      async handle({ params, user, language }) {
        await releases.whole(params.id, language);
        const [problems, remarks] = [
          await releases.problems(params.id, writtenBy(user, 'content'), language),
          await remarksOn(params.id, language),
        ];
        return { problems, remarks };
      },
    }),
    defineRoute({
      ...write,
      method: 'POST',
      path: '/releases/{id}/publish',
      summary: 'Publish everything in a release in one step, or nothing',
      answer: Done,
      async handle({ params, user, language }) {
        await allowed(params.id, user);
        await releases.publish(params.id, writtenBy(user, 'content'), language);
        return { success: true, message: translate(language, 'api.done.release-published') };
      },
    }),
    defineRoute({
      ...write,
      method: 'POST',
      path: '/releases/{id}/take-back',
      summary: 'Undo a release in one step; what it published are drafts again',
      body: { encoding: 'json', schema: Over },
      answer: Done,
      async handle({ params, request, user, language }) {
        await allowed(params.id, user);
        await releases.takeBack(params.id, readBody(request, Over).over, writtenBy(user, 'content'), language);
        return { success: true, message: translate(language, 'api.done.release-taken-back') };
      },
    }),
    defineRoute({
      ...write,
      method: 'PUT',
      path: '/releases/{id}/time',
      summary: 'Publish a release at a time',
      body: { encoding: 'json', schema: Timed },
      answer: Done,
      async handle({ params, request, user, language }) {
        await allowed(params.id, user);
        await releases.plan(params.id, readBody(request, Timed), writtenBy(user, 'content'), language);
        return { success: true, message: translate(language, 'api.done.scheduled') };
      },
    }),
    defineRoute({
      ...write,
      method: 'DELETE',
      path: '/releases/{id}/time',
      summary: 'Take a release off the schedule',
      answer: Done,
      async handle({ params, user, language }) {
        const isOff = await releases.unplan(params.id, writtenBy(user, 'content'));
        return { success: true, message: translate(language, isOff ? 'api.done.unscheduled' : 'api.done.not-scheduled') };
      },
    }),
    defineRoute({
      ...write,
      method: 'POST',
      path: '/releases/{id}/link',
      summary: 'A link that shows the whole site as it will be, and ends by itself; the link before ends',
      body: { encoding: 'json', schema: Hours },
      answer: Done.extend({ token: z.string(), path: z.string(), endsAt: Time }),
      async handle({ params, request, user, language }) {
        const { token, endsAt } = await releases.link(params.id, readBody(request, Hours).hours, writtenBy(user, 'content'));
        const message = translate(language, 'api.done.release-link');
        return { success: true, message, token, path: `/?rehearsal=${encodeURIComponent(token)}`, endsAt };
      },
    }),
    defineRoute({
      ...write,
      method: 'DELETE',
      path: '/releases/{id}/link',
      summary: 'End the link of a rehearsal',
      answer: Done,
      async handle({ params, user, language }) {
        const hasEnded = await releases.endLink(params.id, writtenBy(user, 'content'));
        return { success: true, message: translate(language, hasEnded ? 'api.done.release-link-ended' : 'api.done.no-link') };
      },
    }),
  ] as const;

  /** Publishing a release needs the right to everything in it. */
  async function allowed(id: number, user: Parameters<typeof checkAccess>[1]): Promise<void> {
    const { items } = await releases.whole(id, 'en');
    for (const area of new Set(items.map(({ collection }) => areaOf(collection)))) checkAccess(`${area}.write`, user);
  }
}
