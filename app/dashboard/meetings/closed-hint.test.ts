import { expect, test } from 'vitest';
import { textsIn } from '#app/dashboard/texts.ts';
import { closedHint } from './closed-hint.ts';

const t = textsIn('en');
const office = { working_days: [0, 1, 2, 3, 4], closed_days: ['2026-11-24'], opens: '09:00', closes: '17:00' };

test('M3: a closed day and an hour outside the office are said before anything is sent', () => {
  expect(closedHint(t, office, '2026-11-27', '10:30')).toBe(t('meetings.closed.day')); // a Friday
  expect(closedHint(t, office, '2026-11-24', '10:30')).toBe(t('meetings.closed.day'));
  expect(closedHint(t, office, '2026-11-25', '17:00')).toBe('The office is open from 09:00 to 17:00.');
  expect(closedHint(t, office, '2026-11-25', '10:30')).toBe('');
});

test('a day that is not typed yet is not called closed', () => {
  expect(closedHint(t, office, '', '10:30')).toBe('');
  expect(closedHint(t, office, '2026-11-25', '')).toBe('');
});
