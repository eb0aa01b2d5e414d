import { expect, test } from 'vitest';
import { compareSpecifications } from './compare.ts';
import type { Specifications } from './kinds.ts';

const KIOSK: Specifications = {
  sizes: [43, 55],
  weight: [32, 45],
  brightness: [800],
  warranty: [24],
  'price-from-sa': [{ amount: 2675, currency: 'AED' }],
};
const OUTDOOR: Specifications = {
  weight: [95],
  brightness: [3000],
  warranty: [24],
  'protection-front': ['IP65'],
  'price-from-sa': [{ amount: 27_500, currency: 'SAR' }],
};

function rows(all: readonly Specifications[], among?: number) {
  return new Map(compareSpecifications(all, 'en', among).flatMap((group) => group.rows.map((row) => [row.name, row])));
}

test('every row has a cell for each product, and differences and the best values are marked', () => {
  const table = rows([KIOSK, OUTDOOR]);
  expect(table.get('brightness')).toMatchObject({ isDifferent: true, cells: [{ isBest: false }, { text: '3,000 cd/m²', isBest: true }] });
  expect(table.get('weight')!.cells.map(({ isBest }) => isBest)).toEqual([true, false]);
  expect(table.get('warranty')).toMatchObject({ isDifferent: false, cells: [{ isBest: false }, { isBest: false }] });
  expect(table.get('protection-front')).toMatchObject({ isDifferent: true, cells: [{ text: '' }, { text: 'IP65', isBest: false }] });
});

test('prices in different money have no best, and a row can be asked of all', () => {
  expect(
    rows([KIOSK, OUTDOOR])
      .get('price-from-sa')!
      .cells.some(({ isBest }) => isBest),
  ).toBe(false);
  const same = { ...OUTDOOR, 'price-from-sa': [{ amount: 27_500, currency: 'AED' }] } as const;
  expect(
    rows([KIOSK, same])
      .get('price-from-sa')!
      .cells.map(({ isBest }) => isBest),
  ).toEqual([true, false]);
  expect([...rows([KIOSK, OUTDOOR], 2).keys()]).not.toContain('sizes');
});
