import { expect, test } from 'vitest';
import { proves } from '#test/requirements/proves.ts';
import { tileColor } from './tile-color.ts';

const undecided = { color: '', white: null };

test('words on tiles are white and black by turns unless the record decides', () => {
  proves('3-31');
  expect([0, 1, 2, 3].map((index) => tileColor(undecided, index))).toEqual(['white', 'black', 'white', 'black']);
  proves('C-27');
  expect([4, 5].map((index) => tileColor(undecided, index))).toEqual(['white', 'black']);
  expect([0, 1].map((index) => tileColor({ color: '', white: 1 }, index))).toEqual(['white', 'white']);
  expect([0, 1].map((index) => tileColor({ color: '', white: 0 }, index))).toEqual(['black', 'black']);
  expect([0, 1].map((index) => tileColor({ color: 'black', white: null }, index))).toEqual(['black', 'black']);
});
