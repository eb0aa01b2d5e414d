import * as z from 'zod';
import { textSchema } from '#content/fields/text.ts';
import { Email } from '#api/kernel/lead-forms.ts';
import { readForm } from '#api/http/form-body.ts';
import { ById, defineRoute, Done, Id, Paging } from '#api/http/route.ts';
import { SUBSCRIBER_ORDERS } from '#store/newsletter/subscribers.ts';
import { invalid } from '#api/errors.ts';
import { EvidenceFields } from '#api/spam/evidence.ts';
import type { CountryOf } from '#api/content/settings/visitor-country.ts';
import { translate } from '#i18n/translate.ts';
import type { SayOfMail } from '#api/mail/say-of-mail.ts';
import type { Newsletter } from './newsletter.ts';

const PER_PAGE = 50;
const Subscription = z.strictObject({
  email: Email,
  country: z.enum(['sa', 'ae'], { error: 'not-a-choice' }).optional(),
  ...EvidenceFields,
});
const Token = z.strictObject({ token: z.string({ error: 'required' }).min(1, { error: 'required' }).max(200, { error: 'too-long' }) });
const State = z.enum(['waiting', 'confirmed', 'left'], { error: 'not-a-choice' });
const Time = z.iso.datetime();
const Subscriber = z.object({
  id: z.number().int(),
  email: z.string(),
  state: State,
  language: z.string(),
  country: z.string(),
  asked_at: Time,
  confirmed_at: Time.nullable(),
  left_at: Time.nullable(),
});

const Shown = z
  .strictObject({
    state: State.optional(),
    search: z.string().max(100, { error: 'too-long' }).optional(),
    below: Id.optional(),
    sort: z.enum(SUBSCRIBER_ORDERS, { error: 'not-a-choice' }).optional().describe('a column; with a minus from its end'),
    page: Paging.shape.page.describe(`of ${PER_PAGE} each`),
  })
  .refine(({ below, sort }) => !below || !sort, { path: ['below'], error: 'not-a-choice' });

type Parts = { newsletter: Newsletter; dataDir: string; countryOf: CountryOf; sayOfMail: SayOfMail };

export function newsletterRoutes(parts: Parts) {
  return [subscribeRoute(parts), ...tokenRoutes(parts), ...staffRoutes(parts.newsletter)] as const;
}

function subscribeRoute({ newsletter, dataDir, countryOf, sayOfMail }: Parts) {
  return defineRoute({
    method: 'POST',
    path: '/newsletter',
    access: 'public',
    group: 'newsletter',
    summary: 'Ask for the newsletter; known and new addresses get the same answer, and a mail asks to confirm',
    body: { encoding: 'both', schema: Subscription },
    answer: Done,
    async handle({ request, language }) {
      const { email, country = await countryOf(request.hostname), ...evidence } = await readForm(request, Subscription, dataDir);
      await newsletter.subscribe({ email, language, country, address: request.ip, evidence });
      return { success: true, message: await sayOfMail(language, 'api.done.subscribed') };
    },
  });
}

function tokenRoutes({ newsletter, dataDir }: Parts) {
  return (['confirm', 'unsubscribe'] as const).map((action) =>
    defineRoute({
      method: 'POST',
      path: `/newsletter/${action}`,
      access: 'public',
      staysOpen: true,
      group: 'newsletter',
      summary: action === 'confirm' ? 'Confirm a subscription by the token of the mail' : 'Unsubscribe by the token of a mail',
      body: { encoding: 'both', schema: Token },
      answer: Done,
      async handle({ request, language }) {
        const { token } = await readForm(request, Token, dataDir);
        if (!(await newsletter[action](token))) throw invalid({ token: 'invalid' });
        const key = action === 'confirm' ? 'api.done.subscription-confirmed' : 'api.done.unsubscribed';
        return { success: true, message: translate(language, key) };
      },
    }),
  );
}

function staffRoutes(newsletter: Newsletter) {
  const common = { group: 'newsletter' } as const;
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/subscribers',
      access: 'leads.read',
      summary: 'List the subscribers, newest first (`below` is the last id of the page before), or by a column and page by page',
      query: Shown,
      answer: z.object({
        subscribers: z.array(Subscriber),
        next: z.number().int().nullable().describe('for `below`; none where a column gives the order'),
        total: z.number().int(),
        counts: z.object({ waiting: z.number().int(), confirmed: z.number().int(), left: z.number().int() }),
      }),
      async handle({ query }) {
        const { page = 1, ...wanted } = query;
        const [found, total, counts] = await Promise.all([
          newsletter.list({ ...wanted, limit: PER_PAGE + 1, offset: (page - 1) * PER_PAGE }),
          newsletter.countShown(wanted),
          newsletter.counts(),
        ]);
        const shown = found.slice(0, PER_PAGE);
        const next = !query.sort && found.length > PER_PAGE ? shown.at(-1)?.id : undefined;
        return { subscribers: shown.map((one) => Subscriber.parse(one)), next: next ?? null, total, counts };
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/subscribers/export',
      access: 'leads.read',
      asksAgain: true,
      summary: 'Take the subscribers out as a table (CSV) that spreadsheets open safely',
      query: z.strictObject({ state: State.optional(), search: textSchema(100).optional() }),
      answer: z.string(),
      answersFile: true,
      async handle({ query, reply, user }) {
        const csv = await newsletter.export(query, user?.id ?? null);
        return reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="subscribers.csv"').send(csv);
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/subscribers/{id}',
      access: 'leads.write',
      summary: 'Remove a subscriber for good',
      params: ById,
      answer: Done,
      async handle({ params, language, user }) {
        await newsletter.remove(params.id, user?.id ?? null);
        return { success: true, message: translate(language, 'api.done.subscriber-removed') };
      },
    }),
  ] as const;
}
