import { expect, test } from 'vitest';
import { missingIn } from './missing-in.ts';
import { proves } from '#test/requirements/proves.ts';

const NOW = { today: '2026-11-16', time: '14:30' };

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const WHOLE = { date: '2026-11-17', time: '09:00', name: 'Noura', phone: '+966 50 000 0000', type: 'zoom' };

test('AA-01: every field of a meeting request is required, and blanks do not count', () => {
  proves('AA-01');
  expect(missingIn(form(WHOLE), NOW)).toEqual({});
  expect(missingIn(form({ ...WHOLE, name: '  ', date: '' }), NOW)).toEqual({ name: 'required', date: 'required' });
  expect(Object.keys(missingIn(form({}), NOW))).toEqual(['date', 'time', 'name', 'phone', 'type']);
});

test('3-38: for today only a later time will do', () => {
  proves('3-38');
  expect(missingIn(form({ ...WHOLE, date: NOW.today, time: '14:30' }), NOW)).toEqual({ time: 'out-of-range' });
  expect(missingIn(form({ ...WHOLE, date: NOW.today, time: '14:31' }), NOW)).toEqual({});
});
