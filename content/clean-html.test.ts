import { expect, test } from 'vitest';
import { cleanRichText } from './clean-html.ts';

test.each([
  ['<a href="https://example.com" onclick="go()">x</a>', '<a href="https://example.com" rel="noopener">x</a>'],
  ['<a href="/en/about">x</a>', '<a href="/en/about" rel="noopener">x</a>'],
  ['<a href="//elsewhere.example">x</a>', '<a rel="noopener">x</a>'],
  ['<a href="java\nscript:go()">x</a>', '<a rel="noopener">x</a>'],
  ['<p style="position:fixed" dir="rtl">x<script>go()</script></p>', '<p dir="rtl">x</p>'],
  ['1 < 2 & **bold**', '1 < 2 & **bold**'],
])('of %s stays %s', (typed, kept) => {
  expect(cleanRichText(typed)).toBe(kept);
});
