import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('60 characters are shown whole', () => {
  expect(excerpt('x'.repeat(60))).toBe('x'.repeat(60));
});

test('the 61st character becomes an ellipsis', () => {
  expect(excerpt('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
});

test('an Arabic letter with its mark counts as one character', () => {
  expect(excerpt('عّ'.repeat(60))).toBe('عّ'.repeat(60));
  expect(excerpt('عّ'.repeat(61))).toBe(`${'عّ'.repeat(60)}…`);
});
