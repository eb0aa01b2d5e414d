import { expect, test } from 'vitest';
import { allCollections } from '#content/index.ts';
import { ENGINES } from './postgres.ts';
import { collectionsOn, shapeOf, testedCollections, traitsOf } from './shapes.ts';

const [one] = allCollections;

test('collections that differ in words alone have one shape', () => {
  const renamed = { ...one!, name: 'other', path: 'other', label: { en: 'Other', ar: 'أخرى' }, edited: { at: '/other' } };
  expect(shapeOf(renamed)).toBe(shapeOf(one!));
  const fields = Object.fromEntries(Object.entries(one!.fields).map(([name, field]) => [`${name}x`, field]));
  expect(shapeOf({ ...one!, fields })).toBe(shapeOf(one!));
});

test('whatever the engine treats otherwise is another shape', () => {
  const changes = [
    { parent: 'parents' },
    { maxPerParent: 7 },
    { allRequiredTogether: !one!.allRequiredTogether },
    { calls: { ...one!.calls, encoding: 'json' as const } },
    { fields: Object.fromEntries(Object.entries(one!.fields).slice(1)) },
  ];
  for (const change of changes) expect(shapeOf({ ...one!, ...change })).not.toBe(shapeOf(one!));
});

test('every shape is tested, and every kind of field with it', () => {
  const tested = testedCollections();
  expect(new Set(tested.map(shapeOf))).toEqual(new Set(allCollections.map(shapeOf)));
  const kindsOf = (collections: typeof tested) =>
    new Set(collections.flatMap(({ fields }) => Object.values(fields).map(({ kind }) => kind)));
  expect(kindsOf(tested)).toEqual(kindsOf(allCollections));
});

test('whatever any collection has is tried on both databases', () => {
  const traits = new Set(allCollections.flatMap(traitsOf));
  for (const engine of ENGINES) expect(new Set(collectionsOn(engine).flatMap(traitsOf))).toEqual(traits);
  expect(collectionsOn('sqlite')).toEqual(allCollections);
});
