import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';
import { proves } from '#test/requirements/proves.ts';

test('every sentence is a line', () => {
  expect(sentencesOf('One picture. From wall to wall.')).toEqual(['One picture', 'From wall to wall']);
});

test('a decimal point is not the end of a sentence', () => {
  proves('3-33');
  expect(sentencesOf('P2.5 at 1.8 mm. Bright')).toEqual(['P2.5 at 1.8 mm', 'Bright']);
  expect(sentencesOf('خطوة 1.2 مم. بلا حدود.')).toEqual(['خطوة 1.2 مم', 'بلا حدود']);
});

test('a number may end a sentence', () => {
  expect(sentencesOf('Since 2012. Ever brighter..')).toEqual(['Since 2012', 'Ever brighter']);
});
