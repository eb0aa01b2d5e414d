import { expect, test } from 'vitest';
import { surplusOf } from './list-backups.ts';

const NOW = new Date('2026-11-19T12:00:00Z');

/** Newest first, as they are listed. */
function backups(...days: readonly (readonly [day: string, missing: number])[]) {
  return days.map(([day, missing]) => ({ name: day, createdAt: `${day}T03:00:00.000Z`, rows: 1, files: 1, size: 1, missing }));
}

function namesOf(listed: ReturnType<typeof backups>, most: number): string[] {
  return surplusOf(listed, most, NOW).map(({ name }) => name);
}

test('the oldest backups make room for newer ones', () => {
  expect(namesOf(backups(['2026-11-19', 0], ['2026-11-18', 0], ['2026-11-17', 0]), 2)).toEqual(['2026-11-17']);
});

test('the newest backup that lacks no file stays, however old it is', () => {
  const listed = backups(['2026-11-19', 2], ['2026-11-18', 1], ['2026-11-10', 0], ['2026-11-09', 0]);
  expect(namesOf(listed, 2)).toEqual(['2026-11-09']);
});

test('a backup of a clock that went wrong goes before those of the past', () => {
  expect(namesOf(backups(['2031-01-01', 0], ['2026-11-19', 0], ['2026-11-18', 0]), 2)).toEqual(['2031-01-01']);
});
