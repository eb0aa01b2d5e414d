import * as z from 'zod';
import { readBody } from '#api/http/check-body.ts';
import { ById, defineRoute, Done, DoneWithId, pageOf, Paging } from '#api/http/route.ts';
import { doneOrLeft, DoneOrLeft } from '#api/http/done-or-left.ts';
import { Selected } from '#api/http/selected.ts';
import { sendPdf } from '#api/typesetting/send-pdf.ts';
import { translate } from '#i18n/translate.ts';
import type { SayOfMail } from '#api/mail/say-of-mail.ts';
import { customerRoutes, InBoth } from './customer-routes.ts';
import { DraftInput, NewOfferInput } from './draft-input.ts';
import { Card, Whole } from './offer-answers.ts';
import { OfferQuerySchema } from './offer-query.ts';
import type { Offers } from './offers.ts';

const Send = z.strictObject({
  revision: z.number({ error: 'not-a-number' }).int().positive(),
  total: z.number({ error: 'not-a-number' }).int().describe('the sum that was seen, in hundredths'),
  mail: z.boolean().default(true),
});
const Values = z.strictObject({
  owner: z.number({ error: 'not-a-number' }).int().positive().nullable().optional(),
  deleted: z.boolean({ error: 'not-a-flag' }).optional().describe('thrown away, or brought back; only what was never sent'),
});
const Changes = z.strictObject({
  changes: z
    .array(
      Values.extend({
        id: z.number({ error: 'not-an-id' }).int().positive(),
        from: Values.optional().describe('changed only where it still stands so'),
      }),
      { error: 'not-a-list' },
    )
    .min(1, { error: 'required' })
    .max(100, { error: 'too-many' }),
});
const WithLink = Done.extend({ link: z.string() });
const Version = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, { error: 'not-a-number' })
  .transform(Number)
  .optional();

const common = { group: 'offers' } as const;

export function offerRoutes(offers: Offers, sayOfMail: SayOfMail) {
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/offers',
      access: 'offers.read',
      summary: 'List offers, those changed last first',
      query: OfferQuerySchema.extend(Paging.shape),
      answer: z.object({ offers: z.array(Card), total: z.number().int() }),
      handle: ({ query: { page, per_page, ...query }, user }) => offers.list(query, pageOf({ page, per_page }), user?.id ?? null),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/offers/export',
      access: 'offers.read',
      asksAgain: true,
      summary: 'Export offers as a CSV file that spreadsheets open safely',
      query: OfferQuerySchema.extend({ ids: Selected.optional() }),
      answer: z.string(),
      answersFile: true,
      async handle({ query, user, reply, language }) {
        const csv = await offers.export(query, user?.id ?? null, language);
        return reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="offers.csv"').send(csv);
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/offers',
      access: 'offers.write',
      summary: 'Begin an offer from an inquiry, a shortlist or nothing',
      body: { encoding: 'json', schema: NewOfferInput },
      answer: DoneWithId,
      status: 201,
      async handle({ request, user, language }) {
        const id = await offers.create(readBody(request, NewOfferInput), user);
        return { success: true, message: translate(language, 'api.done.offer-created'), id };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/offers/changes',
      access: 'offers.write',
      summary: 'Give several offers to somebody or throw drafts away, all or none; with `from` only what still stands so',
      body: { encoding: 'json', schema: Changes },
      answer: DoneOrLeft,
      async handle({ request, user, language }) {
        const { changes } = readBody(request, Changes);
        const left = await offers.changeMany(changes, user?.id ?? null);
        const isAbout = (deleted: boolean) => changes.every((change) => change.deleted === deleted);
        const key = isAbout(true) ? 'api.done.offers-deleted' : isAbout(false) ? 'api.done.offers-restored' : 'api.done.lead-saved';
        return doneOrLeft(language, key, { of: changes.length, left });
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/offers/{id}',
      access: 'offers.read',
      summary: 'Read an offer with its versions and what happened to it',
      params: ById,
      answer: Whole,
      handle: ({ params }) => offers.open(params.id),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/offers/{id}/offer.pdf',
      access: 'offers.read',
      summary: 'The draft as a PDF, or a version as it was sent',
      params: ById,
      query: InBoth.extend({ version: Version }),
      answer: z.any(),
      answersFile: true,
      async handle({ params, query, request, reply, user }) {
        return sendPdf(request, reply, {
          ...(await offers.download(params.id, query, user?.id ?? null)),
          cache: 'private, no-store',
        });
      },
    }),
    defineRoute({
      ...common,
      method: 'PUT',
      path: '/offers/{id}',
      access: 'offers.write',
      summary: 'Save an offer; what the customer has stays as it was sent',
      params: ById,
      body: { encoding: 'json', schema: DraftInput },
      answer: Done,
      async handle({ params, request, user, language }) {
        await offers.save(params.id, readBody(request, DraftInput), user);
        return { success: true, message: translate(language, 'api.done.offer-saved') };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/offers/{id}/send',
      access: ['offers.write', 'sending.write'],
      summary: 'Send an offer as its next version; the link is answered this once',
      params: ById,
      body: { encoding: 'json', schema: Send },
      answer: WithLink.extend({ number: z.string() }),
      async handle({ params, request, user, language }) {
        const asked = readBody(request, Send);
        const sent = await offers.send(params.id, asked, user?.id ?? null);
        const message = asked.mail
          ? await sayOfMail(language, 'api.done.offer-sent', sent)
          : translate(language, 'api.done.offer-to-hand-over', sent);
        return { success: true, message, ...sent };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/offers/{id}/link',
      access: ['offers.write', 'sending.write'],
      summary: 'Make a new link to what was sent; the one before it ends',
      params: ById,
      answer: WithLink,
      async handle({ params, user, language }) {
        const link = await offers.renewLink(params.id, user?.id ?? null);
        return { success: true, message: translate(language, 'api.done.offer-link'), link };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/offers/{id}/follow',
      access: 'offers.write',
      summary: 'Begin an offer that follows this one',
      params: ById,
      answer: DoneWithId,
      status: 201,
      async handle({ params, user, language }) {
        const id = await offers.follow(params.id, user);
        return { success: true, message: translate(language, 'api.done.offer-created'), id };
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/offers/{id}',
      access: 'offers.write',
      summary: 'Throw away an offer that was never sent',
      params: ById,
      answer: Done,
      async handle({ params, user, language }) {
        await offers.remove(params.id, user?.id ?? null);
        return { success: true, message: translate(language, 'api.done.offer-deleted') };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/offers/{id}/restore',
      access: 'offers.write',
      summary: 'Bring back an offer that was thrown away',
      params: ById,
      answer: Done,
      async handle({ params, user, language }) {
        await offers.restore(params.id, user?.id ?? null);
        return { success: true, message: translate(language, 'api.done.offer-restored') };
      },
    }),
    ...customerRoutes(offers.shared, sayOfMail),
  ] as const;
}
