import * as z from 'zod';
import { readBody } from '#api/http/check-body.ts';
import { defineRoute, Done } from '#api/http/route.ts';
import type { SayOfMail } from '#api/mail/say-of-mail.ts';
import { sendPdf } from '#api/typesetting/send-pdf.ts';
import { translate } from '#i18n/translate.ts';
import { Acceptance, Question, Refusal } from './customer-input.ts';
import { Shared } from './offer-answers.ts';
import type { Offers } from './offers.ts';

export const InBoth = z.strictObject({
  language: z.enum(['both'], { error: 'not-a-choice' }).optional().describe('both: Arabic and English on one sheet'),
});
const ByToken = z.strictObject({ token: z.string().max(100) });
// The link of a mail works also while the site is closed.
const common = { group: 'offers', access: 'public', staysOpen: true, params: ByToken } as const;

export function customerRoutes(shared: Offers['shared'], sayOfMail: SayOfMail) {
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/shared-offers/{token}',
      summary: 'Read an offer by its link',
      answer: Shared,
      async handle({ params, request, reply }) {
        const offer = await shared.follow(request.ip, params.token, () => shared.read(params.token));
        reply.header('x-robots-tag', 'noindex');
        return offer;
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/shared-offers/{token}/offer.pdf',
      summary: 'An offer as a PDF, by its link',
      cost: 'page',
      query: InBoth,
      answer: z.any(),
      answersFile: true,
      async handle({ params, query, request, reply }) {
        const pdf = await shared.follow(request.ip, params.token, () => shared.pdf(params.token, query.language === 'both'));
        reply.header('x-robots-tag', 'noindex');
        return sendPdf(request, reply, { ...pdf, cache: 'private, no-store' });
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/shared-offers/{token}/accept',
      summary: 'Accept an offer with one’s name',
      body: { encoding: 'json', schema: Acceptance },
      answer: Done,
      async handle({ params, request, language }) {
        const { name } = readBody(request, Acceptance);
        const { isMailed } = await shared.follow(request.ip, params.token, () => shared.accept(params.token, name));
        const message = isMailed
          ? await sayOfMail(language, 'api.done.offer-accepted')
          : translate(language, 'api.done.offer-accepted-only');
        return { success: true, message };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/shared-offers/{token}/decline',
      summary: 'Decline an offer',
      body: { encoding: 'json', schema: Refusal },
      answer: Done,
      async handle({ params, request, language }) {
        const { reason } = readBody(request, Refusal);
        await shared.follow(request.ip, params.token, () => shared.decline(params.token, reason));
        return { success: true, message: translate(language, 'api.done.offer-declined') };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/shared-offers/{token}/ask',
      summary: 'Ask about an offer',
      body: { encoding: 'json', schema: Question },
      answer: Done,
      async handle({ params, request, language }) {
        const { text } = readBody(request, Question);
        await shared.follow(request.ip, params.token, () => shared.ask(params.token, text));
        return { success: true, message: translate(language, 'api.done.offer-asked') };
      },
    }),
  ] as const;
}
