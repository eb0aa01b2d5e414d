import { collections } from '#content/index.ts';
import { type OfferContent, type OfferLine } from '#content/offers/offer.ts';
import { CURRENCY_OF } from '#content/specifications/price.ts';
import type { Share } from '#content/offers/sums.ts';
import { readPercent } from '#content/offers/typed-money.ts';
import type { Country } from '#i18n/locales.ts';
import { AppError } from '#api/errors.ts';
import type { OfferParts } from './deps.ts';
import type { DraftInput } from './draft-input.ts';
import { readLine, refuseCurrency, type Problems } from './read-line.ts';

type Reader = {
  country: Country;
  language: 'en' | 'ar';
  before: OfferContent;
  /** How much anybody who writes offers may take off; nothing where the writer may decide on prices. */
  most: Share | undefined;
};

/** What was typed, as an offer keeps it; all that is wrong with it is told at once, field by field. */
export async function readDraft({ content }: Pick<OfferParts, 'content'>, input: DraftInput, reader: Reader): Promise<OfferContent> {
  const { country, language, before, most } = reader;
  const problems: Problems = { fields: {}, limits: {}, currencies: {}, nearest: {} };
  if (input.currency && input.currency !== CURRENCY_OF[country]) refuseCurrency(problems, 'currency', CURRENCY_OF[country]);
  const ids = [...new Set(input.lines.flatMap(({ product_id: id }) => id ?? []))];
  const found = ids.length > 0 ? await content.readSome(collections.products, { language, sees: 'everything' }, ids) : [];
  const products = new Map(found.map((product) => [product.id, product]));
  const read = readPercent(input.discount);
  const discount = typeof read === 'number' ? read : 0;
  if (typeof read !== 'number') {
    problems.fields['discount'] = read;
    problems.limits['discount'] = { min: 0, max: 100 };
  }
  const lines = input.lines.map((line, index) => {
    const one = readLine(line, { at: `lines.${index}`, country, language, product: products.get(line.product_id ?? 0), before, problems });
    if (most !== undefined) checkRight(one, `lines.${index}`, { discount, most, before, problems });
    return one;
  });
  if (most !== undefined && discount > most && discount !== before.discount) refuseShare(problems, 'discount', most);
  if (Object.keys(problems.fields).length > 0) throw new AppError('invalid-input', problems);
  const { name, company, email, phone, notes, terms, valid_until } = input;
  return { customer: { name, company, email, phone }, lines, discount, notes, terms, valid_until };
}

type RightFacts = { discount: Share; most: Share; before: OfferContent; problems: Problems };

/** What somebody who may has set before stays; below the price of the data, and beyond the free discount, goes nobody else. */
function checkRight(line: OfferLine, at: string, { discount, most, before, problems }: RightFacts): void {
  const isAsBefore = before.lines.some(
    (one) => one.product_id === line.product_id && one.unit_price === line.unit_price && one.discount === line.discount,
  );
  if (isAsBefore) return;
  if (line.list_price !== undefined && line.unit_price < line.list_price) problems.fields[`${at}.unit_price`] ??= 'beyond-right';
  if (line.discount > 0 && line.discount + discount > most) refuseShare(problems, `${at}.discount`, most);
}

function refuseShare({ fields, limits }: Problems, name: string, most: Share): void {
  fields[name] ??= 'beyond-right';
  limits[name] = { max: most / 100 };
}
