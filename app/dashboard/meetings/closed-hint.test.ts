import { expect, test } from 'vitest';
import { textsIn } from '#app/dashboard/texts.ts';
import { closedHint } from './closed-hint.ts';

const t = textsIn('en');
const office = {
  workingDays: [0, 1, 2, 3, 4],
  closedDays: ['2026-11-24'],
  opens: '09:00',
  closes: '17:00',
  ownDays: [{ weekday: 4, opens: '09:00', closes: '12:00' }],
  periods: [{ from: '2027-02-08', until: '2027-03-08', span: { opens: '10:00', closes: '15:00' } }],
};

test('M3: a closed day and an hour outside the office are said before anything is sent', () => {
  expect(closedHint(t, office, '2026-11-27', '10:30')).toBe(t('meetings.closed.day')); // a Friday
  expect(closedHint(t, office, '2026-11-24', '10:30')).toBe(t('meetings.closed.day'));
  expect(closedHint(t, office, '2026-11-25', '17:00')).toBe('The office is open from 09:00 to 17:00.');
  expect(closedHint(t, office, '2026-11-25', '10:30')).toBe('');
  expect(closedHint(t, office, '2026-11-26', '13:00')).toBe('The office is open from 09:00 to 12:00.'); // a Thursday
  expect(closedHint(t, office, '2027-02-10', '09:30')).toBe('The office is open from 10:00 to 15:00.'); // in Ramadan
});

test('a day that is not typed yet is not called closed', () => {
  expect(closedHint(t, office, '', '10:30')).toBe('');
  expect(closedHint(t, office, '2026-11-25', '')).toBe('');
});
