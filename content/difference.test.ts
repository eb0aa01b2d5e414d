import { expect, test } from 'vitest';
import { differencesOf, publishedDifferences, readable } from './difference.ts';
import { emptyDocument, type Document } from './document.ts';
import { choice } from './fields/choice.ts';
import { flag } from './fields/flag.ts';
import { list } from './fields/list.ts';
import { text } from './fields/text.ts';

const fields = {
  title: text(),
  active: flag({ states: { on: { en: 'White', ar: 'أبيض' }, off: { en: 'Black', ar: 'أسود' } } }),
  color: choice({ red: { en: 'Red', ar: 'أحمر' }, blue: { en: 'Blue', ar: 'أزرق' } }),
  sizes: list(text()),
};

function document(parts: Partial<Document>): Document {
  return { ...emptyDocument(), ...parts };
}

test('only what changed is told, in words people read', () => {
  const before = document({ shared: { active: 1, color: 'red' }, en: { title: 'Wall' }, ar: { title: 'جدار' } });
  const after = document({ shared: { active: 0, color: 'blue' }, en: { title: 'Big wall' }, ar: { title: 'جدار' } });
  expect(differencesOf(fields, before, after).map(({ column, before: was, after: is }) => [column, was.en, is.ar])).toEqual([
    ['title.en', 'Wall', 'Big wall'],
    ['active', 'White', 'أسود'],
    ['color', 'Red', 'أزرق'],
  ]);
});

test('the first version tells everything that is filled in', () => {
  const first = document({ shared: { active: 1 }, en: { title: 'Wall' } });
  expect(differencesOf(fields, undefined, first).map(({ column }) => column)).toEqual(['title.en', 'active']);
});

test('a row that was taken away is told with what it said', () => {
  const before = document({ en: { sizes: ['Small', 'Large'] } });
  const after = document({ en: { sizes: ['Small'] } });
  expect(differencesOf(fields, before, after)).toMatchObject([
    { column: 'sizes.2.en', before: { en: 'Large' }, after: { en: '' }, language: 'en' },
  ]);
});

test('beginning and ceasing to be shown is told per language', () => {
  expect(publishedDifferences({ en: true, ar: true }, { en: true, ar: false })).toMatchObject([
    { column: 'published.ar', before: { en: 'Yes' }, after: { en: 'No' } },
  ]);
  expect(publishedDifferences(undefined, { en: true, ar: false })).toEqual([]);
});

test('a choice that no longer exists is told by its key', () => {
  expect(readable(fields.color, 'green')).toEqual({ en: 'green', ar: 'green' });
  expect(readable(fields.active, null)).toEqual({ en: '', ar: '' });
});

test('that visitors of a language see a record from now on is told, and that they do no longer', () => {
  const seen = (en: boolean, ar: boolean) => ({ en, ar });
  const told = (before: Record<'en' | 'ar', boolean>, after: Record<'en' | 'ar', boolean>) =>
    publishedDifferences(before, after).map(({ column, before: was, after: is }) => [column, was.en, is.en]);
  expect(told(seen(false, true), seen(true, false))).toEqual([
    ['published.en', 'No', 'Yes'],
    ['published.ar', 'Yes', 'No'],
  ]);
  expect(told(seen(true, false), seen(true, false))).toEqual([]);
});
