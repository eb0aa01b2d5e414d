import { expect, expectTypeOf, test } from 'vitest';
import { plainCalls } from './calls.ts';
import { checkCollection, checkModel } from './check.ts';
import { type Collection, defineCollection } from './define.ts';
import { icon } from './fields/icon.ts';
import { image } from './fields/image.ts';
import { link } from './fields/link.ts';
import { list } from './fields/list.ts';
import { text } from './fields/text.ts';
import { allCollections } from './index.ts';
import { orderSections } from './sections.ts';
import type { Look, ShownLook } from './shown.ts';

const label = { en: 'Partners', ar: 'الشركاء' };
const fields = {
  name: text(),
  code: text({ shared: true, label }),
  logo: image({ label }),
  path: link(),
  icons: list(icon()),
  sizes: list(text()),
};

const base = { name: 'partners', path: 'partners', label, calls: plainCalls, edited: { at: '/dashboard/partners' } };
const partners: Collection = defineCollection({
  ...base,
  titleField: 'name',
  fields,
  shown: { page: 'about', section: label, look: 'cards', from: { title: 'name', picture: 'logo', link: 'path' } },
});

function shownAs(look: Partial<ShownLook>): Collection {
  return { ...partners, looks: [{ ...partners.looks[0]!, ...look }] };
}

test('a look is filled up with what the collection leaves out', () => {
  expect(partners.looks).toEqual([
    {
      page: 'about',
      look: 'cards',
      from: { title: 'name', picture: 'logo', link: 'path' },
      heading: undefined,
      tone: undefined,
      area: 'main',
      most: undefined,
      options: { layout: 'wide' },
      texts: {},
    },
  ]);
});

test('a field of the same name fills a place, if it is of its kind', () => {
  const named = { title: text(), text: image(), link: link() };
  const { looks } = defineCollection({
    ...base,
    titleField: 'title',
    fields: named,
    shown: { page: 'about', section: label, look: 'cards' },
  });
  expect(looks[0]?.from).toEqual({ title: 'title', link: 'link' });
});

test('the compiler refuses a look whose fields a collection does not have', () => {
  type Fits<Given> = Given extends Look<typeof fields> ? true : false;
  expectTypeOf<Fits<{ look: 'cards'; from: { title: 'name' } }>>().toEqualTypeOf<true>();
  expectTypeOf<Fits<{ look: 'people'; from: { title: 'name'; group: 'path' } }>>().toEqualTypeOf<true>();
  expectTypeOf<Fits<{ look: 'cards' }>>().toEqualTypeOf<false>();
  expectTypeOf<Fits<{ look: 'cards'; from: { title: 'logo' } }>>().toEqualTypeOf<false>();
  expectTypeOf<Fits<{ look: 'cards'; from: { title: 'code' } }>>().toEqualTypeOf<false>();
  expectTypeOf<Fits<{ look: 'videos'; from: { title: 'name'; film: 'logo' } }>>().toEqualTypeOf<false>();
  expectTypeOf<Fits<{ look: 'columns'; from: { title: 'name'; icons: 'sizes' } }>>().toEqualTypeOf<false>();
  expectTypeOf<Fits<{ look: 'cards'; from: { title: 'name' }; layout: 'round' }>>().toEqualTypeOf<false>();
});

test.each<[string, Partial<ShownLook>, string]>([
  ['a place nothing fills', { from: { picture: 'logo' } }, 'content model: partners: the look "cards" needs a field for its title'],
  [
    'a field that does not exist',
    { from: { title: 'title' } },
    'content model: partners.title: it cannot be the title of the look "cards"',
  ],
  ['a field of another kind', { from: { title: 'logo' } }, 'content model: partners.logo: it cannot be the title of the look "cards"'],
  [
    'a place the look does not have',
    { from: { title: 'name', film: 'logo' } },
    'content model: partners.logo: the look "cards" has no film',
  ],
  [
    'rows of another kind',
    { look: 'columns', from: { title: 'name', icons: 'sizes' }, options: {} },
    'content model: partners.sizes: it cannot be the icons of the look "columns"',
  ],
  [
    'a page records do not have',
    { from: { title: 'name', link: 'id' } },
    'content model: partners.id: its records have no page of their own to lead to',
  ],
  ['an option nobody draws', { options: { layout: 'round' } }, 'content model: partners: the look "cards" has no layout "round"'],
])('%s stops the start and says where it is', (_what, wrong, message) => {
  expect(() => checkCollection(shownAs(wrong))).toThrow(new Error(message));
});

test('a picture or a film may stand where either may, a link or a choice where a code does', () => {
  expect(() => checkCollection(shownAs({ look: 'cover', from: { title: 'name', picture: 'logo' }, options: {} }))).not.toThrow();
  const groups = { look: 'people', from: { title: 'name', group: 'path' }, options: { layout: 'rows' } } as const;
  expect(() => checkCollection(shownAs(groups))).not.toThrow();
});

test('a page that shows no sections, or is about something else, is refused', () => {
  const others = allCollections;
  expect(() => checkModel([...others, shownAs({ page: 'contact' })], [])).toThrow(
    'partners: the page "contact" shows no sections, see sections.ts',
  );
  const child = { ...shownAs({ page: 'product' }), parent: 'categories' };
  expect(() => checkModel([...others, child], [])).toThrow(
    'partners: its records belong to categories, which the page "product" is not about',
  );
  const without = others.filter(({ name }) => name !== 'side-blogs');
  expect(() => checkModel(without, [])).toThrow('side-blogs: sections.ts has it on the page "community", where it is not shown');
});

test('a collection the order of a page does not name comes after the last one it does', () => {
  const named = (page: 'product' | 'about') =>
    orderSections(page, [...allCollections, shownAs({ page })]).map((section) =>
      'own' in section ? section.own : section.collection.name,
    );
  expect(named('about').slice(0, 3)).toEqual(['proof', 'team-members', 'client-logos']);
  expect(named('about').at(-1)).toBe('partners');
  expect(named('product').slice(-3)).toEqual(['partners', 'related', 'inquiry']);
});
