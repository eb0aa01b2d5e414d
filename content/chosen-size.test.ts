import { expect, test } from 'vitest';
import { typed } from '#demo/specifications.ts';
import { notMade, onlySize, readChosen } from './chosen-size.ts';
import { priceIn } from './specifications/price.ts';
import { tableOf } from './specifications/table.ts';

const { specifications: kiosk } = typed({
  sizes: '43 / 70',
  'picture-size': '529 × 941 / 866 × 1539',
  resolution: '3840 × 2160',
  weight: '32 / 66',
  brightness: '800',
  'price-from-sa': '2675 SAR / 5600 SAR',
});
const { specifications: wall } = typed({ cabinet: '600 × 337.5 × 45', 'cabinet-pixels': '320 × 180' });

function chosen(query: string, specifications = kiosk) {
  return readChosen(specifications, new URLSearchParams(query));
}

test('a size or a wall of the address is chosen where it is offered', () => {
  expect(chosen('size=70')).toEqual({ size: 70, index: 1 });
  expect(chosen('wall=6x6', wall)).toEqual({ wall: [6, 6] });
  expect(chosen('wall=6.5x12', wall)).toEqual({ wall: [7, 12] });
  for (const query of ['wall=٦×٦', 'wall=6*6', 'wall= 6 X 6 ']) expect([query, chosen(query, wall)]).toEqual([query, { wall: [6, 6] }]);
  expect([chosen('wall=0x3', wall), chosen('wall=99999x2', wall)]).toEqual([{ wall: [1, 3] }, { wall: [400, 2] }]);
  for (const query of ['', 'size=71', 'size=', 'size=x', 'wall=6x6']) expect([query, chosen(query)]).toEqual([query, undefined]);
  for (const query of ['size=70', 'wall=6', 'wall=axb']) expect([query, chosen(query, wall)]).toEqual([query, undefined]);
});

test('a size that is not made is told with what is shown instead and the nearest; any digits are read', () => {
  const missed = (query: string, specifications = kiosk) => notMade(specifications, new URLSearchParams(query));
  expect(chosen('size=٧٠')).toEqual({ size: 70, index: 1 });
  expect([missed('size=71'), missed('size=٤٤٫٥'), missed('size=9999999')]).toEqual([
    { asked: 71, instead: { shown: 43, nearest: 70 } },
    { asked: 44.5, instead: { shown: 43, nearest: 43 } },
    { asked: 9_999_999, instead: { shown: 43, nearest: 70 } },
  ]);
  expect([missed('size=71', wall), missed('size=71&wall=6x6', wall)]).toEqual([{ asked: 71 }, undefined]);
  for (const query of ['', 'size=70', 'size=']) expect([query, missed(query)]).toEqual([query, undefined]);
  for (const typed of ['x', '0', '-1', 'Infinity']) expect(missed(`size=${typed}`)).toEqual({ of: 'size', typed });
});

test('a wall that cannot be built is told with the nearest; what is no wall, and a product that is none, are told too', () => {
  const missed = (query: string, specifications = wall) => notMade(specifications, new URLSearchParams(query));
  expect([missed('wall=0x3'), missed('wall=6.5x12'), missed('wall=99999x2')]).toEqual([
    { wall: '0x3', built: [1, 3] },
    { wall: '6.5x12', built: [7, 12] },
    { wall: '99999x2', built: [400, 2] },
  ]);
  for (const typed of ['6', 'axb', '-3x2']) expect(missed(`wall=${typed}`)).toEqual({ of: 'wall', typed });
  expect(missed('wall=6x6&size=70', kiosk)).toEqual({ of: 'no-wall', typed: '6x6' });
  expect(missed('wall=٦×٦')).toBeUndefined();
});

test('the price is that of the size, and of the cheapest where none is said', () => {
  expect(priceIn(kiosk, 'sa', 1)).toMatchObject({ amount: 5600, of: 'product' });
  expect(priceIn(kiosk, 'sa')).toMatchObject({ amount: 2675 });
  expect(onlySize(kiosk, 1)).toMatchObject({ sizes: [70], weight: [66], brightness: [800], 'price-from-sa': [{ amount: 5600 }] });
});

test('the table has a text for each size where they differ, and pixels stand as the screen does', () => {
  const rows = new Map(tableOf(kiosk, 'en').flatMap((group) => group.rows.map((row) => [row.name, row])));
  expect(rows.get('weight')?.bySize).toEqual(['32 kg', '66 kg']);
  expect(rows.get('brightness')?.bySize).toBeUndefined();
  expect(rows.get('resolution')?.text).toBe('2,160\u00a0×\u00a03,840\u00a0pixels');
});
