import { expect, test } from 'vitest';
import { typed } from '#demo/specifications.ts';
import { MOST_LISTED } from '../shortlist.ts';
import { type Earlier, MOST_EARLIER, readEarlier, writeEarlier } from './earlier.ts';
import { estimateOf } from './estimate.ts';

const wall = typed({
  cabinet: '500 × 500 × 80',
  'cabinet-weight': '8',
  'area-power-greatest': '400',
  'area-price-from-sa': '4000 SAR',
}).specifications;
const board = typed({
  sizes: '65',
  weight: '40',
  'power-greatest': '300',
  'picture-size': '1400 × 800',
  'price-from-sa': '7100 SAR',
}).specifications;

test('an estimate has line sums, area, power, weight, VAT and a total from the figures of the data', () => {
  const list = [
    { listed: { id: 1, wall: [6, 4] as const, quantity: 1 }, specifications: wall },
    { listed: { id: 2, size: 65, quantity: 2 }, specifications: board },
  ];
  const estimate = estimateOf(list, 'sa', 1500);
  expect(estimate.lines.map(({ sum }) => sum)).toEqual([2_400_000, 1_420_000]);
  expect(estimate).toMatchObject({ area: 6 + 2.24, weight: 24 * 8 + 80, power: 2400 + 600, isPart: false });
  expect(estimate.sums).toMatchObject({ subtotal: 3_820_000, vat: 573_000, total: 4_393_000 });
});

test('each size has its price, in the money of the country', () => {
  const kiosk = typed({ sizes: '43, 70', 'price-from-sa': '3750 SAR, 3672.5 AED', weight: '32, 66' }).specifications;
  const of = (size?: number) =>
    estimateOf([{ listed: { id: 3, ...(size && { size }), quantity: 2 }, specifications: kiosk }], 'sa', 1500).lines[0]?.sum;
  expect([of(43), of(70)]).toEqual([750_000, 750_000]);
  const converted = (size: number) => estimateOf([{ listed: { id: 3, size, quantity: 1 }, specifications: kiosk }], 'sa', 1500).isConverted;
  expect([converted(43), converted(70)]).toEqual([false, true]);
  const dearer = typed({ sizes: '43, 70', 'price-from-sa': '2675 SAR, 5600 SAR' }).specifications;
  const sum = (size?: number) =>
    estimateOf([{ listed: { id: 3, ...(size && { size }), quantity: 1 }, specifications: dearer }], 'sa', 1500).lines[0]?.sum;
  expect([sum(), sum(43), sum(70)]).toEqual([267_500, 267_500, 560_000]);
});

test('what has no price or no size yet is left out, and the estimate says that it is a part', () => {
  const estimate = estimateOf([{ listed: { id: 1, quantity: 1 }, specifications: wall }], 'sa', 1500);
  expect(estimate).toMatchObject({ isPart: true, area: undefined, sums: { total: 0 } });
  expect(estimateOf([{ listed: { id: 2, quantity: 1 }, specifications: board }], 'ae', 500).isPart).toBe(true);
});

test('an address holds when an estimate was made and what it said', () => {
  const earlier = { day: '2026-11-17', country: 'sa', total: 4_393_000, prices: [2_400_000, undefined, 0] } as const;
  expect(readEarlier(writeEarlier(earlier))).toEqual(earlier);
  // The longest there can be fits into the address of the page.
  const longest: Earlier = { ...earlier, total: 999_999_999_999_999, prices: Array.from({ length: MOST_LISTED }, () => 9_999_999_999_999) };
  expect(readEarlier(writeEarlier(longest))).toEqual(longest);
  expect(writeEarlier(longest).length).toBeLessThanOrEqual(MOST_EARLIER);
  // As addresses were before they held each price.
  expect(readEarlier('20261117-sa-100')).toMatchObject({ total: 100, prices: [] });
  expect(['', '20261117-xx-1', 'x', '20261117-sa-'].map(readEarlier)).toEqual([undefined, undefined, undefined, undefined]);
});
