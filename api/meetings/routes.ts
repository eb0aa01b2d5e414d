import * as z from 'zod';
import { textSchema } from '#content/fields/text.ts';
import { readBody } from '#api/http/mount.ts';
import { ById, defineRoute, Done, type Route } from '#api/http/route.ts';
import { Day, Time as TimeOfDay } from '#api/leads/forms.ts';
import { translate } from '#i18n/translate.ts';
import type { Meetings } from './meetings.ts';

const Time = z.iso.datetime();
const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'not-a-date' });
const Person = z.object({ id: z.number().int(), reference: z.string(), name: z.string() });

const Card = Person.extend({
  state: z.enum(['requested', 'confirmed', 'declined']),
  type: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
  starts_at: Time,
  ends_at: Time,
  local: z.object({ day: z.string(), time: z.string() }),
  times: z.object({ sa: z.string(), ae: z.string() }),
  clashes: z.array(Person),
});

/** `date` and `time` are those of a meeting that is moved, by the clocks of its country. */
const MeetingDecisionSchema = z.strictObject({
  change: z.enum(['confirmed', 'moved', 'declined'], { error: 'not-a-choice' }),
  note: textSchema(2000).default(''),
  date: Day.optional(),
  time: TimeOfDay.optional(),
});

const common = { access: 'admin', group: 'meetings' } as const;

export function meetingRoutes(meetings: Meetings): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/meetings',
      summary: 'List the meetings of a month, with hints at those that overlap',
      query: z.strictObject({ month: Month.optional() }),
      answer: z.object({ meetings: z.array(Card) }),
      handle: async ({ query, language }) => ({ meetings: await meetings.month(query.month ?? meetings.today().slice(0, 7), language) }),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/meetings/{id}',
      summary: 'Read one meeting (the id is its message’s)',
      params: ById,
      answer: Card,
      handle: ({ params, language }) => meetings.open(params.id, language),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/meetings/{id}/calendar',
      summary: 'Get the meeting as a calendar file',
      params: ById,
      answer: z.string(),
      answersFile: true,
      async handle({ params, reply }) {
        const { name, content } = await meetings.calendar(params.id);
        reply.type('text/calendar; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
        return content;
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/meetings/{id}/decision',
      summary: 'Confirm, move or decline a meeting; the visitor gets a mail',
      params: ById,
      body: { encoding: 'json', schema: MeetingDecisionSchema },
      answer: Done,
      async handle({ params, request, user, language }) {
        await meetings.decide(params.id, readBody(request, MeetingDecisionSchema), user?.id ?? null);
        return { success: true, message: translate(language, 'api.done.meeting-decided') };
      },
    }),
  ];
}
