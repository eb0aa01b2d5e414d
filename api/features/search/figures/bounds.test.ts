import { expect, test } from 'vitest';
import { fold } from '#api/kernel/normalise.ts';
import { readBounds } from './bounds.ts';
import { figuresAsked } from './figures-asked.ts';

test.each([
  ['from 0.3 to 0.6 m', 300, 600],
  ['width 1.2 to 2 m', 1200, 2000],
  ['من ٢ الى ٣ متر', 2000, 3000],
  ['from 10 to 20 feet', 3048, 6096],
  ['from 20 to 50 cm', 200, 500],
  ['between 4 and 12 thousand dollars', 15_000, 45_000],
  ['between 10 and 20 thousand riyals', 10_000, 20_000],
  ['between 500 and 800 nits', 500, 800],
  ['between 800 and 500 nits', 500, 800],
])('%s says its unit once and means it twice', (query, min, max) => {
  const { text, figures } = figuresAsked(fold(query));
  expect(readBounds(text, figures).bounds).toMatchObject([{ min, max, wanted: (min + max) / 2 }]);
});

test.each([
  ['between 3k and 5k nits', { min: 3000, max: 5000 }],
  ['بحدود ٥ آلاف الى ١٠ آلاف ريال', { min: 5000, max: 10_000 }],
  ['must not exceed 20000 SAR', { max: 20_000, isMaxOpen: false }],
  ['pitch no coarser than 2', { max: 2.0999, isMaxOpen: false }],
  ['equal or more than 5000 nits', { min: 5000, isMinOpen: false }],
  ['اقصى سعر ٩٠٠٠ درهم', { max: 9000, isMaxOpen: false }],
  ['سقف الميزانية ٢٠ الف', { max: 20_000, isMaxOpen: false }],
  ['٥٠٠٠ نت وطالع', { min: 5000, isMinOpen: false }],
  ['at most P1.2', { max: 1.2999, isMaxOpen: false }],
  ['under 20k', { max: 20_000, isMaxOpen: true }],
  ['≤ 10 kg cabinet', { max: 10, columns: [['cabinet-weight']] }],
])('%s is one bound', (query, bound) => {
  const { text, figures } = figuresAsked(fold(query));
  expect(readBounds(text, figures).bounds).toMatchObject([bound]);
});
