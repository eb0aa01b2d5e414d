import { expect, test } from 'vitest';
import { areValuesOf } from './define.ts';
import { emptyDocument, filesOf, isEmpty, readDocument, readOwn, writeField, type Document } from './document.ts';
import { flag } from './fields/flag.ts';
import { icon } from './fields/icon.ts';
import { image } from './fields/image.ts';
import { list } from './fields/list.ts';
import { text } from './fields/text.ts';

const fields = {
  title: text(),
  code: text({ shared: true }),
  active: flag({ initial: 1 }),
  picture: image(),
  sizes: list(text()),
  icons: list(icon()),
  features: list({ name: text(), value: flag(), picture: image() }),
};

function document(parts: Partial<Document>): Document {
  return { ...emptyDocument(), ...parts };
}

test('a field nobody filled in reads as its empty value', () => {
  const { values, fallback } = readDocument(fields, emptyDocument(), 'ar');
  expect(values).toEqual({ title: '', code: '', active: 1, picture: '', sizes: [], icons: [], features: [] });
  expect(fallback).toEqual([]);
});

test('a text the language lacks is taken from the other one and named as such', () => {
  const only = document({ en: { title: 'Wall' } });
  expect(readDocument(fields, only, 'en')).toMatchObject({ values: { title: 'Wall' }, fallback: [] });
  expect(readDocument(fields, only, 'ar')).toMatchObject({ values: { title: 'Wall' }, fallback: ['title'] });
});

test('what an older model kept under the name of a field is not taken for its value', () => {
  const older = document({
    shared: { code: 7, active: 'yes', picture: ['a.jpg'], features: [{ value: 'on', picture: 'a.jpg' }], icons: [1, 'sun'] },
    en: { title: ['Wall'], features: [{ name: { text: 'Bright' } }] },
  });
  expect(readDocument(fields, older, 'en').values).toEqual({
    title: '',
    code: '',
    active: 1,
    picture: '',
    sizes: [],
    icons: ['', 'sun'],
    features: [{ name: '', value: null, picture: 'a.jpg' }],
  });
  const read = readDocument(fields, older, 'en').values;
  expect([areValuesOf({ fields }, read), areValuesOf({ fields }, { ...read, code: 7 }), areValuesOf({ fields }, {})]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the editor's view borrows nothing", () => {
  const only = document({ en: { title: 'Wall', sizes: ['P1'] }, shared: { code: 'X' } });
  expect(readOwn(fields, only, 'ar')).toMatchObject({ title: '', code: 'X', sizes: [] });
});

test('the shared file serves both languages unless Arabic has a copy of its own', () => {
  const both = document({ shared: { picture: 'a.jpg' }, ar: { picture: 'b.jpg' } });
  expect(readDocument(fields, both, 'en').values['picture']).toBe('a.jpg');
  expect(readDocument(fields, both, 'ar').values['picture']).toBe('b.jpg');
  expect(readDocument(fields, document({ shared: { picture: 'a.jpg' } }), 'ar').values['picture']).toBe('a.jpg');
});

test('rows are matched by their place: words cell by cell, the rest shared', () => {
  const rows = document({
    shared: { features: [{ value: 1, picture: 'a.jpg' }, { value: 0 }], icons: ['tv', 'sun'] },
    en: { features: [{ name: 'Bright' }, { name: 'Quiet' }], sizes: ['Small', 'Large'] },
    ar: { features: [{ name: 'ساطعة', picture: 'b.jpg' }], sizes: ['صغير'] },
  });
  expect(readDocument(fields, rows, 'ar')).toMatchObject({
    values: {
      features: [
        { name: 'ساطعة', value: 1, picture: 'b.jpg' },
        { name: 'Quiet', value: 0, picture: '' },
      ],
      sizes: ['صغير', 'Large'],
      icons: ['tv', 'sun'],
    },
    fallback: ['sizes', 'features'],
  });
});

test('a value is written where it belongs, and the other language keeps its words', () => {
  const partial = document({ ar: { title: 'جدار' } });
  writeField(fields.title, partial, 'title', 'en', 'Wall');
  writeField(fields.code, partial, 'code', 'en', 'X');
  writeField(fields.picture, partial, 'picture', 'ar', 'a.jpg');
  expect(partial).toEqual({ shared: { code: 'X', picture: 'a.jpg' }, en: { title: 'Wall' }, ar: { title: 'جدار' } });
});

test('a written list splits into what is shared and what is of the language, and cuts the other language to its length', () => {
  const partial = document({ ar: { features: [{ name: 'واحد' }, { name: 'اثنان' }] } });
  writeField(fields.features, partial, 'features', 'en', [{ name: 'One', value: 1 }]);
  expect(partial).toEqual({
    shared: { features: [{ value: 1, picture: '' }] },
    en: { features: [{ name: 'One' }] },
    ar: { features: [{ name: 'واحد' }] },
  });
  writeField(fields.icons, partial, 'icons', 'en', ['tv']);
  expect(partial.shared['icons']).toEqual(['tv']);
});

test('every file of a document is found, the Arabic copies and those in rows too', () => {
  const files = document({
    shared: { picture: 'a.jpg', features: [{ picture: 'c.jpg' }, { picture: '' }] },
    ar: { picture: 'b.jpg', features: [{ picture: 'd.jpg' }] },
  });
  expect(filesOf(fields, files)).toEqual([
    { field: 'picture', file: 'a.jpg' },
    { field: 'picture', file: 'b.jpg' },
    { field: 'features', file: 'c.jpg' },
    { field: 'features', file: 'd.jpg' },
  ]);
});

test('zero is a value, an empty list is none', () => {
  expect([0, 'a', ['a'], false].map(isEmpty)).toEqual([false, false, false, false]);
  expect([undefined, null, '', []].map(isEmpty)).toEqual([true, true, true, true]);
});
