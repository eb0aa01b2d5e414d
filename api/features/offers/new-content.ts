import * as z from 'zod';
import { recordIn } from '#content/known.ts';
import { collections } from '#content/index.ts';
import { asOffered } from '#content/as-offered.ts';
import { listPrice } from '#content/offers/list-price.ts';
import type { OfferContent, OfferLine } from '#content/offers/offer.ts';
import { latinDigits } from '#content/digits.ts';
import { readShortlist, type ShortlistItem } from '#content/shortlist.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import type { Lead } from '#store/leads/leads.ts';
import { chosenText } from '#api/typesetting/chosen-text.ts';
import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { invalid } from '#api/errors.ts';
import type { OfferParts } from './deps.ts';
import { listedIn } from './listed-in.ts';
import { usualTerms } from './offer-settings.ts';

const Asked = z.object({ product_id: z.number(), size: z.string().optional(), quantity: z.number().optional() });
const AskedFor = z.object({
  product_id: z.number().optional(),
  size: z.string().optional(),
  quantity: z.string().optional(),
  products: z.array(Asked).optional(),
});

type Wanted = { country: Country; language: Language; lead: Lead | undefined; products: string | undefined; from: string | undefined };

/** What an offer begins with: the customer and the products of an inquiry or a shortlist at the prices of the data, and the usual terms. */
export async function newContent(parts: Pick<OfferParts, 'content' | 'settings' | 'clock'>, wanted: Wanted): Promise<OfferContent> {
  const { country, language, lead } = wanted;
  const list = await listFor(parts, wanted);
  const ids = [...new Set(list.map(({ id }) => id))];
  const found = ids.length > 0 ? await parts.content.readSome(collections.products, { language, sees: 'published' }, ids) : [];
  const byId = new Map(found.map((product) => [product.id, product]));
  const lines = list.flatMap((item) => {
    const product = byId.get(item.id);
    return product ? [lineOf(asOffered(item, product.specifications), product, country, language)] : [];
  });
  const named = wanted.products ? 'products' : wanted.from ? 'from' : undefined;
  if (named && lines.length === 0) throw invalid({ [named]: 'not-a-list-link' });
  const { name = '', email = '', phone = '' } = lead ?? {};
  const usual = await usualTerms(parts, country, language);
  return { customer: { name, company: '', email, phone }, lines, discount: 0, notes: '', ...usual };
}

async function listFor(parts: Pick<OfferParts, 'content'>, { products, from, lead }: Wanted): Promise<ShortlistItem[]> {
  if (products !== undefined) return readShortlist(latinDigits(products));
  if (from !== undefined) return listedIn(parts, from);
  if (!lead) return [];
  // The address of a list or a wall says more than the words of the inquiry.
  const listed = await listedIn(parts, lead.page);
  const asked = askedIn(lead);
  const [one, ...more] = listed;
  // Of one product the form asks how many; the rows of a list say it themselves.
  if (one && more.length === 0 && asked.length === 1 && asked[0]?.id === one.id) return [{ ...one, quantity: asked[0].quantity }];
  return listed.length > 0 ? listed : asked;
}

function askedIn({ fields }: Lead): ShortlistItem[] {
  const { products = [], product_id, size, quantity = '' } = AskedFor.catch({}).parse(recordIn(fields));
  const asked = product_id === undefined ? products : [{ product_id, size, quantity: piecesIn(quantity) }];
  return asked.map((one) => {
    const inches = Number.parseFloat(one.size ?? '');
    return { id: one.product_id, quantity: one.quantity ?? 1, ...(one.size?.endsWith('″') && inches > 0 && { size: inches }) };
  });
}

/** A quantity in words ("two or three") is left to whoever writes the offer. */
function piecesIn(typed: string): number {
  return /^[1-9]\d{0,2}$/.test(typed) ? Number(typed) : 1;
}

function lineOf(
  { id, size, wall, quantity }: ShortlistItem,
  { name, specifications }: { name: string; specifications: Specifications },
  country: Country,
  language: Language,
): OfferLine {
  const chosen = { ...(size !== undefined && { size }), ...(wall && { wall }) };
  const price = listPrice(specifications, country, chosen);
  return {
    kind: 'product',
    product_id: id,
    ...chosen,
    title: name,
    note: chosenText(chosen, specifications, language),
    quantity,
    unit_price: price ?? 0,
    ...(price !== undefined && { list_price: price }),
    discount: 0,
  };
}
