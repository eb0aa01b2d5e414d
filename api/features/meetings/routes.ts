import * as z from 'zod';
import { isOutsideLink } from '#content/fields/link.ts';
import { textSchema } from '#content/fields/text.ts';
import { readBody } from '#api/http/check-body.ts';
import { ById, defineRoute, Done } from '#api/http/route.ts';
import { Day, Time as TimeOfDay } from '#api/kernel/lead-forms.ts';
import type { SayOfMail } from '#api/mail/say-of-mail.ts';
import { translate } from '#i18n/translate.ts';
import type { Meetings } from './meetings.ts';

const Time = z.iso.datetime();
const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'not-a-date' });
const Person = z.object({ id: z.number().int(), reference: z.string(), name: z.string() });

const Hours = z.object({ opens: z.string(), closes: z.string() });

const Card = Person.extend({
  state: z.enum(['requested', 'confirmed', 'declined']),
  type: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
  starts_at: Time,
  ends_at: Time,
  sequence: z.number().int().describe('how often it was decided on'),
  local: z.object({ day: z.string(), time: z.string() }),
  is_closed: z.boolean().describe('the office is closed on its day'),
  office: z.object({
    workingDays: z.array(z.number().int()),
    closedDays: z.array(z.string()),
    ...Hours.shape,
    ownDays: z.array(Hours.extend({ weekday: z.number().int() })),
    periods: z.array(z.object({ from: z.string(), until: z.string(), span: Hours.nullable() })),
  }),
  link: z.string().describe('where a video meeting is joined'),
  times: z.object({ sa: z.string(), ae: z.string() }),
  clashes: z.array(Person),
});

/** `date` and `time` are what stands on the screen, by the clocks of its country; `sequence` is that of the meeting somebody looked at. */
const MeetingDecisionSchema = z.strictObject({
  change: z.enum(['confirmed', 'moved', 'declined'], { error: 'not-a-choice' }),
  note: textSchema(2000).default(''),
  date: Day.optional(),
  time: TimeOfDay.optional(),
  link: textSchema(500)
    .refine((link) => link === '' || isOutsideLink(link), { error: 'not-a-link' })
    .optional()
    .describe('where a video meeting is joined; left out, it is the usual one of the settings'),
  sequence: z.number({ error: 'not-a-number' }).int({ error: 'not-a-number' }).optional(),
});

const common = { group: 'meetings' } as const;

export function meetingRoutes(meetings: Meetings, sayOfMail: SayOfMail) {
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/meetings',
      access: 'leads.read',
      summary: 'List the meetings of a month, with hints at those that overlap',
      query: z.strictObject({ month: Month.optional() }),
      answer: z.object({ meetings: z.array(Card) }),
      handle: async ({ query, language }) => ({ meetings: await meetings.month(query.month ?? meetings.today().slice(0, 7), language) }),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/meetings/{id}',
      access: 'leads.read',
      summary: 'Read one meeting (the id is its message’s)',
      params: ById,
      answer: Card,
      handle: ({ params, language }) => meetings.open(params.id, language),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/meetings/{id}/free',
      access: 'leads.read',
      summary: 'List the times of a day at which a meeting could be, and which of them are taken',
      params: ById,
      query: z.strictObject({ date: Day.optional() }),
      answer: z.object({ date: z.string(), times: z.array(z.object({ time: z.string(), taken_by: Person.nullable() })) }),
      handle: ({ params, query }) => meetings.freeTimes(params.id, query.date),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/meetings/{id}/calendar',
      access: 'leads.read',
      summary: 'Get the meeting as a calendar file',
      params: ById,
      answer: z.string(),
      answersFile: true,
      async handle({ params, user, reply }) {
        const { name, content } = await meetings.calendar(params.id, user?.id ?? null);
        reply.type('text/calendar; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
        return content;
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/meetings/{id}/decision',
      access: 'leads.write',
      summary: 'Confirm, move or decline a meeting; the visitor gets a mail',
      params: ById,
      body: { encoding: 'json', schema: MeetingDecisionSchema },
      answer: Done,
      async handle({ params, request, user, language }) {
        const { isMailed } = await meetings.decide(params.id, readBody(request, MeetingDecisionSchema), user?.id ?? null);
        const message = isMailed
          ? await sayOfMail(language, 'api.done.meeting-decided')
          : translate(language, 'api.done.meeting-decided-only');
        return { success: true, message };
      },
    }),
  ] as const;
}
