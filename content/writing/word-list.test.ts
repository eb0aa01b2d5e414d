import { expect, test } from 'vitest';
import { deviations, termsFrom, wordPatterns, wordsIn } from './word-list.ts';

const patterns = wordPatterns(
  termsFrom([
    { en: { term: 'pixel pitch', never: 'dot pitch' }, ar: { term: 'تباعد البكسلات', never: 'فجوة البكسل' } },
    { en: { term: 'form', never: 'paper form' }, ar: { term: 'نموذج', never: 'قسيمة' } },
    { en: { term: 'LED screen, LED wall', never: '' }, ar: { term: 'شاشة LED، جدار LED', never: 'شاشة مضيئة' } },
    { en: { term: 'C++ kit', never: 'a.b' }, ar: { term: 'عدّة', never: '' } },
  ]),
);

test('a word that is not used is found with what Arabic writes before it, and keeps that', () => {
  expect(deviations('املأ القسيمة، وقسيمة ثانية', 'ar', patterns)).toMatchObject([
    { says: 'القسيمة', instead: 'النموذج', start: 5 },
    { says: 'وقسيمة', instead: 'ونموذج' },
  ]);
  expect(deviations('قسيمتنا', 'ar', patterns)).toEqual([]);
});

test('several forms are told, not chosen for anybody', () => {
  expect(deviations('هذه شاشة مضيئة', 'ar', patterns)).toMatchObject([{ term: 'شاشة LED، جدار LED', instead: undefined }]);
});

test('in English words count whole, and a sentence keeps its capital', () => {
  expect(deviations('Dot pitch of 2 mm, not polkadot pitches', 'en', patterns)).toMatchObject([
    { says: 'Dot pitch', instead: 'Pixel pitch' },
  ]);
  expect(deviations('axb', 'en', patterns)).toEqual([]);
});

test('words are separated by commas of either language', () => {
  expect(wordsIn(' سوق، mall, مركز\n')).toEqual(['سوق', 'mall', 'مركز']);
});
