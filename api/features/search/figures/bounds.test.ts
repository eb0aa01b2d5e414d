import { expect, test } from 'vitest';
import { fold } from '#api/kernel/normalise.ts';
import { readBounds } from './bounds.ts';
import { figuresAsked } from './figures-asked.ts';

test.each([
  ['from 0.3 to 0.6 m', 300, 600],
  ['width 1.2 to 2 m', 1200, 2000],
  ['من ٢ الى ٣ متر', 2000, 3000],
  ['between 10 and 20 thousand riyals', 10_000, 20_000],
  ['between 500 and 800 nits', 500, 800],
])('%s says its unit once and means it twice', (query, min, max) => {
  const { text, figures } = figuresAsked(fold(query));
  expect(readBounds(text, figures).bounds).toMatchObject([{ min, max, wanted: (min + max) / 2 }]);
});
