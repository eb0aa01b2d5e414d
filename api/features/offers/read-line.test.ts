import { expect, test } from 'vitest';
import { MOST_QUANTITY, type OfferContent, type OfferLine } from '#content/offers/offer.ts';
import { typed } from '#demo/specifications.ts';
import { readLine, type Problems } from './read-line.ts';

type Typed = Parameters<typeof readLine>[0];

const kiosk = { name: 'Kiosk', ...typed({ sizes: '43, 55', 'price-from-sa': '2675 SAR, 5600 SAR' }) };
const wall = { name: 'Wall', ...typed({ cabinet: '500 × 500 × 80', 'area-price-from-sa': '4000 SAR' }) };
const empty: OfferContent = {
  customer: { name: '', company: '', email: '', phone: '' },
  lines: [],
  discount: 0,
  notes: '',
  terms: '',
  valid_until: '2026-12-17',
};

function read(line: Partial<Typed>, { product, before = empty }: { product?: typeof kiosk; before?: OfferContent } = {}) {
  const problems: Problems = { fields: {}, limits: {}, currencies: {}, nearest: {} };
  const whole = { kind: 'product', title: '', note: '', quantity: '1', unit_price: '', discount: '', ...line } as const;
  return { line: readLine(whole, { at: 'lines.2', country: 'sa', language: 'en', product, before, problems }), ...problems };
}

test('an empty price takes that of the data, in the chosen size', () => {
  expect(read({ product_id: 3, size: 55 }, { product: kiosk })).toMatchObject({
    line: { product_id: 3, size: 55, title: 'Kiosk', unit_price: 560_000, list_price: 560_000 },
    fields: {},
  });
});

test('a wall costs by its area, half columns too', () => {
  expect(read({ product_id: 4, wall: '6c4' }, { product: wall }).line).toMatchObject({ wall: [6, 4], unit_price: 2_400_000 });
  expect(read({ product_id: 4, wall: '6.5c4' }, { product: wall }).line).toMatchObject({ wall: [6.5, 4], unit_price: 2_600_000 });
});

test('a typed price holds, and the list price is noted beside it; nothing is free by mistake', () => {
  expect(read({ product_id: 3, size: 43, unit_price: '2,500' }, { product: kiosk }).line).toMatchObject({
    unit_price: 250_000,
    list_price: 267_500,
  });
  expect(read({ kind: 'delivery', title: 'Delivery', unit_price: '0' })).toMatchObject({ line: { unit_price: 0 }, fields: {} });
  expect(read({ kind: 'delivery', title: 'Delivery', unit_price: ' ' }).fields).toEqual({ 'lines.2.unit_price': 'required' });
  expect(read({ product_id: 4 }, { product: wall }).fields).toEqual({ 'lines.2.unit_price': 'required' });
  expect(read({ title: 'x', unit_price: '10 AED' })).toMatchObject({
    fields: { 'lines.2.unit_price': 'other-currency' },
    currencies: { 'lines.2.unit_price': { given: 'AED', own: 'SAR' } },
  });
});

test('a wall that cannot be built is told with the nearest, and one that the offer has already stays', () => {
  const built = (halves: string) => ({
    name: 'Built',
    ...typed({ cabinet: '500 × 500 × 80', 'cabinet-pixels': '200 × 200', 'half-cabinet': halves, 'area-price-from-sa': '4000 SAR' }),
  });
  const asked = (wall: string, product: typeof kiosk, before = empty) => {
    const { fields, nearest } = read({ product_id: 4, wall }, { product, before });
    return [fields['lines.2.wall'], nearest['lines.2.wall']];
  };
  expect(asked('6.5c4', built('height'))).toEqual(['not-buildable', '7 × 4']);
  expect(asked('6c4.5', built('height'))).toEqual([undefined, undefined]);
  expect(asked('400c400', built('height'))).toEqual(['not-buildable', '400 × 12']);
  const before = { ...empty, lines: [{ ...read({ product_id: 4, wall: '6c4' }, { product: wall }).line, wall: [6.5, 4] as const }] };
  expect(asked('6.5c4', built('height'), before)).toEqual([undefined, undefined]);
});

test('a withdrawn product stays in an offer that has it, with its price; a new line cannot name it', () => {
  const old: OfferLine = {
    kind: 'product',
    product_id: 9,
    title: 'Gone',
    note: '',
    quantity: 1,
    unit_price: 1,
    list_price: 99_900,
    discount: 0,
  };
  expect(read({ product_id: 9, title: 'Gone' }, { before: { ...empty, lines: [old] } })).toMatchObject({
    line: { product_id: 9, unit_price: 99_900, list_price: 99_900 },
    fields: {},
  });
  expect(read({ product_id: 9, title: 'Gone', unit_price: '5' }).fields).toEqual({ 'lines.2.product_id': 'withdrawn' });
});

test.each([['0'], ['-1'], [String(MOST_QUANTITY + 1)]])('%j is too few or too many', (quantity) => {
  expect(read({ title: 'x', unit_price: '1', quantity })).toMatchObject({
    fields: { 'lines.2.quantity': 'out-of-range' },
    limits: { 'lines.2.quantity': { min: 1, max: MOST_QUANTITY } },
  });
});

test.each([['1.5'], [''], ['many'], ['Infinity'], ['0x10'], ['1e3']])('%j is no whole quantity', (quantity) => {
  expect(read({ title: 'x', unit_price: '1', quantity }).fields).toEqual({ 'lines.2.quantity': 'not-an-id' });
});

test('quantities are read in any digits, up to the most there may be', () => {
  expect(read({ title: 'x', unit_price: '1', quantity: ' ١٢ ' }).line.quantity).toBe(12);
  expect(read({ title: 'x', unit_price: '1', quantity: String(MOST_QUANTITY) }).fields).toEqual({});
});

test('a discount is at most the whole', () => {
  expect(read({ title: 'x', unit_price: '1', discount: '100' })).toMatchObject({ line: { discount: 10_000 }, fields: {} });
  for (const discount of ['12,5', '33.333'])
    expect(read({ title: 'x', unit_price: '1', discount }).fields).toEqual({ 'lines.2.discount': 'not-a-percent' });
  expect(read({ title: 'x', unit_price: '1', discount: '100.01' })).toMatchObject({
    line: { discount: 0 },
    limits: { 'lines.2.discount': { min: 0, max: 100 } },
  });
});

test.each(['6 × 4', '6x4', '6*4', '6c4', '٦ × ٤', '٦ في ٤'])('a wall typed as %s is understood', (typed) => {
  expect(read({ product_id: 4, wall: typed }, { product: wall }).line).toMatchObject({ wall: [6, 4] });
});

test('the customer reads which size or wall it is, and whoever takes that out has his way', () => {
  expect(read({ product_id: 3, size: 55 }, { product: kiosk }).line.note).toBe('55″');
  expect(read({ product_id: 4, wall: '6c4' }, { product: wall }).line.note).toMatch(/6 × 4/);
  expect(read({ product_id: 3, size: 55, note: 'Portrait' }, { product: kiosk }).line.note).toBe('Portrait');
  const before = { ...empty, lines: [read({ product_id: 3, size: 55 }, { product: kiosk }).line] };
  expect(read({ product_id: 3, size: 55 }, { product: kiosk, before }).line.note).toBe('');
});

test('a size that is not offered, and a wall of what has no cabinets, are told by their field', () => {
  expect(read({ product_id: 3, size: 99 }, { product: kiosk }).fields).toEqual({ 'lines.2.size': 'not-offered' });
  expect(read({ product_id: 3, wall: '6c4' }, { product: kiosk }).fields).toEqual({ 'lines.2.wall': 'not-offered' });
  for (const typed of ['9999c2', 'six', '0c4', '6c'])
    expect(read({ product_id: 4, wall: typed, unit_price: '1' }, { product: wall }).fields).toEqual({ 'lines.2.wall': 'not-a-wall' });
  const before = { ...empty, lines: [{ ...read({ product_id: 3, size: 55 }, { product: kiosk }).line, size: 99 }] };
  expect(read({ product_id: 3, size: 99 }, { product: kiosk, before }).fields).toEqual({});
  // What the offer has already in one size or as one wall is asked anew in another.
  expect(read({ product_id: 3, size: 98 }, { product: kiosk, before }).fields).toEqual({ 'lines.2.size': 'not-offered' });
  expect(read({ product_id: 3, size: 99, wall: '6c4' }, { product: kiosk, before }).fields).toMatchObject({
    'lines.2.wall': 'not-offered',
  });
});
