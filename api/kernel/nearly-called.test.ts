import { expect, test } from 'vitest';
import { nearlyCalled } from './nearly-called.ts';

test.each([
  ['glomate', 'GlowMate Wall'],
  ['statium ribbon', 'Stadium P10 Ribbon'],
  ['setings', 'Settings'],
  ['calender', 'The calendar of meetings'],
  ['الاعدادت', 'الإعدادات'],
  ['webhoks', 'Webhooks'],
  ['spesificatons', 'Specifications'],
])('%s is nearly %s', (typed, name) => {
  expect(nearlyCalled(typed)(name)).toBe(true);
});

test.each([
  ['led', 'Old'],
  ['glomate', 'Climate'],
  ['no such wall', 'GlowMate Wall'],
  ['wbhoks', 'Webhooks'],
  ['', 'GlowMate'],
])('%j is not %s', (typed, name) => {
  expect(nearlyCalled(typed)(name)).toBe(false);
});
