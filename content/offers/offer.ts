import type { PriceCountry as Country } from '../specifications/price.ts';
import type { Wall } from '../shortlist.ts';
import { sumsOf, type Minor, type Share, type Sums } from './sums.ts';

export const LINE_KINDS = ['product', 'installation', 'delivery', 'other'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const MOST_LINES = 50;
export const MOST_QUANTITY = 9999;

export type OfferLine = {
  kind: LineKind;
  /** Of the catalogue, in which size or as a wall of how many cabinets. */
  product_id?: number;
  size?: number;
  wall?: Wall;
  /** The line's title as the customer reads it. */
  title: string;
  note: string;
  quantity: number;
  unit_price: Minor;
  /** What the data said when the line was added; none for what has no price there. */
  list_price?: Minor;
  discount: Share;
};

export type Customer = { name: string; company: string; email: string; phone: string };

/** What an offer says, whole: a version is this, kept as it was sent. */
export type OfferContent = {
  customer: Customer;
  lines: readonly OfferLine[];
  discount: Share;
  notes: string;
  terms: string;
  /** The last day on which it can be accepted, by the clock of the office: `2026-12-17`. */
  valid_until: string;
};

/** With the tax of its day: nothing of it changes any more. */
export type SentOffer = OfferContent & {
  number: string;
  version: number;
  country: Country;
  language: 'en' | 'ar';
  day: string;
  vat: Share;
};

export const OFFER_STATES = ['draft', 'sent', 'seen', 'accepted', 'declined', 'expired', 'replaced'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export function sumsOfOffer({ lines, discount }: Pick<OfferContent, 'lines' | 'discount'>, vat: Share): Sums {
  return sumsOf(lines, discount, vat);
}
