import { expect, test } from 'vitest';
import { calendarFile, instantIn } from './calendar-file.ts';

test('a time in the Gulf is the same instant everywhere', () => {
  expect(instantIn('Asia/Riyadh', '2026-11-17', '10:30').toISOString()).toBe('2026-11-17T07:30:00.000Z');
  expect(instantIn('Asia/Dubai', '2027-01-01', '02:00').toISOString()).toBe('2026-12-31T22:00:00.000Z');
});

test('the file for the visitor’s calendar says when, and carries the number of the request', () => {
  const file = decodeURIComponent(calendarFile({ startsAt: new Date('2026-11-17T07:30:00Z'), reference: 'LM-1', summary: 'A meeting' }));
  expect(file).toContain('\r\nUID:LM-1@lamha\r\n');
  expect(file).toContain('\r\nDTSTART:20261117T073000Z\r\nDTEND:20261117T083000Z\r\nSUMMARY:A meeting (LM-1)\r\n');
});
