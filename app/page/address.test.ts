import { expect, test } from 'vitest';
import { inLanguage, languageOf, plainPath } from './address.ts';

test('only /en and what lies under it is English', () => {
  expect(['/en', '/en/about', '/en.data'].map(languageOf)).toEqual(['en', 'en', 'en']);
  expect(['/', '/about', '/english', '/product/3/en'].map(languageOf)).toEqual(['ar', 'ar', 'ar', 'ar']);
});

test('changing the language twice returns to the same place', () => {
  for (const path of ['/', '/about', '/product/15/GlowMate', '/our-community?blog=a&section=b#c']) {
    const english = inLanguage(path, 'en');
    expect(languageOf(english.split('?')[0]!)).toBe('en');
    expect(inLanguage(plainPath(english), 'ar')).toBe(path);
  }
});
