import { expect, test } from 'vitest';
import { products } from './collections/products.ts';
import type { Document } from './document.ts';
import { overwrittenIn } from './overwritten.ts';

const SUITS = { first: ['classroom', 'meeting-room'], byBoxes: ['meeting-room', 'classroom'] };

function version(copies: readonly string[], files: readonly string[] = ['a.png', 'b.png'], suits = SUITS.first): Document {
  return {
    shared: { features: files.map((image) => ({ image })), specifications: { suits } },
    en: {},
    ar: { features: files.map((_, row) => ({ title: `ت ${row}`, ...(copies[row] && { image: copies[row] }) })) },
  };
}

function mended(versions: readonly Document[], now: Document): Document {
  const document = structuredClone(now);
  for (const { mend } of overwrittenIn(products.fields, versions, now)) mend(document);
  return document;
}

test('Arabic files of rows that a save took away come back, also to rows that moved since', () => {
  const whole = version(['a-ar.png', 'b-ar.png']);
  const lost = version([]);
  expect(mended([whole, lost], lost).ar).toEqual(whole.ar);
  const moved = version([], ['b.png', 'c.png', 'a.png']);
  expect(mended([whole, lost, moved], moved).ar['features']).toEqual([
    { title: 'ت 0', image: 'b-ar.png' },
    { title: 'ت 1' },
    { title: 'ت 2', image: 'a-ar.png' },
  ]);
});

test('what was never there, and what is still there, is left alone', () => {
  expect(overwrittenIn(products.fields, [version([]), version([])], version([]))).toEqual([]);
  const now = version(['new.png', '']);
  expect(overwrittenIn(products.fields, [version(['old.png', '']), now], now)).toEqual([]);
});

test('choices that fell into the order of their boxes get the first place back, and others are somebody’s decision', () => {
  const now = version([], [], SUITS.byBoxes);
  expect(mended([version([], []), now], now).shared['specifications']).toEqual({ suits: SUITS.first });
  expect(overwrittenIn(products.fields, [now, version([], [])], version([], []))).toEqual([]);
  const grown = version([], [], ['meeting-room', 'classroom', 'home']);
  expect(overwrittenIn(products.fields, [version([], []), grown], grown)).toEqual([]);
});

test('of several Arabic files a row had, the last one comes back', () => {
  const lost = version([]);
  expect(mended([version(['old-ar.png']), version(['new-ar.png']), lost], lost).ar['features']).toMatchObject([
    { image: 'new-ar.png' },
    {},
  ]);
});
