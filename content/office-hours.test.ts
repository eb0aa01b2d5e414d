import { expect, test } from 'vitest';
import { spanOn, specialHours } from './office-hours.ts';

const USUAL = { opens: '09:00', closes: '18:00' };

test('a period with one time takes the other from the usual hours, and only one without any is closed', () => {
  const days = { from: '2027-02-08', until: '2027-03-08' };
  const spans = [
    { opens: '10:00', closes: '' },
    { opens: '', closes: '14:00' },
    { opens: '', closes: '' },
  ].map((span) => specialHours([], [{ ...days, ...span }], USUAL).periods[0]?.span);
  expect(spans).toEqual([{ opens: '10:00', closes: '18:00' }, { opens: '09:00', closes: '14:00' }, null]);
});

test('Ramadan has its hours from its first day to its last, a single day within it its own, and Friday its own before and after', () => {
  const rows = [
    { from: '2027-02-08', until: '2027-03-08', opens: '10:00', closes: '15:00' },
    { from: '2027-02-22', until: '', opens: '', closes: '' },
  ];
  const special = specialHours([{ weekday: '5', opens: '', closes: '12:00' }], rows, USUAL);
  const hours = { ...USUAL, ...special, workingDays: [0, 1, 2, 3, 4, 5], closedDays: ['2027-03-01'] };
  const open = (day: string) => {
    const span = spanOn(hours, day);
    return span && `${span.opens}-${span.closes}`;
  };
  expect(['2027-02-07', '2027-02-08', '2027-03-08', '2027-03-09'].map(open)).toEqual([
    '09:00-18:00',
    '10:00-15:00',
    '10:00-15:00',
    '09:00-18:00',
  ]);
  expect(['2027-02-22', '2027-02-23', '2027-03-01', '2027-02-27'].map(open)).toEqual([undefined, '10:00-15:00', undefined, undefined]);
  expect(['2027-02-05', '2027-02-12', '2027-03-12', 'no day'].map(open)).toEqual(['09:00-12:00', '10:00-15:00', '09:00-12:00', undefined]);
});
