import { expect, test } from 'vitest';
import { inOneLine } from './in-one-line.ts';

test('no end of a line divides the name of a product, unless it is longer than a line of a phone', () => {
  expect(inOneLine('Window P2.5')).toBe('Window\u00a0P2.5');
  const long = 'GlowMate, 55 inches';
  expect(inOneLine(long)).toBe(long);
});
