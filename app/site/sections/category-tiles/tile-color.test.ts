import { expect, test } from 'vitest';
import { tileColor } from './tile-color.ts';

test('tiles are white and black by turns unless one has a colour of its own', () => {
  expect([0, 1, 2].map((index) => tileColor('', index))).toEqual(['white', 'black', 'white']);
  expect(tileColor('black', 0)).toBe('black');
  expect(tileColor('white', 1)).toBe('white');
});
