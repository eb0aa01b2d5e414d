import { expect, test } from 'vitest';
import { endOf } from './offer-link.ts';

test('a link ends sixty days after the last day of its offer, by the calendar', () => {
  expect([endOf('2026-11-19'), endOf('2027-12-31')]).toEqual(['2027-01-18T00:00:00.000Z', '2028-02-29T00:00:00.000Z']);
});
