import { expect, test } from 'vitest';
import type { OfficeHours } from './office-hours.ts';
import { workingMinutes } from './working-minutes.ts';
import { proves } from '#test/requirements/proves.ts';

const RIYADH: OfficeHours = {
  timeZone: 'Asia/Riyadh',
  workingDays: [0, 1, 2, 3, 4],
  closedDays: new Set(['2026-11-18']),
  opens: '09:00',
  closes: '17:00',
};

/** By the clocks of Riyadh. */
const at = (text: string) => new Date(`${text}:00+03:00`);

test.each([
  ['within one day', '2026-11-16T10:00', '2026-11-16T12:30', 150],
  ['from the night into the morning', '2026-11-16T22:00', '2026-11-17T09:20', 20],
  ['over a closed day', '2026-11-17T16:00', '2026-11-19T10:00', 120],
  ['over the weekend of Friday and Saturday', '2026-11-19T16:30', '2026-11-22T09:30', 60],
  ['in the evening only', '2026-11-16T18:00', '2026-11-16T23:00', 0],
  ['over a leap day', '2028-02-28T09:00', '2028-03-01T17:00', 3 * 480],
  ['before 1970 was', '1970-01-01T09:00', '1970-01-04T10:00', 480 + 60],
  ['of a message nobody answered for two years', '2024-01-01T09:00', '2026-01-01T09:00', 262 * 480],
  ['backwards', '2026-11-17T10:00', '2026-11-16T10:00', 0],
])('4-03: the response clock %s', (_what, from, until, minutes) => {
  proves('4-03');
  expect(workingMinutes(RIYADH, at(from), at(until))).toBe(minutes);
});
