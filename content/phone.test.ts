import { expect, test } from 'vitest';
import { e164Of, phoneLink, phoneSearchText, whatsappLink } from './phone.ts';

test.each([
  ['0501234567', 'sa', '+966501234567'],
  ['0501234567', 'ae', '+971501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'sa', '+966501234567'],
  ['۰۵۰۱۲۳۴۵۶۷', 'ae', '+971501234567'],
  ['501234567', 'sa', '+966501234567'],
  ['966501234567', 'sa', '+966501234567'],
  ['966501234567', 'ae', '+966501234567'],
  ['971501234567', 'sa', '+971501234567'],
  ['00971 50-123.4567', 'sa', '+971501234567'],
  ['+966 (0)50 123 4567', 'ae', '+966501234567'],
  ['920012345', 'sa', '+966920012345'],
  ['04 000 0000', 'ae', '+97140000000'],
  ['+1 (202) 555-0100', 'sa', '+12025550100'],
  ['123456', 'sa', ''],
  ['+966', 'sa', ''],
  ['0', 'sa', ''],
  ['', 'sa', ''],
  ['9'.repeat(20), 'ae', ''],
])('H2: %s in %s is %s', (typed, country, expected) => {
  expect(e164Of(typed, country)).toBe(expected);
});

test('H2: links are international, and there is no chat with what is no number', () => {
  expect(whatsappLink('0501234568', 'sa', 'مرحبا')).toBe(`https://wa.me/966501234568?text=${encodeURIComponent('مرحبا')}`);
  expect(whatsappLink('050 123 4568', 'ae', '')).toBe('https://wa.me/971501234568');
  expect(whatsappLink('12', 'ae', '')).toBe('');
  expect([phoneLink('050 123 4568', 'sa'), phoneLink('112', 'sa')]).toEqual(['tel:+966501234568', 'tel:112']);
  expect(phoneSearchText('+966501234567')).toBe('966501234567 0501234567');
});
