import { expect, test } from 'vitest';
import { compareSpecifications } from './compare.ts';
import type { Specifications } from './kinds.ts';
import { specificationsOf } from './of-chosen.ts';

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
  expect(rows([KIOSK, OUTDOOR]).get('price-from-sa')!.isMixed).toBe(true);
  const same = { ...OUTDOOR, 'price-from-sa': [{ amount: 27_500, currency: 'AED' }] } as const;
  expect(
    rows([KIOSK, same])
      .get('price-from-sa')!
      .cells.map(({ isBest }) => isBest),
  ).toEqual([true, false]);
  expect(rows([KIOSK, same]).get('price-from-sa')!.isMixed).toBe(false);
  expect([...rows([KIOSK, OUTDOOR], 2).keys()]).not.toContain('sizes');
});

const WALL: Specifications = { cabinet: [[500, 500, 80]], 'cabinet-weight': [8.2], 'area-power-average': [200] };
const WALL_OF: Specifications = { ...WALL, 'cabinet-pixels': [[200, 200]] };
const LARGE: Specifications = { cabinet: [[960, 960, 85]], 'cabinet-weight': [26], 'area-power-average': [235] };

test('best is said only where whole ranges are apart, and of cabinets for a square metre', () => {
  const several = { weight: [32, 45, 58, 66] };
  const best = (table: ReturnType<typeof rows>, name: 'weight' | 'area-weight' | 'cabinet-weight') =>
    table.get(name)!.cells.map(({ isBest }) => isBest);
  expect(best(rows([several, { weight: [52] }]), 'weight')).toEqual([false, false]);
  expect(best(rows([several, { weight: [70] }]), 'weight')).toEqual([true, false]);
  expect(best(rows([several, { weight: [66] }]), 'weight')).toEqual([false, false]);
  expect(best(rows([{ weight: [5] }, { weight: [5] }, { weight: [9] }]), 'weight')).toEqual([true, true, false]);
  const walls = rows([WALL, LARGE]);
  expect(best(walls, 'cabinet-weight')).toEqual([false, false]);
  expect(walls.get('area-weight')!.cells).toMatchObject([
    { text: '32.8 kg/m²', isBest: false },
    { text: '28.2 kg/m²', isBest: true },
  ]);
});

test('walls of another size are the best only for a square metre', () => {
  const wall = (columns: number, rows: number) => specificationsOf(WALL_OF, { wall: [columns, rows] });
  const totals = (one: Specifications, other: Specifications) => rows([one, other]).get('weight')!.cells;
  expect(totals(wall(2, 2), wall(4, 2))).toMatchObject([
    { text: '32.8 kg', isBest: false },
    { text: '65.6 kg', isBest: false },
  ]);
  expect(totals(wall(4, 2), { ...wall(2, 4), weight: [60] }).map(({ isBest }) => isBest)).toEqual([false, true]);
});

test('whole screens are judged as a whole only beside others of their size', () => {
  const screen = (picture: [number, number], weight: number): Specifications => ({ 'picture-size': [picture], weight: [weight] });
  const best = (...all: Specifications[]) =>
    rows(all)
      .get('weight')!
      .cells.map(({ isBest }) => isBest);
  expect(best(screen([529, 941], 32), screen([866, 1539], 66))).toEqual([false, false]);
  expect(best(screen([1895, 1066], 66), screen([1872, 1053], 61))).toEqual([false, true]);
});

test('what cannot be said of a product is told apart from what is not given', () => {
  const table = rows([
    { ...WALL, 'pixel-pitch': [2.5] },
    { ...KIOSK, touch: ['optional'] },
  ]);
  expect(table.get('weight')!.cells.map(({ isApplicable }) => isApplicable)).toEqual([false, true]);
  expect(table.get('cabinet')!.cells.map(({ isApplicable }) => isApplicable)).toEqual([true, false]);
  expect(table.get('brightness')!.cells.map(({ isApplicable }) => isApplicable)).toEqual([true, true]);
  // An LCD has no pitch of lamps, and nobody touches a wall of cabinets.
  expect(table.get('pixel-pitch')!.cells.map(({ isApplicable }) => isApplicable)).toEqual([true, false]);
  expect(table.get('touch')!.cells.map(({ isApplicable }) => isApplicable)).toEqual([false, true]);
});

test('two that share the best value are the best only where each has that one value', () => {
  const best = (weights: readonly (readonly number[])[]) =>
    rows(weights.map((weight) => ({ weight })))
      .get('weight')!
      .cells.map(({ isBest }) => isBest);
  expect(best([[45], [45], [70]])).toEqual([true, true, false]);
  expect(best([[45], [30, 45], [70]])).toEqual([false, false, false]);
});
