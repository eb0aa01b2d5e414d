import { expect, test } from 'vitest';
import { leadDetails } from './lead-details.ts';
import { leadSummary } from './lead-texts.ts';

test('figures of a proposal name their sides and say ranges in words, and what is no figure stays', () => {
  const values = (fields: Record<string, string>, language: 'ar' | 'en') => leadDetails(fields, language).map(({ value }) => value);
  const sent = { viewers_m: '4 – 12', picture_m: '3.6 × 2.025', power_w: '900 – 2700' };
  expect(values(sent, 'ar')).toEqual(['من 4 إلى 12', 'العرض\u00a03.6، الارتفاع\u00a02.025', 'من 900 إلى 2,700']);
  expect(values(sent, 'en')).toEqual(['4–12', '3.6 × 2.025', '900–2,700']);
  const wall = { cabinets: '8 × 4 = 32', pixels: '3840 × 2160', weight_kg: '1234.5', budget: '150000 SAR' };
  expect(values(wall, 'ar')).toEqual(['\u20668 × 4 = 32\u2069', '\u20663,840 × 2,160\u2069', '1,234.5', '150,000 ريال']);
  expect(values(wall, 'en')).toEqual(['8 × 4 = 32', '3,840 × 2,160', '1,234.5', '150,000 SAR']);
  expect(values({ viewers_m: 'عن قرب', picture_m: '3.6 × ' }, 'ar')).toEqual(['عن قرب', '3.6 × ']);
});

test('a meeting in person is no means to meet by', () => {
  const fields = { date: '2026-11-25', time: '10:30', type: 'physical' };
  const meeting = { kind: 'meeting', subject: '', message: '', reference: 'L-1', fields };
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
  expect(plain(leadSummary(meeting, 'ar'))).toBe('اجتماع: حضوريًا، الأربعاء، 25 نوفمبر 2026، الساعة 10:30');
  expect(plain(leadSummary(meeting, 'en'))).toBe('Meeting: In person, Wednesday, 25 November 2026 at 10:30');
});
