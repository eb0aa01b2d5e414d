import * as z from 'zod';
import { LINE_KINDS, type OfferContent, type SentOffer } from '#content/offers/offer.ts';

const Line = z.object({
  kind: z.enum(LINE_KINDS),
  product_id: z.number().exactOptional(),
  size: z.number().exactOptional(),
  wall: z.tuple([z.number(), z.number()]).exactOptional(),
  title: z.string(),
  note: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  list_price: z.number().exactOptional(),
  discount: z.number(),
});

const Content = z.object({
  customer: z.object({ name: z.string(), company: z.string(), email: z.string(), phone: z.string() }),
  lines: z.array(Line),
  discount: z.number(),
  notes: z.string(),
  terms: z.string(),
  valid_until: z.string(),
});

const Sent = Content.extend({
  number: z.string(),
  version: z.number(),
  country: z.enum(['sa', 'ae']),
  language: z.enum(['en', 'ar']),
  day: z.string(),
  vat: z.number(),
});

export function contentIn(json: string): OfferContent {
  return Content.parse(JSON.parse(json));
}

export function sentIn(json: string): SentOffer {
  return Sent.parse(JSON.parse(json));
}
