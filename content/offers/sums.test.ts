import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_LINES, MOST_QUANTITY } from './offer.ts';
import { shareOf, sumsOf, WHOLE } from './sums.ts';
import { MOST_PRICE, readMoney, readPercent, writeMinor } from './typed-money.ts';
import { vatOn } from './vat.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: MOST_QUANTITY }),
  unit_price: fc.integer({ min: 0, max: MOST_PRICE }),
  discount: fc.integer({ min: 0, max: WHOLE }),
});

test('in 10,000 random offers the sum is the sum of the lines, exact to the halala and fil', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: MOST_LINES }),
      fc.integer({ min: 0, max: WHOLE }),
      fc.constantFrom(1500, 500),
      (lines, discount, vat) => {
        const sums = sumsOf(lines, discount, vat);
        expect(sums.subtotal).toBe(sums.lines.reduce((sum, { net }) => sum + net, 0));
        expect(sums.net).toBe(sums.subtotal - sums.discount);
        expect(sums.total).toBe(sums.net + sums.vat);
        for (const [index, { gross, discount: off, net }] of sums.lines.entries()) {
          expect(gross).toBe(lines[index]!.quantity * lines[index]!.unit_price);
          expect(net).toBe(gross - off);
        }
        const all = [sums.subtotal, sums.discount, sums.net, sums.vat, sums.total, ...sums.lines.map(({ net }) => net)];
        for (const amount of all) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        // Half of one away from zero, by hand: twice the rest against the whole.
        const exact = BigInt(sums.net) * BigInt(vat);
        expect(BigInt(sums.vat)).toBe(exact / 10_000n + ((exact % 10_000n) * 2n >= 10_000n ? 1n : 0n));
        expect(readMoney(writeMinor(lines[0]!.unit_price), 'SAR')).toBe(lines[0]!.unit_price);
      },
    ),
    { numRuns: 10_000 },
  );
});

test('half of a halala goes away from zero', () => {
  expect([shareOf(1, 5000), shareOf(-1, 5000), shareOf(3, 5000), shareOf(1, 4999)]).toEqual([1, -1, 2, 0]);
});

test.each([
  ['2,675.50', 267_550],
  ['2675 SAR', 267_500],
  ['٢٦٧٥ ر.س', 267_500],
  ['2675 ريال', 267_500],
  ['0', 0],
  ['2675 AED', 'other-currency'],
  ['درهم', 'not-an-amount'],
  ['2675 درهم', 'other-currency'],
  ['-5', 'not-an-amount'],
  ['2675,50', 'not-an-amount'],
  ['1,5', 'not-an-amount'],
  [',', 'not-an-amount'],
  ['1,00,000', 'not-an-amount'],
  ['1,234,567.80 sar', 123_456_780],
  ['٢٬٦٧٥٫٥', 267_550],
  ['1.234', 'not-an-amount'],
  ['99999999999', 'not-an-amount'],
] as const)('a price typed as %s in riyals is %s', (typed, expected) => {
  expect(readMoney(typed, 'SAR')).toBe(expected);
});

test('a discount is typed as per cent', () => {
  expect(['12.5', '12.5 %', '٥٪', '', '101', 'x'].map(readPercent)).toEqual([1250, 1250, 500, 0, undefined, undefined]);
});

test('the VAT of a day is that of the latest row that has begun, of its own country', () => {
  const rows = [
    { country: 'sa', percent: 5, since: '' },
    { country: 'sa', percent: 20, since: '2027-01-01' },
    { country: 'sa', percent: 15, since: '2020-07-01' },
    { country: 'ae', percent: 9, since: '2026-01-01' },
  ];
  const days = ['2020-06-30', '2020-07-01', '2026-12-31', '2027-01-01'];
  expect(days.map((day) => vatOn(rows, 'sa', day))).toEqual([500, 1500, 1500, 2000]);
  expect([vatOn(rows, 'ae', '2025-12-31'), vatOn([], 'sa', '2026-01-01'), vatOn([], 'ae', '2026-01-01')]).toEqual([500, 1500, 500]);
});

test('a discount is of the whole line and rounded once, however many pieces it is of', () => {
  // 10 % of 0.15 is 0.015, half a halala upwards; of each piece it would be 0.005, three times upwards.
  expect(sumsOf([{ quantity: 3, unit_price: 5, discount: 1000 }], 0, 0).lines).toEqual([{ gross: 15, discount: 2, net: 13 }]);
});
