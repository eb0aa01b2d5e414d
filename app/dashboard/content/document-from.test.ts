import { expect, test } from 'vitest';
import { documentFrom, withDraft, withTexts } from './document-from.ts';
import type { FieldView, InputView } from './views.ts';

const common = {
  label: '',
  help: '',
  isRequired: false,
  empty: '',
  isLong: false,
  max: undefined,
  min: undefined,
  options: [],
  accepts: [],
  isNeededToAdd: false,
};
const input = (name: string, kind: InputView['kind'], slot: InputView['slot']): InputView => ({
  ...common,
  name,
  kind,
  slot,
  input: 'text',
});
const rows = (name: string, cells: readonly InputView[]): FieldView => ({
  ...common,
  name,
  kind: 'list',
  slot: 'list',
  cells,
  maxItems: 9,
});

test('what a form held is drawn again, each value in its place', () => {
  const fields = [
    input('title', 'text', 'localized'),
    input('active', 'flag', 'shared'),
    input('price', 'number', 'shared'),
    input('image', 'image', 'file'),
    rows('features', [input('title', 'text', 'localized'), input('image', 'image', 'file')]),
    rows('sizes', [input('', 'text', 'shared')]),
  ];
  const values = {
    title_en: 'Half',
    title_ar: 'نصف',
    active: '0',
    price: '12.5',
    image: 'a.png',
    image_ar: '',
    features_en: [{ title: 'One', image: 'b.png' }],
    features_ar: [{ title: 'واحد', image: 'b.png', image_ar: 'b-ar.png' }],
    sizes_en: ['43', '55'],
    sizes_ar: ['43', '55'],
  };
  expect(documentFrom(values, fields)).toEqual({
    shared: { active: '0', price: 12.5, image: 'a.png', features: [{ title: 'One', image: 'b.png' }], sizes: ['43', '55'] },
    en: { title: 'Half', features: [{ title: 'One', image: 'b.png' }], sizes: ['43', '55'] },
    ar: { title: 'نصف', image: '', features: [{ title: 'واحد', image: 'b-ar.png' }], sizes: ['43', '55'] },
  });
});

test('a copy of another shape than the form of today draws what fits', () => {
  const fields = [input('title', 'text', 'localized'), input('price', 'number', 'shared'), rows('sizes', [input('', 'text', 'shared')])];
  const drawn = documentFrom({ title_en: 4, price: 'much', sizes_en: 'odd', gone: 'x' }, fields);
  expect(drawn).toEqual({ shared: { price: 'much', sizes: [] }, en: { title: '', sizes: [] }, ar: { title: '', sizes: [] } });
});

test('a translator’s copy brings back the own texts and nothing else', () => {
  const fields = [input('title', 'text', 'localized'), input('image', 'image', 'file')];
  const drawn = { shared: { image: 'a.png' }, en: { title: 'Saved' }, ar: { title: 'محفوظ', image: 'b.png' } };
  expect(withTexts(drawn, { title_ar: 'جديد', image: 'x.png' }, fields, ['ar'])).toEqual({
    shared: { image: 'a.png' },
    en: { title: 'Saved' },
    ar: { title: 'جديد', image: 'b.png' },
  });
});

test('a draft is drawn over what is published: what it names as it was typed, right or wrong, and nothing else', () => {
  const fields = [
    input('title', 'text', 'localized'),
    input('price', 'number', 'shared'),
    input('image', 'image', 'file'),
    rows('sizes', [input('', 'text', 'shared')]),
  ];
  const published = { shared: { price: 4, image: 'a.png', sizes: ['43'] }, en: { title: 'Old' }, ar: { title: 'قديم', image: 'b.png' } };
  const drawn = withDraft(published, { title_ar: 'جديد', price: 'much', sizes_en: ['43', '55'] }, fields);
  expect(drawn).toEqual({
    shared: { price: 'much', image: 'a.png', sizes: ['43', '55'] },
    en: { title: 'Old', sizes: ['43', '55'] },
    ar: { title: 'جديد', image: 'b.png' },
  });
});
