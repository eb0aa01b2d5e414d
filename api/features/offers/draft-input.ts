import * as z from 'zod';
import { isDay } from '#content/fields/date.ts';
import { textSchema } from '#content/fields/text.ts';
import { LINE_KINDS, MOST_LINES } from '#content/offers/offer.ts';
import { Email } from '#api/kernel/lead-forms.ts';
import { oneLine } from '#api/kernel/visitor-text.ts';

const Line = textSchema(200).transform(oneLine);
const Typed = z.union([z.string().max(60, { error: 'too-long' }), z.number()], { error: 'not-a-number' }).transform(String);

const LineInput = z.strictObject({
  kind: z.enum(LINE_KINDS, { error: 'not-a-choice' }),
  product_id: z.number({ error: 'not-a-number' }).int().positive().nullable().optional(),
  size: z.number({ error: 'not-a-number' }).nullable().optional().describe('in inches, one in which the product is offered'),
  wall: z
    .string()
    .max(60, { error: 'too-long' })
    .optional()
    .describe('a wall of cabinets, such as 6c4 or, with a half column at its end, 6.5c4'),
  title: Line.default(''),
  note: textSchema(1000).default(''),
  quantity: Typed,
  unit_price: Typed.default('').describe('without tax, such as 2675.50; empty takes the price of the data'),
  discount: Typed.default('').describe('per cent'),
});
export type LineInput = z.output<typeof LineInput>;

/** What is typed into an offer. Numbers come as they were typed, so that what is wrong with them can be told. */
export const DraftInput = z.strictObject({
  revision: z.number({ error: 'not-a-number' }).int().positive(),
  name: Line.default(''),
  company: Line.default(''),
  email: Email.or(z.literal('')).default(''),
  phone: textSchema(40).default(''),
  lines: z.array(LineInput, { error: 'not-a-list' }).max(MOST_LINES, { error: 'too-many' }),
  discount: Typed.default(''),
  notes: textSchema(5000).default(''),
  terms: textSchema(5000).default(''),
  valid_until: z.string({ error: 'not-a-date' }).refine(isDay, { error: 'not-a-date' }),
  currency: z.enum(['SAR', 'AED'], { error: 'not-a-choice' }).optional().describe('refused unless it is that of the country'),
});
export type DraftInput = z.output<typeof DraftInput>;

/** From an inquiry, from a shortlist (`3-6c4x2,15-55`), from the address of a shortlist or a wall, or from nothing. */
export const NewOfferInput = z.strictObject({
  lead_id: z.number({ error: 'not-a-number' }).int().positive().optional(),
  products: textSchema(500).optional(),
  from: textSchema(2000).optional().describe('the address of a shortlist or of a wall'),
  country: z.enum(['sa', 'ae'], { error: 'not-a-choice' }).optional(),
  language: z.enum(['en', 'ar'], { error: 'not-a-choice' }).optional(),
});
export type NewOfferInput = z.output<typeof NewOfferInput>;
