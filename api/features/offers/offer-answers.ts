import * as z from 'zod';
import { MAIL_STATES } from '#api/mail/mail-card.ts';
import { LINE_KINDS, OFFER_STATES } from '#content/offers/offer.ts';

const Time = z.iso.datetime();
const Minor = z.number().int().describe('in hundredths: halalas or fils');
const Share = z.number().int().describe('in hundredths of a per cent');

export const Card = z.object({
  id: z.number().int(),
  number: z.string().describe('SA-2026-0001; empty until it is sent'),
  version: z.number().int(),
  state: z.enum(OFFER_STATES),
  has_changes: z.boolean(),
  is_unsent: z.boolean().describe('the letter that brings it was tried and has not gone out'),
  country: z.enum(['sa', 'ae']),
  currency: z.enum(['SAR', 'AED']),
  language: z.enum(['en', 'ar']),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  total: Minor,
  valid_until: z.string(),
  lead_id: z.number().int().nullable(),
  owner: z.number().int().nullable(),
  owner_name: z.string().nullable(),
  updated_at: Time,
  sent_at: Time.nullable(),
  seen_at: Time.nullable(),
});

const Line = z.object({
  kind: z.enum(LINE_KINDS),
  product_id: z.number().int().optional(),
  size: z.number().optional(),
  wall: z.array(z.number()).optional().describe('columns and rows of cabinets'),
  title: z.string(),
  note: z.string(),
  quantity: z.number().int(),
  unit_price: Minor,
  list_price: Minor.optional(),
  discount: Share,
});

const Sums = z.object({
  lines: z.array(z.object({ gross: Minor, discount: Minor, net: Minor })),
  subtotal: Minor,
  discount: Minor,
  net: Minor,
  vat: Minor,
  total: Minor,
});

const Content = z.object({
  customer: z.object({ name: z.string(), company: z.string(), email: z.string(), phone: z.string() }),
  lines: z.array(Line),
  discount: Share,
  notes: z.string(),
  terms: z.string(),
  valid_until: z.string(),
  vat: Share,
  sums: Sums,
});

export const Whole = Card.extend({
  ...Content.shape,
  revision: z.number().int(),
  follows: z.number().int().nullable(),
  phone: z.string(),
  versions: z.array(
    z.object({
      version: z.number().int(),
      state: z.enum(OFFER_STATES),
      total: Minor,
      sent_at: Time,
      sent_by: z.string().nullable(),
      seen_at: Time.nullable(),
      ends_at: Time,
      decided_at: Time.nullable(),
      decided_name: z.string(),
      decided_note: z.string(),
    }),
  ),
  mails: z.array(
    z.object({
      id: z.number().int(),
      state: z.enum(MAIL_STATES),
      subject: z.string(),
      attempts: z.number().int(),
      run_at: Time,
      sent_at: Time.nullable(),
      last_error: z.string(),
      created_at: Time,
    }),
  ),
  events: z.array(
    z.object({
      version: z.number().int(),
      at: Time,
      kind: z.string(),
      actor: z.string().nullable(),
      name: z.string(),
      text: z.string(),
    }),
  ),
});

/** What it costs in the data is between the people who write offers. */
export const Shared = Content.extend({
  lines: z.array(Line.omit({ list_price: true })),
  number: z.string(),
  version: z.number().int(),
  country: z.enum(['sa', 'ae']),
  language: z.enum(['en', 'ar']),
  day: z.string(),
  state: z.enum(OFFER_STATES),
  decided_name: z.string(),
  decided_at: Time.nullable(),
  company: z.object({ name: z.string(), lines: z.array(z.string()) }),
});
