import * as z from 'zod';
import { PROPOSAL_FIGURES } from '#content/advisor/proposal-fields.ts';
import { SHOWS } from '#content/advisor/question.ts';
import { latinDigits } from '#content/digits.ts';
import { isDay } from '#content/fields/date.ts';
import { isOutsideLink } from '#content/fields/link.ts';
import { textSchema } from '#content/fields/text.ts';
import { MOST_LISTED, MOST_PIECES } from '#content/shortlist.ts';
import { PLACES } from '#content/specifications/places.ts';
import { VISITOR_TEXT_LENGTH, VisitorName, VisitorText } from './visitor-text.ts';
import { isOneOf, namesOf, tableOf } from '#content/known.ts';

export const Phone = textSchema(40)
  .transform(latinDigits)
  .pipe(
    z
      .string()
      .min(1, { error: 'required' })
      .regex(/^\+?[\d\s().-]+$/, { error: 'not-a-phone' }),
  )
  .refine((phone) => /^\d{6,20}$/.test(phone.replace(/\D/g, '')), { error: 'not-a-phone' });

export const Email = textSchema(254)
  .pipe(z.string().min(1, { error: 'required' }))
  .refine((email) => /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+\.[^\s@.]{2,}$/.test(email), { error: 'not-an-email' });

export const Day = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .transform(latinDigits)
  .refine(isDay, { error: 'not-a-date' });
export const Time = z
  .string({ error: 'required' })
  .transform(latinDigits)
  .pipe(
    z
      .string()
      .min(1, { error: 'required' })
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'invalid' }),
  );

function oneOf<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z
    .string({ error: 'required' })
    .min(1, { error: 'required' })
    .pipe(z.enum(options, { error: 'not-a-choice' }));
}

function shortTexts<const Name extends string>(names: readonly Name[]) {
  const Short = textSchema(200).optional();
  return tableOf(names, () => Short);
}

export const MEETING_TYPES = ['zoom', 'google_meet', 'teams', 'physical'] as const;
export const PROJECT_TYPES = ['Visual Solutions', 'LED Installation', 'Customized Monitors', 'Event Setup', 'Other'] as const;
export const BUDGETS = ['50-100k', '100-250k', '250k+', 'Decide Later'] as const;
export const TIMELINES = ['1-3 months', '3-6 months', '6+ months'] as const;
export const STAGES = ['Initial Inquiry', 'Shortlisting Vendors', 'Final Decision'] as const;

const OptionalEmail = Email.or(z.literal('')).optional();
const Contact = { name: VisitorName, number: Phone, message: VisitorText, email: OptionalEmail };
/** As people write it: "3", "٣", "two or three". */
const HowMany = textSchema(40).transform(latinDigits).optional();
const City = textSchema(80).optional();
/** One of the product's sizes, as people write it: 55″. */
const Size = textSchema(20).optional();
const Remark = textSchema(VISITOR_TEXT_LENGTH).optional();
const Listed = z
  .array(
    z.strictObject({
      product_id: z.number().int().positive(),
      product: VisitorName,
      size: Size,
      quantity: z.number().int().min(1).max(MOST_PIECES),
    }),
    { error: 'invalid' },
  )
  .min(1, { error: 'required' })
  .max(MOST_LISTED, { error: 'too-long' });
/** What the advisor proposed, as the page shows it; sent along with an inquiry and never typed. */
const ProposalForm = {
  place: z.enum(namesOf(PLACES), { error: 'not-a-choice' }).optional(),
  shows: z.enum(SHOWS, { error: 'not-a-choice' }).optional(),
  ...shortTexts(PROPOSAL_FIGURES),
};
const CURRENCY = /\s(?:AED|SAR)$/;

/** The forms visitors fill in, by the kind of lead they make. */
export const FORMS = {
  meeting: z.strictObject({
    date: Day,
    time: Time,
    name: VisitorName,
    phone: Phone,
    type: oneOf(MEETING_TYPES),
    email: OptionalEmail,
  }),
  /** One product, everything somebody kept, or what is told in a chat, where the person says who it is. */
  product: z.discriminatedUnion('via', [
    z.strictObject({
      product: VisitorName,
      product_id: z.number().int().positive().optional(),
      size: Size,
      quantity: HowMany,
      city: City,
      ...ProposalForm,
      products: Listed.optional(),
      name: VisitorName,
      email: Email,
      phone: Phone,
      message: Remark,
      via: z.undefined().optional(),
    }),
    z.strictObject({ product: VisitorName, products: Listed, message: Remark, via: z.literal('whatsapp') }),
  ]),
  contact: z.strictObject(Contact),
  campaign: z
    .strictObject({ ...Contact, message: textSchema(VISITOR_TEXT_LENGTH).optional(), panel: oneOf(['quote', 'call']) })
    // Whoever asks for a call says the rest on the phone.
    .refine(({ panel, message }) => panel === 'call' || Boolean(message), { path: ['message'], error: 'required' }),
  project: z.strictObject({
    fullName: VisitorName,
    companyName: VisitorName,
    jobTitle: VisitorName,
    email: Email,
    phone: Phone,
    website: z
      .string()
      .refine((value) => value === '' || isOutsideLink(value), { error: 'not-a-link' })
      .optional(),
    projectName: VisitorName,
    location: VisitorName,
    startDate: Day,
    projectType: oneOf(PROJECT_TYPES),
    budget: z
      .string({ error: 'required' })
      .min(1, { error: 'required' })
      .refine((value) => isOneOf(BUDGETS, value.replace(CURRENCY, '')), { error: 'not-a-choice' }),
    timeline: oneOf(TIMELINES),
    description: VisitorText,
    specs: textSchema(5000).optional(),
    decisionMaker: oneOf(['Yes', 'No']),
    stage: oneOf(STAGES),
  }),
  /** Sent by the server to itself, the whole way, see api/features/outbox/self-test.ts. */
  'self-test': z.strictObject(Contact),
} as const;

export type LeadKind = keyof typeof FORMS;
