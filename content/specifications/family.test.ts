import { expect, test } from 'vitest';
import { familyKind, inFamilyOrder } from './family.ts';

test.each([
  [
    'near',
    [
      { 'pixel-pitch': [0.9], 'viewing-distance': [0.9] },
      { 'viewing-distance': [1.8], body: [[650, 1930, 35]] },
    ],
  ],
  ['far', [{ 'viewing-distance': [6] }, { 'viewing-distance': [32], transparency: [60] }]],
  ['see-through', [{ 'viewing-distance': [6], transparency: [90] }, {}]],
  ['sizes', [{ 'viewing-distance': [1.3], body: [[2546, 1432, 35]] }, { body: [[580, 1600, 62]] }]],
  [undefined, [{}, { brightness: [800] }]],
] as const)('a family is chosen by what its products say: %s', (kind, products) => {
  expect(familyKind(products)).toBe(kind);
});

test('each kind of family begins with what it is chosen by, and nothing gets lost', () => {
  const parts = [
    { own: 'family' },
    ...['sub-category-cards', 'sub-category-slides', 'sub-category-tiles', 'sub-category-questions'].map((name) => ({ name })),
  ];
  const begins = (kind: Parameters<typeof inFamilyOrder>[1]) =>
    inFamilyOrder(parts, kind).map((part) => ('own' in part ? part.own : part.name.replace('sub-category-', '')));
  expect(begins('near')).toEqual(['family', 'cards', 'slides', 'tiles', 'questions']);
  expect(begins('far')).toEqual(['slides', 'cards', 'family', 'tiles', 'questions']);
  expect(begins('see-through')).toEqual(['tiles', 'slides', 'cards', 'family', 'questions']);
  expect(begins('sizes')).toEqual(['family', 'tiles', 'slides', 'cards', 'questions']);
  expect(begins(undefined)).toEqual(['family', 'cards', 'slides', 'tiles', 'questions']);
});
