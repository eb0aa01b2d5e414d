import { expect, test } from 'vitest';
import { fullDocument } from '#test/rig/full-document.ts';
import { cellsOf, labelOf, rowCount, textsOf } from './cells.ts';
import { allCollections } from './index.ts';
import type { Document } from './document.ts';
import { flag } from './fields/flag.ts';
import { image } from './fields/image.ts';
import { list } from './fields/list.ts';
import { text } from './fields/text.ts';

const fields = {
  title: text(),
  image: image(),
  active: flag({ initial: 1 }),
  sizes: list(text()),
  features: list({ title: text(), image: image() }),
};

const document: Document = {
  shared: { image: 'a.jpg', features: [{ image: 'b.jpg' }] },
  en: { title: 'Wall', sizes: ['Small'], features: [{ title: 'Bright' }] },
  ar: { title: 'جدار', sizes: ['صغير', 'كبير'] },
};

function columns(rowCounts?: Record<string, number>) {
  return cellsOf(fields, document, rowCounts).map(({ column }) => column);
}

test('a document is taken apart into single values: words per language, a file with its Arabic copy, rows one by one', () => {
  expect(columns()).toEqual([
    'title.en',
    'title.ar',
    'image',
    'image.ar',
    'active',
    'sizes.1.en',
    'sizes.1.ar',
    'sizes.2.en',
    'sizes.2.ar',
    'features.1.title.en',
    'features.1.title.ar',
    'features.1.image',
    'features.1.image.ar',
  ]);
});

test('a caller may ask for more rows than there are', () => {
  expect(columns({ sizes: 0, features: 2 }).filter((column) => /\.2|sizes/.test(column))).toEqual([
    'features.2.title.en',
    'features.2.title.ar',
    'features.2.image',
    'features.2.image.ar',
  ]);
});

test('each cell has its value and a label people can read', () => {
  const cells = new Map(cellsOf(fields, document).map((cell) => [cell.column, cell]));
  expect(cells.get('active')).toMatchObject({ value: 1, language: undefined });
  expect(cells.get('title.ar')).toMatchObject({ value: 'جدار', language: 'ar' });
  expect(cells.get('sizes.2.en')).toMatchObject({ value: '' });
  expect(cells.get('features.1.image')).toMatchObject({ value: 'b.jpg', label: { en: 'Features 1: Image', ar: 'الخصائص 1: الصورة' } });
});

test('a label of its own goes before the one of its name, and a name without any is its own label', () => {
  expect(labelOf('title', text({ label: { en: 'Name', ar: 'الاسم' } })).en).toBe('Name');
  expect(labelOf('title', text()).en).toBe('Title');
  expect(labelOf('unheard_of', text())).toEqual({ en: 'unheard_of', ar: 'unheard_of' });
});

test('a list has as many rows as its longest language', () => {
  expect([rowCount(document, 'sizes'), rowCount(document, 'features'), rowCount(document, 'title')]).toEqual([2, 1, 0]);
});

test.each(allCollections)('the words of $name are those of its cells', ({ fields: declared }) => {
  const files = { shared: 'a.jpg', ar: 'b.jpg' };
  const whole = fullDocument(declared, { image: files, video: files, pdf: files });
  const cells = cellsOf(declared, whole).flatMap(({ value }) => (typeof value === 'string' && value !== '' ? [value] : []));
  expect(textsOf(declared, whole).toSorted()).toEqual(cells.toSorted());
});
