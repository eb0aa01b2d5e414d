import { expect, test } from 'vitest';
import { renderMail } from './mail-layout.ts';

const texts = {
  company: 'لمحة',
  title: 'جدار 4.8 × 2.7 م',
  paragraphs: ['الجدار 6 × 4 كبائن، نلتقي الساعة 10:30.\nhttps://lamha.example/offer/12/3'],
  facts: [['المقاس', '4.8 × 2.7 م']],
} as const;

test('inside Arabic a mail keeps the sides of a size in their order, and nothing else is touched', () => {
  const { html, text } = renderMail({ language: 'ar', ...texts });
  for (const mail of [html, text]) {
    expect(mail.match(/\u20664\.8 × 2\.7\u2069 م/g)).toHaveLength(mail === html ? 3 : 2);
    expect(mail).toContain('الجدار \u20666 × 4\u2069 كبائن، نلتقي الساعة 10:30.');
    expect(mail).toContain('https://lamha.example/offer/12/3');
  }
  expect(renderMail({ language: 'en', ...texts }).text).not.toMatch(/[\u2066-\u2069]/);
});

test('a value that begins with an isolated name runs as the words about it do', () => {
  const facts = [
    ['الملف', '\u2068plan.pdf\u2069 (تجده في صندوق الوارد)'],
    ['الهاتف', '+966 50 123 4567'],
    ['الاسم', 'Noura'],
  ] as const;
  const { html } = renderMail({ language: 'ar', ...texts, facts });
  expect([...html.matchAll(/<bdi dir="(\w+)"/g)].map(([, dir]) => dir)).toEqual(['rtl', 'ltr', 'auto']);
});

test('a way out is a link, and only what a mail asks for is a button', () => {
  const action = { label: 'إلغاء الاشتراك', url: 'https://lamha.example/leave' };
  const buttons = (isQuiet: boolean) =>
    renderMail({ language: 'ar', ...texts, action: { ...action, isQuiet } }).html.split('class="mail-action"').length - 1;
  expect([buttons(false), buttons(true)]).toEqual([1, 0]);
  expect(renderMail({ language: 'ar', ...texts, action: { ...action, isQuiet: true } }).html).toContain(`href="${action.url}"`);
});
