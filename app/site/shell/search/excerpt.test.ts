import { expect, test } from 'vitest';
import { excerpt } from '#content/writing/excerpt.ts';
import { proves } from '#test/requirements/proves.ts';

test('60 characters are shown whole', () => {
  proves('3-128');
  expect(excerpt('x'.repeat(60))).toBe('x'.repeat(60));
});

test('the 61st character becomes an ellipsis', () => {
  proves('AC-14');
  expect(excerpt('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
});

test('an Arabic letter with its mark counts as one character', () => {
  proves('3-128');
  expect(excerpt('عّ'.repeat(60))).toBe('عّ'.repeat(60));
  expect(excerpt('عّ'.repeat(61))).toBe(`${'عّ'.repeat(60)}…`);
});

test('a cut text ends at a word, in both languages', () => {
  expect(excerpt('One wall, every feed, and no seam between them', 12)).toBe('One wall,…');
  expect(excerpt('One wall, every feed', 9)).toBe('One wall,…');
  expect(excerpt('خريطة تتحمّل الصيف', 14)).toBe('خريطة تتحمّل…');
});
