import { expect, test } from 'vitest';
import { chooseByName } from './choose-by-name.ts';
import { proves } from '#test/requirements/proves.ts';

const blogs = [
  { id: 4, names: ['اختيار الشاشة', 'Choosing a screen'] },
  { id: 7, names: ['في الموقع', 'On site'] },
  { id: 9, names: ['مكرر', 'On site'] },
];

test('a blog is found by its English and by its Arabic name', () => {
  proves('3-54');
  expect(chooseByName('On-site', blogs)?.id).toBe(7);
  expect(chooseByName('اختيار-الشاشة', blogs)?.id).toBe(4);
});

test('of two with the same name the first is taken', () => {
  proves('3-54');
  expect(chooseByName('on-site', blogs)?.id).toBe(7);
});

test('a plain id works too', () => {
  proves('3-54');
  expect(chooseByName('9', blogs)?.id).toBe(9);
});

test('no name and an unknown name give the first', () => {
  proves('3-54');
  expect(chooseByName(null, blogs)?.id).toBe(4);
  expect(chooseByName('gone', blogs)?.id).toBe(4);
  expect(chooseByName('gone', [])).toBeUndefined();
});
