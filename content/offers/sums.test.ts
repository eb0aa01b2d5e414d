import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_LINES, MOST_QUANTITY } from './offer.ts';
import { shareOf, sumsOf, WHOLE } from './sums.ts';
import { MOST_PRICE, readMoney, readPercent, readPieces, writeMinor, writeMoney } from './typed-money.ts';
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
  ['$100', 'not-an-amount'],
  ['100 USD', 'not-an-amount'],
  ['-5', 'not-an-amount'],
  ['2675,50', 'not-an-amount'],
  ['1,5', 'not-an-amount'],
  [',', 'not-an-amount'],
  ['1,00,000', 'not-an-amount'],
  ['1,234,567.80 sar', 123_456_780],
  ['٢٬٦٧٥٫٥', 267_550],
  ['1.234', 'not-an-amount'],
  ['99999999999', 'not-an-amount'],
  // As spreadsheets, other programs and our own papers write it.
  ['SAR 2,675.50', 267_550],
  ['ريال ٢٬٦٧٥٫٥٠', 267_550],
  ['٢٬٦٧٥٫٥٠ ر.س.\u200f', 267_550],
  ['٢،٦٧٥٫٥٠', 267_550],
  [`2'675.50`, 267_550],
  ['2\u00a0675.50 \u20c1', 267_550],
  ['2\u202f675 ﷼', 267_500],
  ['AED 2,675.50', 'other-currency'],
  ['2.675,50', 'not-an-amount'],
  ['SAR 5 SAR', 'not-an-amount'],
  ['12 34', 'not-an-amount'],
] as const)('a price typed as %s in riyals is %s', (typed, expected) => {
  expect(readMoney(typed, 'SAR')).toBe(expected);
});

test.each(['SAR', 'AED'] as const)('an amount in %s copied from our own papers can be pasted', (currency) => {
  for (const language of ['en', 'ar'] as const) expect(readMoney(writeMoney(267_550, currency, language), currency)).toBe(267_550);
});

test('a discount is typed as per cent', () => {
  expect(['12.5', '12.5 %', '٥٪', '٪١٢٫٥', '', '33.33'].map(readPercent)).toEqual([1250, 1250, 500, 1250, 0, 3333]);
  expect(['101', '-5', '1000', '100.01'].map(readPercent)).toEqual(Array(4).fill('out-of-range'));
  expect(['x', '33.333', '12,5'].map(readPercent)).toEqual(Array(3).fill('not-a-percent'));
});

test('pieces are whole, in any digits', () => {
  expect(['3', ' ٣ ', '۱۲', '1,200', '١٬٢٠٠', '9999'].map(readPieces)).toEqual([3, 3, 12, 1200, 1200, 9999]);
  expect(['0', '٠', '-1', '10000'].map(readPieces)).toEqual(Array(4).fill('out-of-range'));
  expect(['', '1.5', '١٫٥', '1,5', 'two', '3 pieces'].map(readPieces)).toEqual(Array(6).fill('not-an-id'));
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
