import * as z from 'zod';
import { LANGUAGES } from '#content/languages.ts';
import { SCHEDULE_PROBLEMS, SCHEDULED_ACTIONS } from '#content/schedule.ts';
import type { Level } from '#content/roles.ts';
import { areaOf, modelNamed } from '#api/content/model-named.ts';
import { notFound } from '#api/errors.ts';
import { checkAccess } from '#api/http/access.ts';
import { readBody } from '#api/http/check-body.ts';
import { nameFields } from '#api/http/field-label.ts';
import { defineRoute, Done, Id } from '#api/http/route.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';
import { signedIn, writtenBy } from '#api/kernel/written-by.ts';
import { translate } from '#i18n/translate.ts';
import { HeldClock } from './clock-watch.ts';
import type { Schedule } from './schedule.ts';

const OfRecord = z.strictObject({ collection: z.string(), id: Id });
const Action = z.enum(SCHEDULED_ACTIONS, { error: 'not-a-choice' });
const OneOrBoth = z.enum([...LANGUAGES, 'both'], { error: 'not-a-choice' });
const Country = z.enum(['sa', 'ae'], { error: 'not-a-choice' });
const Wanted = z.strictObject({
  action: Action,
  language: OneOrBoth.default('both'),
  time: z
    .string({ error: 'required' })
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, { error: 'not-a-time' })
    .describe('as a clock in that country shows it: 2026-11-23T09:00'),
  country: Country.describe('whose clock: sa is Riyadh time, ae is Dubai time'),
});
const Coming = z
  .object({
    collection: z.string(),
    id: z.number().int(),
    parent: z.number().int(),
    title: z.string(),
    place: z.string(),
    action: Action,
    languages: z.array(z.enum(LANGUAGES)),
    at: z.iso.datetime(),
    time: z.string(),
    country: Country,
    by: z.string(),
    problem: z.enum(SCHEDULE_PROBLEMS).nullable().describe('why it could not be done; it is not tried again'),
  })
  .meta({ id: 'scheduled' });
const LookedAt = z.strictObject({ at: z.iso.datetime({ error: 'not-a-date' }) });

/** What is published or hidden at a time; the right is that of whoever publishes by hand. */
export function scheduleRoutes(schedule: Schedule) {
  const common = { group: 'schedule', access: 'signed-in' } as const;
  function allowed(user: SessionUser | undefined, collection: string, level: Level) {
    checkAccess(`${areaOf(collection)}.${level}`, user);
    return writtenBy(user, areaOf(collection));
  }
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/schedule',
      summary: 'List what is coming, the next first, and what could not be done at its time',
      answer: z.object({ coming: z.array(Coming), clock: HeldClock.nullable().describe('set while nothing is published at its time') }),
      async handle({ user, language }) {
        const [coming, clock] = await Promise.all([schedule.list(signedIn({ user }), language), schedule.clock.state()]);
        return { coming, clock };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/schedule/clock',
      access: 'content.write',
      summary: 'Say that the clock of the server is right after it jumped; `at` names what was looked at',
      body: { encoding: 'json', schema: LookedAt },
      answer: Done,
      async handle({ request, language, user }) {
        await schedule.clock.allow(readBody(request, LookedAt).at, user?.id ?? null);
        return { success: true, message: translate(language, 'api.done.clock-allowed') };
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/schedule/{collection}/{id}',
      summary: 'What is coming for one record',
      params: OfRecord,
      answer: z.object({ coming: z.array(Coming) }),
      async handle({ params, user, language }) {
        allowed(user, params.collection, 'read');
        if (!modelNamed(params.collection)) throw notFound();
        return { coming: await schedule.of(params.collection, params.id, language) };
      },
    }),
    defineRoute({
      ...common,
      method: 'PUT',
      path: '/schedule/{collection}/{id}',
      asksAgain: ({ collection }) => areaOf(String(collection)) === 'people',
      summary: 'Publish what is drafted, or hide the record, at a time; a time that was set before is replaced',
      params: OfRecord,
      body: { encoding: 'json', schema: Wanted },
      answer: Done.extend({ coming: z.array(Coming) }),
      async handle({ params, request, user, language }) {
        const by = allowed(user, params.collection, 'write');
        nameFields(request, modelNamed(params.collection)?.fields);
        const coming = await schedule.set(params.collection, params.id, readBody(request, Wanted), by, language);
        return { success: true, message: translate(language, 'api.done.scheduled'), coming };
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/schedule/{collection}/{id}',
      summary: 'Take something off the schedule',
      params: OfRecord,
      query: z.strictObject({ action: Action, language: OneOrBoth.default('both') }),
      answer: Done,
      async handle({ params, query, user, language }) {
        const by = allowed(user, params.collection, 'write');
        await schedule.remove(params.collection, params.id, query.action, query.language, by);
        return { success: true, message: translate(language, 'api.done.unscheduled') };
      },
    }),
  ] as const;
}
