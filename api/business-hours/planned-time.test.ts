import { expect, test } from 'vitest';
import { MOST_DAYS_AHEAD } from '#content/schedule.ts';
import { plannedInstant } from './planned-time.ts';
import { instantOf, localTimeIn } from './zoned-time.ts';

const now = new Date('2026-11-19T08:00:00.000Z');
const planned = (time: string, country: 'sa' | 'ae' = 'sa') => plannedInstant({ time, country }, now).toISOString();
const refused = (time: string) => {
  try {
    return planned(time);
  } catch (error) {
    return error;
  }
};

test('a time is read from the clock of its country', () => {
  expect(planned('2026-11-23T09:00')).toBe('2026-11-23T06:00:00.000Z');
  expect(planned('2026-11-23T09:00', 'ae')).toBe('2026-11-23T05:00:00.000Z');
  expect(planned('2027-01-01T00:30')).toBe('2026-12-31T21:30:00.000Z');
});

test.each([
  ['2026-11-31T09:00', 'not-a-time'],
  ['2027-02-29T09:00', 'not-a-time'],
  ['2026-11-23T24:00', 'not-a-time'],
  ['tomorrow', 'not-a-time'],
  ['2026-11-19T11:00', 'passed'],
  ['2026-11-19T11:01', undefined],
  ['9999-12-31T23:59', 'out-of-range'],
  ['+010000-01-01T00:00', 'out-of-range'],
])('%s: %s', (time, problem) => {
  expect(refused(time)).toEqual(problem ? expect.objectContaining({ details: { fields: { time: problem } } }) : expect.any(String));
});

test('so many days ahead are planned and no more', () => {
  const day = (ahead: number) => new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 16);
  expect(refused(day(MOST_DAYS_AHEAD))).toEqual(expect.any(String));
  expect(refused(day(MOST_DAYS_AHEAD + 1))).toMatchObject({ details: { fields: { time: 'out-of-range' } } });
});

test('a clock that was put forward or back shows each time once', () => {
  expect(instantOf('Europe/Berlin', { day: '2026-03-29', time: '03:30' }).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOf('Europe/Berlin', { day: '2026-03-29', time: '01:30' }).toISOString()).toBe('2026-03-29T00:30:00.000Z');
  const evening = instantOf('Europe/Berlin', { day: '2026-10-25', time: '23:00' });
  expect(localTimeIn('Europe/Berlin', evening)).toEqual({ day: '2026-10-25', time: '23:00' });
});
