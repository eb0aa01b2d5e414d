import { expect, test } from 'vitest';
import { fill } from '#i18n/translate.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import type { SiteKey } from '#app/page/texts.ts';
import { alertText, fieldText } from './meeting-texts.ts';
import { proves } from '#test/requirements/proves.ts';

const t = (key: SiteKey) => siteEn[key];

test('AB-01 AB-03 AB-04: every refusal has its exact words', () => {
  const alert = (outcome: 'invalid' | 'failed' | 'unreached' | 'too-many', fields = {}) => alertText(t, { outcome, fields });
  proves('AB-01');
  expect(alert('invalid', { date: 'required' })).toBe('Please select a date before submitting.');
  proves('AB-03');
  expect(alert('failed')).toBe('Failed to send your request. Please try again.');
  proves('AB-04');
  expect(alert('unreached')).toBe('An error occurred while sending your request');
  expect(alert('too-many')).toBe(siteEn['site.tooMany']);
  expect(alert('invalid', { name: 'required' })).toBeUndefined();
});

test('3-38 3-42: a passed time and a wrong phone number are told apart', () => {
  proves('3-38');
  expect(fieldText(t, { name: 'time', label: 'Time' }, 'out-of-range')).toBe(siteEn['site.meeting.pastTime']);
  proves('3-42');
  expect(fieldText(t, { name: 'phone', label: 'Phone' }, 'not-a-phone')).toBe(siteEn['site.form.wrongPhone']);
  expect(fieldText(t, { name: 'name', label: 'Name' }, undefined)).toBeUndefined();
});

test('an empty field is called by its name', () => {
  const said = (key: SiteKey, values: Readonly<Record<string, string | number>> = {}) => fill('en', siteEn[key], values);
  expect(fieldText(said, { name: 'phone', label: 'Phone' }, 'required')).toBe('We still need: Phone');
});
