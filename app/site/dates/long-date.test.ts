import { expect, test } from 'vitest';
import { longDate, monthsIn } from './long-date.ts';
import { proves } from '#test/requirements/proves.ts';

const at = '2024-08-06T12:05:00.000Z';
const timeZone = 'Asia/Riyadh';

test('a date has the long English month', () => {
  expect(longDate(at, { months: 'en', timeZone })).toBe('6 August 2024');
});

test('section comments have the 12-hour clock, the feed the 24-hour clock', () => {
  proves('3-64');
  expect(longDate(at, { months: 'en', timeZone, clock: 12 })).toBe('6 August 2024, 3:05 PM');
  expect(longDate(at, { months: 'en', timeZone, clock: 24 })).toBe('6 August 2024, 15:05');
});

test('midnight is 00 on the 24-hour clock', () => {
  expect(longDate('2024-08-05T21:05:00.000Z', { months: 'en', timeZone, clock: 24 })).toBe('6 August 2024, 00:05');
});

test('Arabic months are shown on Arabic pages when the setting asks for them', () => {
  proves('3-24');
  expect(monthsIn('ar', 0)).toBe('en');
  expect(monthsIn('en', 1)).toBe('en');
  expect(longDate(at, { months: monthsIn('ar', 1), timeZone })).toBe('6 أغسطس 2024');
  expect(longDate(at, { months: 'ar', timeZone, clock: 12 })).toBe('6 أغسطس 2024، 3:05 م');
  expect(longDate('2024-08-06T01:05:00.000Z', { months: 'ar', timeZone, clock: 12 })).toBe('6 أغسطس 2024، 4:05 ص');
});
