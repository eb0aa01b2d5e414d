import { expect, test } from 'vitest';
import { renderMail } from './mail-layout.ts';

const texts = {
  company: 'لمحة',
  title: 'جدار 4.8 × 2.7 م',
  paragraphs: ['الجدار 6 × 4 كبائن، نلتقي الساعة 10:30.\nhttps://lamha.example/offer/12/3'],
  facts: [['المقاس', '4.8 × 2.7 م']],
} as const;

/** Without the title of the page. */
function wordsOf(html: string): string {
  return html.replace(/<head>.*<\/head>/s, '').replaceAll(/<[^>]+>/g, '');
}

test('inside Arabic a mail keeps the sides of a size in their order, and nothing else is touched', () => {
  const { html, text } = renderMail({ language: 'ar', ...texts });
  for (const mail of [wordsOf(html), text]) {
    expect(mail.match(/\u20664\.8 × 2\.7\u2069 م/g)).toHaveLength(2);
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
  expect([...html.matchAll(/<bdi dir="(\w+)"/g)].map(([, dir]) => dir)).toEqual(['rtl', 'ltr', 'ltr']);
});

test('a way out is a link, and only what a mail asks for is a button', () => {
  const action = { label: 'إلغاء الاشتراك', url: 'https://lamha.example/leave' };
  const buttons = (isQuiet: boolean) =>
    renderMail({ language: 'ar', ...texts, action: { ...action, isQuiet } }).html.split('class="mail-action"').length - 1;
  expect([buttons(false), buttons(true)]).toEqual([1, 0]);
  expect(renderMail({ language: 'ar', ...texts, action: { ...action, isQuiet: true } }).html).toContain(`href="${action.url}"`);
});

test('a line runs as its own language does, whatever the mail around it is written in', () => {
  const paragraphs = [
    'مرحبًا نورة،',
    'Dear Noura, the wall of لمحة is here.',
    '+966 50 000 1234',
    'الرابط https://lamha.example/a-long-way/to/the/page',
  ];
  const directions = (language: 'ar' | 'en') =>
    [...renderMail({ language, ...texts, paragraphs }).html.matchAll(/<p dir="(\w+)"/g)].slice(0, 4).map(([, dir]) => dir);
  expect(directions('ar')).toEqual(['rtl', 'ltr', 'rtl', 'rtl']);
  expect(directions('en')).toEqual(['rtl', 'ltr', 'ltr', 'rtl']);
});

test('inside Arabic the groups of a telephone number keep their order, and references and addresses stay as they are', () => {
  const line = 'مكتب الرياض: +966 11 000 0000، والرقم الموحد 9200 00000، والعرض O-2026-0012-2، https://lamha.example/0550000/12';
  const { html, text } = renderMail({ language: 'ar', ...texts, paragraphs: [line] });
  for (const mail of [wordsOf(html), text])
    expect(mail).toContain(
      'مكتب الرياض: \u2066+966 11 000 0000\u2069، والرقم الموحد \u20669200 00000\u2069، والعرض O-2026-0012-2، https://lamha.example/0550000/12',
    );
});

test('a number and its unit share a line', () => {
  const { html } = renderMail({ language: 'ar', ...texts, paragraphs: ['تباعد 1.5 مم عند Vision 295.'] });
  expect([...html.matchAll(/nowrap">([^<]+)</g)].map(([, words]) => words)).toEqual(
    expect.arrayContaining(['1.5 مم', 'Vision 295.', '\u20664.8 × 2.7\u2069 م']),
  );
});

test('a list of mails shows what a mail says, not who sent it again', () => {
  const first = (more: { preview?: string }) =>
    wordsOf(renderMail({ language: 'en', ...texts, paragraphs: ['Hello,', 'your wall is ready. '.repeat(20)], ...more }).html);
  expect(first({})).toMatch(/^(?:<!doctype html>)?Hello, your wall is ready\..{60,110}…لمحة/);
  expect(first({ preview: 'Two walls' })).toMatch(/^Two wallsلمحة/);
});

test('a line never ends inside a reference', () => {
  const { html } = renderMail({ language: 'ar', ...texts, paragraphs: ['تم قبول العرض SA-2026-0004 باسم نورة.'] });
  expect(html).toContain('<span style="white-space:nowrap">SA-2026-0004</span>');
});
