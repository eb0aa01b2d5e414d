import { expect, test } from 'vitest';
import { countLinks, holdsPhoneNumber } from './suspicious-text.ts';
import { findWatchedWord } from './watched-words.ts';
import { proves } from '#test/requirements/proves.ts';

const WATCHED = ['casino', 'quick loan', 'قمار', 'قرض فوري'];

test.each([
  'CASINO tonight',
  'best casinooooo',
  'c a s i n o',
  'c.a.s.i.n.o',
  'ca\u200bsi-no',
  'a quick   loans offer',
  'القمار',
  'قـــمار',
  'قمااااار',
  'ق م ا ر',
  'قِمَار',
  'والقمار حرام',
  'قروض؟ قرض فورى',
])('4-22: “%s” holds a watched word', (text) => {
  proves('4-22');
  expect(findWatchedWord(text, WATCHED)).toBeDefined();
});

test.each(['رقم ارسال الطلب', 'أقمار صناعية', 'quick answer, loan desk', 'a wall for the lobby', 'شاشة عرض للمقر', ''])(
  '4-22: “%s” does not',
  (text) => {
    proves('4-22');
    expect(findWatchedWord(text, WATCHED)).toBeUndefined();
  },
);

test('4-22: links are counted with and without their beginning, addresses of people are not', () => {
  proves('4-22');
  expect(countLinks('see https://a.example/x and www.b.example, also cheap-pills.com')).toBe(3);
  expect(countLinks('write to sara@company.com about P2.5 at 10.30')).toBe(0);
});

test('4-22: phone numbers are seen in any digits and grouping', () => {
  proves('4-22');
  expect(holdsPhoneNumber('call +966 50 000 0000')).toBe(true);
  expect(holdsPhoneNumber('اتصل ٠٥٠-٠٠٠-٠٠٠٠')).toBe(true);
  expect(holdsPhoneNumber('a 55 inch wall for 2026, 12 pieces')).toBe(false);
});

test('a word of three letters is found where they stand apart, and two letters alone are none', () => {
  expect(findWatchedWord('b e t now', ['bet'])).toBe('bet');
  expect(findWatchedWord('a b now', ['ab'])).toBeUndefined();
});
