import { listPrice } from '#content/offers/list-price.ts';
import { MOST_QUANTITY, type OfferContent, type OfferLine } from '#content/offers/offer.ts';
import { offeredSizes } from '#content/offered-size.ts';
import { CURRENCY_OF } from '#content/specifications/price.ts';
import type { Currency } from '#content/specifications/define.ts';
import { otherCurrency, readMoney, readPercent, readPieces } from '#content/offers/typed-money.ts';
import { builtWall } from '#content/wall/built-wall.ts';
import { wallFrom } from '#content/offers/typed-wall.ts';
import type { Wall } from '#content/shortlist.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { chosenText } from '#api/typesetting/chosen-text.ts';
import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import type { Currencies, FieldCode, Limits } from '#api/errors.ts';
import type { LineInput } from './draft-input.ts';

export type Problems = {
  fields: Record<string, FieldCode>;
  limits: Record<string, Limits>;
  currencies: Record<string, Currencies>;
  nearest: Record<string, string>;
};

export function refuseCurrency({ fields, currencies }: Problems, name: string, own: Currency): void {
  fields[name] = 'other-currency';
  currencies[name] = { given: otherCurrency(own), own };
}

type LineFacts = {
  /** How its fields are called in the answer: `lines.2`. */
  at: string;
  country: Country;
  /** The customer's: in it the size is named for him. */
  language: Language;
  product: { name: string; specifications: Specifications } | undefined;
  before: OfferContent;
  problems: Problems;
};

export function readLine(line: LineInput, { at, country, language, product, before, problems }: LineFacts): OfferLine {
  const { fields, limits } = problems;
  const quantity = readPieces(line.quantity);
  if (typeof quantity !== 'number') {
    fields[`${at}.quantity`] = quantity;
    limits[`${at}.quantity`] = { min: 1, max: MOST_QUANTITY };
  }
  const discount = readPercent(line.discount);
  if (typeof discount !== 'number') {
    fields[`${at}.discount`] = discount;
    limits[`${at}.discount`] = { min: 0, max: 100 };
  }
  const wall = wallIn(line.wall);
  if (line.wall && !wall) fields[`${at}.wall`] = 'not-a-wall';
  const chosen = { ...(line.size && { size: line.size }), ...(wall && { wall }) };
  const earlier = before.lines.find(({ product_id }) => product_id !== undefined && product_id === line.product_id);
  const stays = before.lines.some(
    ({ product_id, ...one }) => product_id === line.product_id && one.size === chosen.size && String(one.wall) === String(chosen.wall),
  );
  const isNew = product !== undefined && line.kind === 'product' && !stays;
  if (isNew) {
    if (chosen.size !== undefined && !offeredSizes(product.specifications).includes(chosen.size)) fields[`${at}.size`] = 'not-offered';
    const built = wall && builtWall(product.specifications, wall);
    if (wall && !product.specifications.cabinet) fields[`${at}.wall`] = 'not-offered';
    else if (built && String(built) !== String(wall)) {
      fields[`${at}.wall`] = 'not-buildable';
      problems.nearest[`${at}.wall`] = built.join(' × ');
    }
  }
  const list = product ? listPrice(product.specifications, country, chosen) : earlier?.list_price;
  const productId = line.kind === 'product' ? line.product_id : undefined;
  if (productId && !product && !earlier) fields[`${at}.product_id`] = 'withdrawn';
  const title = line.title || product?.name || '';
  if (title === '') fields[`${at}.title`] = 'required';
  const isTyped = line.unit_price.trim() !== '';
  const price = isTyped ? readMoney(line.unit_price, CURRENCY_OF[country]) : list;
  if (price === 'other-currency') refuseCurrency(problems, `${at}.unit_price`, CURRENCY_OF[country]);
  else if (typeof price !== 'number') fields[`${at}.unit_price`] = price ?? 'required';
  return {
    kind: line.kind,
    ...(productId && { product_id: productId, ...chosen }),
    title,
    // The customer reads which one it is. Whoever takes that out again has his way.
    note: line.note === '' && isNew ? chosenText(chosen, product.specifications, language) : line.note,
    quantity: typeof quantity === 'number' ? quantity : 0,
    unit_price: typeof price === 'number' ? price : 0,
    ...(list !== undefined && { list_price: list }),
    discount: typeof discount === 'number' ? discount : 0,
  };
}

/** `6c4`, with a half column or row at its end `6.5c4`. */
const WALL = /^(\d{1,3}(?:\.5)?)c(\d{1,3}(?:\.5)?)$/;

function wallIn(text = ''): Wall | undefined {
  const [columns, rows] = (WALL.exec(wallFrom(text)) ?? []).slice(1).map(Number);
  return columns && rows ? [columns, rows] : undefined;
}
