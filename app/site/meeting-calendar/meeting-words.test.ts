import { expect, test } from 'vitest';
import { siteEn } from '#i18n/messages/site.en.ts';
import type { SiteKey } from '#app/site/texts.ts';
import { alertWords, fieldWords } from './meeting-words.ts';

const t = (key: SiteKey) => siteEn[key];

test('AB-01 AB-03 AB-04: every refusal has its exact words', () => {
  const alert = (outcome: 'invalid' | 'failed' | 'unreached' | 'too-many', fields = {}) => alertWords(t, { outcome, fields });
  expect(alert('invalid', { date: 'required' })).toBe('Please select a date before submitting.');
  expect(alert('failed')).toBe('Failed to send your request. Please try again.');
  expect(alert('unreached')).toBe('An error occurred while sending your request');
  expect(alert('too-many')).toBe(siteEn['site.tooMany']);
  expect(alert('invalid', { name: 'required' })).toBeUndefined();
});

test('3-38 3-42: a passed time and a wrong phone number are told apart', () => {
  expect(fieldWords(t, 'time', 'out-of-range')).toBe(siteEn['site.meeting.pastTime']);
  expect(fieldWords(t, 'phone', 'not-a-phone')).toBe(siteEn['site.form.wrongPhone']);
  expect(fieldWords(t, 'name', undefined)).toBeUndefined();
});
