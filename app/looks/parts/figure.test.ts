import { expect, test } from 'vitest';
import { figureIn, leadingFigure } from './figure.ts';

test('a title that begins with a number is a number and its unit', () => {
  expect(leadingFigure('600 cd/m²')).toEqual({ number: '600', unit: 'cd/m²' });
  expect(leadingFigure('3,840 هرتز')).toEqual({ number: '3,840', unit: 'هرتز' });
  expect(leadingFigure('2,546 × 1,432 mm')).toEqual({ number: '2,546 × 1,432', unit: 'mm' });
  expect(leadingFigure('IP65')).toEqual({ number: 'IP65', unit: '' });
  expect(leadingFigure('99%')).toEqual({ number: '99', unit: '%' });
});

test('other titles stay titles', () => {
  expect(leadingFigure('Serviced from the front')).toBeUndefined();
  expect(leadingFigure('صيانة من الأمام')).toBeUndefined();
});

test('the figure of a story is the first number with a unit, in either language', () => {
  expect(figureIn('Seams below 0.1 mm', 'Six axes')).toEqual({ number: '0.1', unit: 'mm' });
  expect(figureIn('أنحف من إطار الباب', 'عمقها 35 مم ووزنها 92 كجم')).toEqual({ number: '35', unit: 'مم' });
  expect(figureIn('Exactly 4K', 'A grid of 8 × 8 cabinets in 4.8 × 2.7 m')).toEqual({ number: '4.8 × 2.7', unit: 'm' });
});

test('a number without a unit, or inside a code, is not a figure', () => {
  expect(figureIn('Four sources', 'Share from up to 4 laptops')).toBeUndefined();
  expect(figureIn('P1.2', 'GOB of 3H')).toBeUndefined();
});
