import { expect, test } from 'vitest';
import { titleColor } from './title-color.ts';

test('C-27 3-31: titles are white and black by turns unless the record decides', () => {
  expect([0, 1, 2, 3].map((index) => titleColor(null, index))).toEqual(['white', 'black', 'white', 'black']);
  expect([0, 1].map((index) => titleColor(1, index))).toEqual(['white', 'white']);
  expect([0, 1].map((index) => titleColor(0, index))).toEqual(['black', 'black']);
});
