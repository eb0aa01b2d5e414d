import * as z from 'zod';
import { isDay } from '#content/fields/date.ts';
import { isOutsideLink } from '#content/fields/link.ts';
import { textSchema } from '#content/fields/text.ts';
import { VISITOR_TEXT_LENGTH, VisitorName, VisitorText } from '#api/visitor-text.ts';

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** ٥ and ۵ are 5: people type what their keyboard gives. */
export function latinDigits(text: string): string {
  return text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}

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

export const Day = z.string({ error: 'required' }).min(1, { error: 'required' }).refine(isDay, { error: 'not-a-date' });
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

export const MEETING_TYPES = ['zoom', 'google_meet', 'teams', 'physical'] as const;
export const PROJECT_TYPES = ['Visual Solutions', 'LED Installation', 'Customized Monitors', 'Event Setup', 'Other'] as const;
export const BUDGETS = ['50-100k', '100-250k', '250k+', 'Decide Later'] as const;
export const TIMELINES = ['1-3 months', '3-6 months', '6+ months'] as const;
export const STAGES = ['Initial Inquiry', 'Shortlisting Vendors', 'Final Decision'] as const;

const OptionalEmail = Email.or(z.literal('')).optional();
const Contact = { name: VisitorName, number: Phone, message: VisitorText, email: OptionalEmail };
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
  product: z.strictObject({
    product: VisitorName,
    product_id: z.number().int().positive().optional(),
    name: VisitorName,
    email: Email,
    phone: Phone,
  }),
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
      .refine((value) => (BUDGETS as readonly string[]).includes(value.replace(CURRENCY, '')), { error: 'not-a-choice' }),
    timeline: oneOf(TIMELINES),
    description: VisitorText,
    specs: textSchema(5000).optional(),
    decisionMaker: oneOf(['Yes', 'No']),
    stage: oneOf(STAGES),
  }),
  /** Sent by the server to itself, the whole way, see api/mail/self-test.ts. */
  'self-test': z.strictObject(Contact),
} as const;

export type LeadKind = keyof typeof FORMS;
