import { expect, test } from 'vitest';
import { typed } from '#demo/specifications.ts';
import { figuresOf, isConverted, listPrice } from './list-price.ts';

const kiosk = typed({
  sizes: '43, 55',
  'price-from-sa': '2675 SAR, 5600 SAR',
  weight: '32, 66',
  'power-greatest': '120, 200',
  'picture-size': '940 × 530, 1210 × 680',
}).specifications;
const wall = typed({
  cabinet: '600 × 337.5 × 45',
  'cabinet-weight': '5.5',
  'area-power-greatest': '400',
  'area-price-from-sa': '9999.99 SAR',
}).specifications;

test('a size costs what that size costs, and without one it is the cheapest', () => {
  expect([{ size: 43 }, { size: 55 }, {}].map((chosen) => listPrice(kiosk, 'sa', chosen))).toEqual([267_500, 560_000, 267_500]);
});

test('a wall costs its area, half cabinets too, rounded once to the halala', () => {
  expect(listPrice(wall, 'sa', { wall: [2.5, 2] })).toBe(1_012_499);
  expect(listPrice(wall, 'sa', { wall: [3, 3] })).toBe(1_822_498);
  expect(listPrice(wall, 'sa', { wall: [1, 1] })).toBe(202_500);
});

test('no halala is lost on the way from a decimal', () => {
  expect(listPrice(typed({ 'price-from-sa': '8.29 SAR' }).specifications, 'sa', {})).toBe(829);
});

test('a price by the area without an area, and a country without a price, are no price', () => {
  expect(listPrice(wall, 'sa', {})).toBeUndefined();
  expect(listPrice({ ...wall, cabinet: [] }, 'sa', { wall: [3, 3] })).toBeUndefined();
  expect(listPrice(kiosk, 'ae', { size: 43 })).toBeUndefined();
});

test('money of the other country is exchanged by the fixed rates, and told', () => {
  const foreign = typed({ 'price-from-ae': '3750 SAR' }).specifications;
  expect([listPrice(foreign, 'ae', {}), isConverted(foreign, 'ae', {})]).toEqual([367_250, true]);
  expect(isConverted(kiosk, 'sa', { size: 43 })).toBe(false);
});

test('figures are those of the size or of the whole wall; what is not known stays unknown', () => {
  expect(figuresOf(kiosk, { size: 55 })).toEqual({ area: 0.8228, weight: 66, power: 200 });
  expect(figuresOf(wall, { wall: [2, 4] })).toEqual({ area: 1.62, weight: 44, power: 648 });
  expect(figuresOf({ ...wall, 'cabinet-weight': [] }, { wall: [2, 4] }).weight).toBeUndefined();
  expect(figuresOf({}, {})).toEqual({ area: undefined, weight: undefined, power: undefined });
});
