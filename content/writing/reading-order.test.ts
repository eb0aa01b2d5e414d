import { expect, test } from 'vitest';
import { mended, misordered, misorderedInHtml } from './reading-order.ts';

const LTR = (text: string) => `\u2066${text}\u2069`;
const mendArabic = (text: string) => mended(text, misordered(text, 'ar'));

test.each([
  ['دقة 3840 x 2160 بكسل', '3840 x 2160', 'x 2160 3840'],
  ['كشك 918 * 2120 مم', '918 * 2120', '2120 * 918'],
  ['اتصل على +966 11 555 0100 الآن', '+966 11 555 0100', '0100 555 11 +966'],
  ['تردد 50 Hz فقط', '50 Hz', 'Hz 50'],
  ['تعمل حتى -20 درجة', '-20', '20-'],
  ['مكتوب بلغة C++ وحدها', 'C++', '++C'],
])('what would change its order inside Arabic is shown, and mended: %s', (text, piece, shown) => {
  expect(misordered(text, 'ar')).toMatchObject([{ text: piece, shown }]);
  expect(mendArabic(text)).toBe(text.replace(piece, LTR(piece)));
  expect(misordered(mendArabic(text), 'ar')).toEqual([]);
});

test.each([
  'شاشة Vision 115 جديدة',
  'منفذ HDMI (2.1) واحد',
  'نسبة 16:9',
  'IP65 و4K وWi-Fi 6',
  'شاشة (LED) داخلية',
  '24/7 و50% و2026-11-18',
  'بتباين 6,000:1.',
  '3840x2160',
])('what keeps its order is left alone: %s', (text) => expect(misordered(text, 'ar')).toEqual([]));

test('sizes that the page keeps together are left alone, and are mended where it does not', () => {
  expect(misordered('كبائن بمقاس 960 × 960 مم', 'ar')).toEqual([]);
  expect(misorderedInHtml('<p>كبائن بمقاس <b>960 × 1,920</b> مم، 640 × 480</p>', 'ar')).toMatchObject([
    { text: '960 × 1,920' },
    { text: '640 × 480' },
  ]);
  const html = '<p>من -5</p><p>إلى +966 11 555 0100</p>';
  expect(mended(html, misorderedInHtml(html, 'ar'))).toBe(`<p>من ${LTR('-5')}</p><p>إلى ${LTR('+966 11 555 0100')}</p>`);
});

test.each([
  ['تعمل في 0 – 45 درجة', 'تعمل في 0 إلى 45 درجة'],
  ['من 0 – 45 درجة', 'من 0 إلى 45 درجة'],
  ['بين 0 – 45 درجة', 'بين 0 و45 درجة'],
  ['43 - 65 بوصة', 'من 43 إلى 65 بوصة'],
])('a range is written in words: %s', (text, words) => expect(mendArabic(text)).toBe(words));

test('in English an Arabic name does not take the number behind it along', () => {
  expect(misordered('The majlis مجلس 2024 hall', 'en')).toMatchObject([{ text: 'مجلس 2024', shown: '2024 مجلس' }]);
  const text = 'The majlis مجلس 2024 hall';
  expect(mended(text, misordered(text, 'en'))).toBe('The majlis \u2067مجلس\u2069 2024 hall');
  expect(misordered('Lamha (لمحة), 2024', 'en')).toEqual([]);
});
