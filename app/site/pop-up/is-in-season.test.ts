import { expect, test } from 'vitest';
import { isInSeason } from './is-in-season.ts';

const NOON = new Date(2026, 10, 15, 12);

test('a pop-up without dates is always in season', () => {
  expect(isInSeason({ shownFrom: '', shownUntil: '' }, NOON)).toBe(true);
});

test('the first and the last day belong to the season', () => {
  expect(isInSeason({ shownFrom: '2026-11-15', shownUntil: '2026-11-15' }, NOON)).toBe(true);
  expect(isInSeason({ shownFrom: '2026-11-16', shownUntil: '' }, NOON)).toBe(false);
  expect(isInSeason({ shownFrom: '', shownUntil: '2026-11-14' }, NOON)).toBe(false);
});
