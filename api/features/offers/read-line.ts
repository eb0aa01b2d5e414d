import { latinNumber } from '#content/digits.ts';
import { listPrice } from '#content/offers/list-price.ts';
import { MOST_QUANTITY, type OfferContent, type OfferLine } from '#content/offers/offer.ts';
import { CURRENCY_OF } from '#content/specifications/price.ts';
import { readMoney, readPercent } from '#content/offers/typed-money.ts';
import type { Wall } from '#content/shortlist.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import type { Country } from '#i18n/locales.ts';
import type { FieldCode, Limits } from '#api/errors.ts';
import type { LineInput } from './draft-input.ts';

export type Problems = { fields: Record<string, FieldCode>; limits: Record<string, Limits> };

type LineFacts = {
  /** How its fields are called in the answer: `lines.2`. */
  at: string;
  country: Country;
  product: { name: string; specifications: Specifications } | undefined;
  before: OfferContent;
  problems: Problems;
};

export function readLine(line: LineInput, { at, country, product, before, problems: { fields, limits } }: LineFacts): OfferLine {
  const pieces = latinNumber(line.quantity).trim();
  const quantity = /^\d+$/.test(pieces) ? Number(pieces) : 0;
  if (quantity < 1 || quantity > MOST_QUANTITY) {
    fields[`${at}.quantity`] = 'out-of-range';
    limits[`${at}.quantity`] = { min: 1, max: MOST_QUANTITY };
  }
  const discount = readPercent(line.discount);
  if (discount === undefined) {
    fields[`${at}.discount`] = 'out-of-range';
    limits[`${at}.discount`] = { min: 0, max: 100 };
  }
  const wall = wallIn(line.wall);
  const chosen = { ...(line.size && { size: line.size }), ...(wall && { wall }) };
  const earlier = before.lines.find(({ product_id }) => product_id !== undefined && product_id === line.product_id);
  const list = product ? listPrice(product.specifications, country, chosen) : earlier?.list_price;
  const productId = line.kind === 'product' ? line.product_id : undefined;
  if (productId && !product && !earlier) fields[`${at}.product_id`] = 'withdrawn';
  const title = line.title || product?.name || '';
  if (title === '') fields[`${at}.title`] = 'required';
  const isTyped = line.unit_price.trim() !== '';
  const price = isTyped ? readMoney(line.unit_price, CURRENCY_OF[country]) : list;
  if (typeof price !== 'number') fields[`${at}.unit_price`] = price ?? 'required';
  return {
    kind: line.kind,
    ...(productId && { product_id: productId, ...chosen }),
    title,
    note: line.note,
    quantity,
    unit_price: typeof price === 'number' ? price : 0,
    ...(list !== undefined && { list_price: list }),
    discount: discount ?? 0,
  };
}

function wallIn(text = ''): Wall | undefined {
  const [columns, rows] = text.split('c').map(Number);
  return columns && rows ? [columns, rows] : undefined;
}
