import { expect, test } from 'vitest';
import { apiAr } from './messages/api.ar.ts';
import { apiEn } from './messages/api.en.ts';
import { dashboardTexts } from './messages/dashboard.ts';
import { mailAr } from './messages/mail.ar.ts';
import { mailEn } from './messages/mail.en.ts';
import { siteAr } from './messages/site.ar.ts';
import { siteEn } from './messages/site.en.ts';
import { fill } from './translate.ts';

const MAILS = '{count, plural, zero {لا رسائل} one {رسالة واحدة} two {رسالتان} few {# رسائل} many {# رسالةً} other {# رسالة}}';

test.each([
  [0, 'لا رسائل'],
  [1, 'رسالة واحدة'],
  [2, 'رسالتان'],
  [3, '3 رسائل'],
  [10, '10 رسائل'],
  [11, '11 رسالةً'],
  [99, '99 رسالةً'],
  [100, '100 رسالة'],
  [102, '102 رسالة'],
  [103, '103 رسائل'],
  [1000, '1,000 رسالة'],
])('an Arabic sentence has the form for %d', (count, expected) => {
  expect(fill('ar', MAILS, { count })).toBe(expected);
});

test('an English sentence has two forms, and the rest of it is filled in as well', () => {
  const sentence = '{count, plural, one {# file waits} other {# files wait}} for {name}.';
  expect([0, 1, 2].map((count) => fill('en', sentence, { count, name: 'Sara' }))).toEqual([
    '0 files wait for Sara.',
    '1 file waits for Sara.',
    '2 files wait for Sara.',
  ]);
});

test('what people typed is never read as a sentence', () => {
  expect(fill('en', 'Hello {name}', { name: '{count, plural, one {x} other {y}}', count: 1 })).toBe(
    'Hello {count, plural, one {x} other {y}}',
  );
});

test.each([
  ['ar' as const, ['zero', 'one', 'two', 'few', 'many', 'other'], { ...apiAr, ...dashboardTexts.ar, ...mailAr, ...siteAr }],
  ['en' as const, ['one', 'other'], { ...apiEn, ...dashboardTexts.en, ...mailEn, ...siteEn }],
])('every sentence of %s that bends has all its forms, and no other braces are left open', (language, wanted, sentences) => {
  for (const [key, sentence] of Object.entries(sentences)) {
    for (const [, list = ''] of sentence.matchAll(/, plural,((?: \w+ \{[^{}]*\})+)\}/g))
      expect([key, [...list.matchAll(/(\w+) \{/g)].map(([, form]) => form)]).toEqual([key, wanted]);
    expect([key, fill(language, sentence, { count: 3 })]).toEqual([key, expect.not.stringContaining('plural')]);
  }
});
