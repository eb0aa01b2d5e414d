import { expect, test } from 'vitest';
import type { SentOffer } from '#content/offers/offer.ts';
import { writeMoney } from '#content/offers/typed-money.ts';
import { offerSheet } from './offer-sheet.ts';

const offer: SentOffer = {
  number: 'SA-2026-0001',
  version: 1,
  country: 'sa',
  language: 'ar',
  day: '2026-11-19',
  valid_until: '2026-12-19',
  vat: 1500,
  discount: 0,
  customer: { name: 'نورة', company: '', email: 'noura@example.com', phone: '' },
  lines: [{ kind: 'product', title: 'جدار 4.8 × 2.7 م', note: 'A wall of 6 × 4 cabinets', quantity: 1, unit_price: 100, discount: 0 }],
  notes: 'كبائن 600 × 337.5 مم\nبلا سقالة',
  terms: '',
};

test('what somebody wrote keeps the sides of its sizes in order on paper, line by line', () => {
  const { data } = offerSheet(offer, { name: 'لمحة', lines: [] });
  expect(data['lines']).toMatchObject([
    { title: '\u2068جدار \u20664.8 × 2.7\u2069 م\u2069', note: '\u2068A wall of 6 × 4 cabinets\u2069' },
  ]);
  expect(data['notes']).toBe('\u2068كبائن \u2066600 × 337.5\u2069 مم\u2069\n\u2068بلا سقالة\u2069');
  expect(data['terms']).toBe('');
  expect(data['title']).toMatch(/SA-2026-0001\u2069 · لمحة$/); // no Latin comma between Arabic names
});

test('a discount is taken off on paper, and only a later version is called one', () => {
  const sheetOf = (version: number) => offerSheet({ ...offer, version, discount: 1000 }, { name: 'لمحة', lines: [] }).data;
  expect(sheetOf(1)['sums']).toContainEqual([expect.stringContaining('10'), writeMoney(-10, 'SAR', 'ar')]);
  const [number, ...rest] = sheetOf(1)['facts'] as string[][];
  expect(sheetOf(2)['facts']).toEqual([number, [expect.any(String), '2'], ...rest]);
});
