import { expect, test } from 'vitest';
import { leadingFigure } from './figure.ts';

test('a title that begins with a number is a number and its unit', () => {
  expect(leadingFigure('600 cd/m²')).toEqual({ number: '600', unit: 'cd/m²' });
  expect(leadingFigure('3,840 هرتز')).toEqual({ number: '3,840', unit: 'هرتز' });
  expect(leadingFigure('2,546 × 1,432 mm')).toEqual({ number: '2,546 × 1,432', unit: 'mm' });
  expect(leadingFigure('IP65')).toEqual({ number: 'IP65', unit: '' });
  expect(leadingFigure('4K')).toEqual({ number: '4K', unit: '' });
  expect(leadingFigure('99%')).toEqual({ number: '99%', unit: '' });
  expect(leadingFigure('75°')).toEqual({ number: '75°', unit: '' });
  expect(leadingFigure('160 كم/س')).toEqual({ number: '160', unit: 'كم/س' });
  expect(leadingFigure('6,000:1')).toEqual({ number: '6,000:1', unit: '' });
});

test('other titles stay titles', () => {
  expect(leadingFigure('Serviced from the front')).toBeUndefined();
  expect(leadingFigure('صيانة من الأمام')).toBeUndefined();
});
