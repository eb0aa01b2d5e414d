import { expect, test } from 'vitest';
import { plainCalls, singleCalls, sliderCalls } from './calls.ts';
import { checkCollection, checkModel } from './check.ts';
import { type Collection, defineCollection, defineSettings } from './define.ts';
import { choice } from './fields/choice.ts';
import { flag } from './fields/flag.ts';
import { image } from './fields/image.ts';
import { list } from './fields/list.ts';
import { text } from './fields/text.ts';

const label = { en: 'Partners', ar: 'الشركاء' };
const right = {
  name: 'partners',
  path: 'partners',
  label,
  calls: plainCalls,
  titleField: 'title' as const,
  fields: { title: text() },
  edited: { at: '/dashboard/partners' },
  shown: { page: 'about' as const, section: label },
};

test('a right declaration is taken as it is', () => {
  expect(defineCollection(right)).toMatchObject({ name: 'partners', saved: 'item', aliases: [], maxPerParent: undefined });
});

test.each<[string, Partial<Collection>, string]>([
  ['a name in capitals', { name: 'Partners' }, 'content model: Partners: the name must be in kebab-case'],
  ['a path with a slash', { path: '/partners' }, 'content model: partners: the path "/partners" must be lower-case letters'],
  [
    'a label without Arabic',
    { label: { en: 'Partners', ar: 'Partners' } },
    'content model: partners: the Arabic label has no Arabic letters',
  ],
  ['a label without English', { label: { en: ' ', ar: 'الشركاء' } }, 'content model: partners: the English label is empty'],
  ['a limit without a parent', { maxPerParent: 3 }, 'content model: partners: maxPerParent needs a parent'],
  ['a list by parent without one', { calls: singleCalls }, 'content model: partners: a list by parent needs a parent'],
  ['a title that is no field', { titleField: 'name' }, 'content model: partners.name: titleField names no field'],
  ['a switch that is no flag', { shownWhile: 'title' }, 'content model: partners.title: shownWhile must name a flag'],
  ['another name of no field', { fieldAliases: { path: 'link' } }, 'content model: partners.link: fieldAliases names no field'],
  [
    'a field in camel case',
    { fields: { title: text(), bigTitle: text() } },
    'content model: partners.bigTitle: the name must be in snake_case',
  ],
  ['a reserved field', { fields: { title: text(), version: text() } }, 'content model: partners.version: the name is reserved'],
  [
    'a field that ends like a language',
    { fields: { title: text(), name_ar: text() } },
    'content model: partners.name_ar: the name is reserved',
  ],
  [
    'a field without a label',
    { fields: { title: text(), motto: text() } },
    'content model: partners.motto: it has no label, neither its own nor in labels.ts',
  ],
  ['a text without room', { fields: { title: text({ max: 0 }) } }, 'content model: partners.title: max must be at least 1'],
  [
    'a choice of one',
    { fields: { title: text(), color: choice({ red: label }) } },
    'content model: partners.color: a choice needs two options',
  ],
  [
    'files in rows without a singular',
    { fields: { title: text(), images: list({ image: image() }) } },
    'content model: partners.images: a list with files needs a singular name',
  ],
  [
    'files as JSON',
    { calls: sliderCalls, fields: { title: text(), image: image() } },
    'content model: partners: files cannot be sent as JSON',
  ],
])('%s stops the start and says where it is', (_what, wrong, message) => {
  const declared: Collection = { ...defineCollection(right), ...wrong };
  expect(() => checkCollection(declared)).toThrow(new Error(message));
});

test('what names a switch is a flag', () => {
  expect(() => defineCollection({ ...right, fields: { title: text(), active: flag() }, shownWhile: 'active' })).not.toThrow();
});

test('settings are checked like collections', () => {
  expect(() => defineSettings({ name: 'office', public: true, label, fields: { id: text() } })).toThrow(
    new Error('content model: office.id: the name is reserved'),
  );
});

test('names and paths are given once, and parents exist', () => {
  const partners = defineCollection(right);
  const named = defineCollection({ ...right, path: 'others' });
  const placed = defineCollection({ ...right, name: 'others', aliases: ['others'] });
  const orphan = defineCollection({ ...right, name: 'orphans', path: 'orphans', parent: 'nobody' });
  expect(() => checkModel([partners, named], [])).toThrow('partners: "partners" is taken by partners');
  expect(() => checkModel([partners, placed], [])).toThrow('others: "/partners" is taken by partners');
  expect(() => checkModel([orphan], [])).toThrow('orphans: its parent "nobody" does not exist');
  const office = defineSettings({ name: 'office', public: true, label, fields: { title: text() } });
  expect(() => checkModel([], [office, office])).toThrow('office: two settings groups have this name');
});
