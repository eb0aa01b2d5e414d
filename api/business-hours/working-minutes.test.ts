import { expect, test } from 'vitest';
import type { OfficeHours } from './office-hours.ts';
import { workingMinutes } from './working-minutes.ts';
import { proves } from '#test/requirements/proves.ts';

const RIYADH: OfficeHours = {
  timeZone: 'Asia/Riyadh',
  workingDays: [0, 1, 2, 3, 4],
  closedDays: ['2026-11-18'],
  opens: '09:00',
  closes: '17:00',
  ownDays: [{ weekday: 4, opens: '09:00', closes: '12:00' }],
  periods: [
    { from: '2027-02-08', until: '2027-03-08', span: { opens: '10:00', closes: '15:00' } },
    { from: '2027-03-07', until: '2027-03-10', span: null },
  ],
};

/** By the clocks of Riyadh. */
const at = (text: string) => new Date(`${text}:00+03:00`);

test.each([
  ['within one day', '2026-11-16T10:00', '2026-11-16T12:30', 150],
  ['from the night into the morning', '2026-11-16T22:00', '2026-11-17T09:20', 20],
  ['over a closed day', '2026-11-17T16:00', '2026-11-19T10:00', 120],
  ['over the weekend of Friday and Saturday', '2026-11-19T11:30', '2026-11-22T09:30', 60],
  ['on a Thursday that ends at noon', '2026-11-19T08:00', '2026-11-19T17:00', 180],
  ['in Ramadan', '2027-02-10T08:00', '2027-02-10T17:00', 300],
  ['over the holiday that ends it', '2027-03-07T08:00', '2027-03-11T10:00', 60],
  ['in the evening only', '2026-11-16T18:00', '2026-11-16T23:00', 0],
  ['over a leap day', '2028-02-28T09:00', '2028-03-01T17:00', 3 * 480],
  ['before 1970 was', '1970-01-01T09:00', '1970-01-04T10:00', 180 + 60],
  ['of a message nobody answered for two years', '2024-01-01T09:00', '2026-01-01T09:00', 210 * 480 + 52 * 180],
  ['backwards', '2026-11-17T10:00', '2026-11-16T10:00', 0],
])('4-03: the response clock %s', (_what, from, until, minutes) => {
  proves('4-03');
  expect(workingMinutes(RIYADH, at(from), at(until))).toBe(minutes);
});
