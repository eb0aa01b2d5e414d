import * as z from 'zod';
import { checkQuestion, type Problems } from '#content/advisor/question.ts';
import { QUESTION_KEYS } from '#content/advisor/question-keys.ts';
import { textSchema } from '#content/fields/text.ts';
import { tableOf } from '#content/known.ts';
import { CabinetCount } from '#content/wall/cabinet-count.ts';
import { AppError, type FieldCode } from '#api/errors.ts';
import { ById, defineRoute } from '#api/http/route.ts';
import { sendPdf } from '#api/typesetting/send-pdf.ts';
import { COUNTRIES } from '#i18n/locales.ts';
import type { Documents } from './documents.ts';

const Cabinets = CabinetCount.default(4);

const Both = z.enum(['both'], { error: 'not-a-choice' }).optional().describe('both: Arabic and English on one sheet');
const Asked = z.strictObject({
  ...tableOf(QUESTION_KEYS, () => textSchema(40).optional()),
  country: z.enum(['sa', 'ae'], { error: 'not-a-choice' }).default('sa'),
  language: Both,
});

/** What the page says in sentences of its own is told here field by field. */
function codesOf(problems: Problems): Record<string, FieldCode> {
  return Object.fromEntries(
    Object.entries(problems).map(([key, { code }]) => [
      key,
      code === 'too-small' || code === 'too-large' || code === 'before-nearest' ? 'out-of-range' : code,
    ]),
  );
}

export function documentRoutes(documents: Documents) {
  return [
    defineRoute({
      method: 'GET',
      path: '/products/{id}/spec-sheet.pdf',
      access: 'public',
      group: 'products',
      summary: 'The spec sheet of a product in the language of the base: the uploaded one, or one made of its specifications',
      cost: 'page',
      params: ById,
      query: z.strictObject({
        size: z
          .string()
          .regex(/^\d{1,4}(?:\.\d{1,2})?$/, { error: 'not-a-number' })
          .transform(Number)
          .optional()
          .describe('one of the sizes offered, in inches: a sheet of that one'),
        language: Both,
      }),
      answer: z.any(),
      answersFile: true,
      async handle({ params, query, language, request, reply }) {
        const sheet = await documents.specSheet(params.id, query.size, { language, isBoth: query.language === 'both' });
        if ('uploaded' in sheet) return reply.redirect(`/uploads/${sheet.uploaded}`, 302);
        return sendPdf(request, reply, { ...sheet, cache: 'public, max-age=3600' });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/estimates/{products}/estimate.pdf',
      access: 'public',
      group: 'products',
      summary: 'A list of products at the prices of today, dated, as a PDF in the language of the base',
      cost: 'page',
      params: z.strictObject({ products: textSchema(500) }),
      query: z.strictObject({ country: z.enum(['sa', 'ae'], { error: 'not-a-choice' }).default('sa'), language: Both }),
      answer: z.any(),
      answersFile: true,
      async handle({ params, query, language, request, reply }) {
        const pdf = await documents.estimate(params.products, query.country, { language, isBoth: query.language === 'both' });
        reply.header('x-robots-tag', 'noindex');
        return sendPdf(request, reply, { ...pdf, cache: 'private, no-store' });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/comparisons/{products}/comparison.pdf',
      access: 'public',
      group: 'products',
      summary: 'Two to five products side by side (`15-70,3-6c4`), as a PDF in the language of the base',
      cost: 'page',
      params: z.strictObject({ products: textSchema(500) }),
      query: z.strictObject({ language: Both }),
      answer: z.any(),
      answersFile: true,
      async handle({ params, query, language, request, reply }) {
        const pdf = await documents.comparison(params.products, { language, isBoth: query.language === 'both' });
        reply.header('x-robots-tag', 'noindex');
        return sendPdf(request, reply, { ...pdf, cache: 'public, max-age=3600' });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/products/{id}/advice.pdf',
      access: 'public',
      group: 'products',
      summary: 'What the advisor says of a product for a place, as a PDF in the language of the base',
      cost: 'page',
      params: ById,
      query: Asked,
      answer: z.any(),
      answersFile: true,
      async handle({ params, query: { country, language: both, ...typed }, language, request, reply }) {
        const { question, problems } = checkQuestion(typed, COUNTRIES[country].currency);
        if (!question) throw new AppError('malformed', { fields: codesOf(problems) });
        const pdf = await documents.advice(params.id, { question, country }, { language, isBoth: both === 'both' });
        reply.header('x-robots-tag', 'noindex');
        return sendPdf(request, reply, { ...pdf, cache: 'private, no-store' });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/products/{id}/wall.pdf',
      access: 'public',
      group: 'products',
      summary: 'A wall of cabinets drawn to scale with all its figures, as a PDF in the language of the base',
      cost: 'page',
      params: ById,
      query: z.strictObject({
        columns: Cabinets.describe('cabinets side by side; halves where the product has them'),
        rows: Cabinets,
        language: Both,
      }),
      answer: z.any(),
      answersFile: true,
      async handle({ params, query, language, request, reply }) {
        const pdf = await documents.wall(params.id, query, { language, isBoth: query.language === 'both' });
        reply.header('x-robots-tag', 'noindex');
        return sendPdf(request, reply, { ...pdf, cache: 'public, max-age=3600' });
      },
    }),
  ] as const;
}
