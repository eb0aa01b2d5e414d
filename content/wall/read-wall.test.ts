import { expect, test } from 'vitest';
import { typed } from '#demo/specifications.ts';
import { cabinetOf } from './cabinet.ts';
import { outputsFor } from './outputs.ts';
import { readWall, typedWall } from './read-wall.ts';

const whole = cabinetOf(typed({ cabinet: '600 × 337.5 × 45', 'cabinet-pixels': '320 × 180' }).specifications)!;
const half = cabinetOf(
  typed({ cabinet: '960 × 960 × 85', 'cabinet-pixels': '160 × 160', 'half-cabinet': 'width / height' }).specifications,
)!;

function read(query: string, cabinet = whole) {
  const { columns, rows, way, remarks } = readWall(typedWall(new URLSearchParams(query)), cabinet);
  return [`${columns} × ${rows}`, way, ...remarks.map(({ code, key }) => `${key} ${code}`)];
}

test('a wall is given by cabinets, by sides, by a diagonal and by its shape, and snapped to whole cabinets', () => {
  expect(read('columns=6&rows=6')).toEqual(['6 × 6', 'cabinets']);
  expect(read('columns=٦')).toEqual(['6 × 6', 'cabinets']);
  expect(read('width=4&height=2.5&shape=free')).toEqual(['6 × 7', 'size']);
  expect(read('width=4&height=2.5&shape=16:9')).toEqual(['6 × 6', 'size']);
  expect(read('width=4&height=2.5&shape=32:9')).toEqual(['6 × 3', 'size']);
  expect(read('width=360 cm')).toEqual(['6 × 6', 'size']);
  expect(read('height=13.4 ft')).toEqual(['12 × 12', 'size']);
  expect(read('height=13.4&unit=ft')).toEqual(['12 × 12', 'size']);
  expect(read('diagonal=163')).toEqual(['6 × 6', 'diagonal']);
  expect(read('diagonal=163&shape=21:9')).toEqual(['6 × 5', 'diagonal', 'shape other-shape']);
  expect(read('columns=6&rows=2&shape=16:9')).toEqual(['6 × 2', 'cabinets']);
  expect(read('by=size&columns=2&rows=2&width=6&shape=16:9')).toEqual(['10 × 10', 'size']);
});

test('sides that hold cabinets to the last tenth of a millimetre hold them, whatever binary fractions make of them', () => {
  const third = cabinetOf(typed({ cabinet: '333.3 × 333.3 × 60', 'cabinet-pixels': '128 × 128' }).specifications)!;
  expect(read('width=2.3331&height=4.6662&shape=free', third)).toEqual(['7 × 14', 'size']);
});

test('half cabinets count where the product has them, and become whole ones where it has not', () => {
  expect(read('columns=6.5&rows=3.5', half)).toEqual(['6.5 × 3.5', 'cabinets']);
  expect(read('width=6.3&height=3.4&shape=free', half)).toEqual(['6.5 × 3.5', 'size']);
  expect(read('columns=6.5&rows=6')).toEqual(['7 × 6', 'cabinets', 'columns no-halves']);
  expect(read('columns=6.3&rows=6', half)).toEqual(['6.5 × 6', 'cabinets', 'columns no-halves']);
});

test.each([
  ['', '6 × 6', 'columns nothing'],
  ['columns=abc&rows=6', '6 × 6', 'columns not-a-number'],
  ['columns=0&rows=2', '1 × 2', 'columns too-few'],
  ['columns=-4&rows=2', '1 × 2', 'columns too-few'],
  ['columns=100000&rows=1', '400 × 1', 'columns too-many'],
  ['columns=400&rows=400', '400 × 12', 'rows too-many-in-all'],
  ['width=0.1&height=2&shape=free', '1 × 5', 'width too-small'],
  ['width=-3&height=2&shape=free', '1 × 5', 'width too-small'],
  ['width=-x&height=2&shape=free', '5 × 5', 'width not-a-number'],
  ['diagonal=-9', '1 × 1', 'diagonal too-small'],
  ['diagonal=5', '1 × 1', 'diagonal too-small'],
  ['width=letters', '6 × 6', 'width not-a-number'],
  ['diagonal=1e9', '6 × 6', 'diagonal not-a-number'],
  ['columns=3&rows=3&shape=4:3', '3 × 3', 'shape not-a-choice'],
  ['columns=3&rows=3&place=mars', '3 × 3', 'place not-a-choice'],
  ['columns=3&rows=3&unit=furlong', '3 × 3', 'unit not-a-choice'],
])('"%s" becomes a wall that can be built and a remark', (query, wall, remark) => {
  const [built, , ...remarks] = read(query);
  expect([built, ...remarks]).toEqual([wall, remark]);
});

test('the cable goes there and back through whole rows or columns, and through whole cabinets where no line fits', () => {
  expect(outputsFor(whole, 6, 7)).toMatchObject({ count: 6, along: 'columns' });
  const fine = cabinetOf(typed({ cabinet: '600 × 337.5 × 45', 'cabinet-pixels': '480 × 270' }).specifications)!;
  const { count, chains } = outputsFor(fine, 8, 8);
  expect(count).toBe(13);
  expect(chains[1]).toEqual([
    { line: 0, from: 5, to: 7 },
    { line: 1, from: 7, to: 6 },
  ]);
  const visited = chains.flat().reduce((sum, { from, to }) => sum + Math.abs(to - from) + 1, 0);
  expect(visited).toBe(64);
});
