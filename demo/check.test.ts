import * as z from 'zod';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanRichText } from '#content/clean-html.ts';
import { isEmpty, LANGUAGES, readOwn, type Document, type Language } from '#content/document.ts';
import { fileKindOf, type FileKind } from '#content/fields/file-endings.ts';
import { MEGABYTE } from '#content/fields/megabyte.ts';
import type { AnyField, Fields } from '#content/fields/kinds.ts';
import { isScalar } from '#content/fields/list.ts';
import { PAGES } from '#content/pages.ts';
import { comments, posts } from './content/community.ts';
import { demoDocuments } from './documents/list.ts';
import { documentOf, mediaOf, type AnyDemoValues } from './document.ts';
import { pathOf, readCatalogue } from './media.ts';
import { demoRecords, demoSettingsValues } from './records.ts';

type Item = { at: string; name: string; fields: Fields; values: AnyDemoValues };
type Value = { at: string; field: AnyField; value: unknown };

const content = demoRecords();
const records: Item[] = content.flatMap(({ collection: { name, fields }, records: own }) =>
  own.map((values) => ({ at: `${name}/${values.id}`, name, fields, values })),
);
const settings: Item[] = demoSettingsValues().map(({ group: { name, fields }, values }) => ({
  at: `settings/${name}`,
  name,
  fields,
  values,
}));
const everything = [...records, ...settings];
const catalogue = readCatalogue();

const PICTURE_BUDGET = 0.5 * MEGABYTE;
const BUDGETS: Record<FileKind, number> = { image: PICTURE_BUDGET, video: 6 * MEGABYTE, pdf: 2 * MEGABYTE };
const ARABIC = /[\u0621-\u064a]/;

/** A well-formed stored name, so that the schemas can judge a record before its files exist. */
function documentIn({ values }: Item): Document {
  return documentOf(values, (path) => `${'a'.repeat(24)}.${path.split('.').at(-1)}`);
}

/** Every single value of a record in one language, the cells of lists included. */
function valuesOf(item: Item, language: Language): Value[] {
  const own = readOwn(item.fields, documentIn(item), language);
  return Object.entries(item.fields).flatMap(([name, field]): Value[] => {
    const at = `${item.at}.${name} (${language})`;
    if (field.kind !== 'list') return [{ at, field, value: own[name] }];
    const cells = isScalar(field.item) ? [['', field.item] as const] : Object.entries(field.item);
    const rows = own[name] as (Record<string, unknown> | string)[];
    return rows.flatMap((row, index) =>
      cells.map(([key, cell]) => ({
        at: `${at}[${index}]${key}`,
        field: cell as AnyField,
        value: typeof row === 'object' ? row[key] : row,
      })),
    );
  });
}

function texts(item: Item, language: Language): { at: string; text: string }[] {
  return valuesOf(item, language).flatMap(({ at, field, value }) =>
    field.slot === 'localized' ? [{ at, text: String(value ?? '') }] : [],
  );
}

function linksOf(item: Item): { at: string; link: string }[] {
  return valuesOf(item, 'en').flatMap(({ at, field, value }) => (field.kind === 'link' && value ? [{ at, link: String(value) }] : []));
}

test('every collection has a record, and the families have their promised sizes', () => {
  const sizes = Object.fromEntries(content.map(({ collection, records: own }) => [collection.name, own.length]));
  expect(Object.entries(sizes).flatMap(([name, size]) => (size === 0 ? [name] : []))).toEqual([]);
  expect(sizes).toMatchObject({
    categories: 6,
    'sub-categories': 14,
    products: 30,
    projects: 8,
    blogs: 5,
    'client-logos': 24,
    'project-crew': 10,
  });
  expect(sizes['product-banners']).toBe(7);
  expect(sizes['project-grid']).toBe(5);
});

test('every category has seven tiles, every blog four sections, and every section of a product has its pages, two products all nine', () => {
  const parentsOf = (name: string) =>
    Map.groupBy(content.find(({ collection }) => collection.name === name)?.records ?? [], ({ parent }) => parent);
  expect([...parentsOf('category-tiles').values()].map((own) => own.length)).toEqual(Array.from({ length: 6 }, () => 7));
  expect([...parentsOf('blog-sections').values()].map((own) => own.length)).toEqual(Array.from({ length: 5 }, () => 4));
  const sections = ['cards', 'rows', 'films', 'headlines', 'slides', 'media', 'questions', 'tickets', 'videos'].map((name) =>
    parentsOf(`product-${name}`),
  );
  const complete = Array.from({ length: 30 }, (_, index) => index + 1).filter((id) => sections.every((parents) => parents.has(id)));
  expect(complete.length).toBeGreaterThanOrEqual(2);
  expect(sections.filter((parents) => parents.size < 2)).toEqual([]);
  expect(content.find(({ collection }) => collection.name === 'products')?.records.find(({ id }) => id === 15)?.en['name']).toBe(
    'GlowMate',
  );
});

test('every value passes the schema of its field, and nothing required is missing', () => {
  const problems = everything.flatMap((item) => {
    const document = documentIn(item);
    return LANGUAGES.flatMap((language) => {
      const own = readOwn(item.fields, document, language);
      return Object.entries(item.fields).flatMap(([name, field]) => {
        const { success } = z.safeParse(field.schema, own[name]);
        return success && !(field.required && isEmpty(own[name])) ? [] : [`${item.at}.${name} (${language})`];
      });
    });
  });
  expect(problems).toEqual([]);
});

test('a text that exists in one language exists in the other, each in its own script', () => {
  const problems = everything.flatMap((item) => {
    const arabic = texts(item, 'ar');
    return texts(item, 'en').flatMap(({ at, text: en }, index) => {
      const ar = arabic[index]?.text ?? '';
      const isName = en === ar && en.length <= 40; // a model's name is the same in both
      if (!en && !ar) return [];
      if (item.name === 'word-list') return []; // names and words that are not used differ by language
      return en && ar && !ARABIC.test(en) && (ARABIC.test(ar) || isName) ? [] : [at];
    });
  });
  expect(problems).toEqual([]);
});

test('lists have as many rows in Arabic as in English', () => {
  const count = (item: Item, language: Language) => valuesOf(item, language).length;
  expect(everything.filter((item) => count(item, 'en') !== count(item, 'ar')).map(({ at }) => at)).toEqual([]);
});

test('numbers are the same in both languages, in Latin digits', () => {
  const numbersIn = (text: string) => (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).toSorted();
  const problems = everything.flatMap((item) => {
    const arabic = texts(item, 'ar');
    return texts(item, 'en').flatMap(({ at, text }, index) => {
      const [en, ar] = [numbersIn(text), numbersIn(arabic[index]?.text ?? '')];
      return en.join(' ') === ar.join(' ') && !/[\u0660-\u0669]/.test(arabic[index]?.text ?? '')
        ? []
        : [`${at}: ${en.join(' ')} | ${ar.join(' ')}`];
    });
  });
  expect(problems).toEqual([]);
});

test('ranges are written in words in Arabic', () => {
  // The return policy was given to us word for word.
  const own = everything.filter(({ name }) => name !== 'policies');
  const dashed = own
    .flatMap((item) => texts(item, 'ar'))
    .filter(({ at, text }) => /\d\s?[–-]\s?\d/.test(text) && !/phone|whatsapp/.test(at));
  expect(dashed.map(({ at, text }) => `${at}: ${text.slice(0, 80)}`)).toEqual([]);
});

test('no filler, no shouting, no markup that cleaning would take away', () => {
  const community = [
    ...comments.map(({ text }) => text),
    ...posts.flatMap((post) => [post.content, ...post.comments.map(({ text }) => text)]),
  ];
  const all = [
    ...everything.flatMap((item) => LANGUAGES.flatMap((language) => texts(item, language))),
    ...community.map((text) => ({ at: 'community', text })),
  ];
  const isBad = (text: string) =>
    /lorem|ipsum|dolor sit|to be done|tbd|xxx/i.test(text) ||
    /[!\u2014]/.test(text) ||
    cleanRichText(text) !== text ||
    text !== text.normalize('NFC').trim();
  expect(all.flatMap(({ at, text }) => (isBad(text) ? [`${at}: ${text.slice(0, 60)}`] : []))).toEqual([]);
});

test('children belong to records that exist', () => {
  const ids = new Map(content.map(({ collection, records: own }) => [collection.name, new Set(own.map(({ id }) => id))]));
  const problems = content.flatMap(({ collection, records: own }) =>
    own.flatMap(({ id, parent }) =>
      (collection.parent ? ids.get(collection.parent)?.has(parent) : parent === 0) ? [] : [`${collection.name}/${id}`],
    ),
  );
  expect(problems).toEqual([]);
  expect(comments.filter(({ section }) => !ids.get('blog-sections')?.has(section))).toEqual([]);
});

test('every link leads somewhere', () => {
  const ids = new Map(content.map(({ collection, records: own }) => [collection.name, new Set(own.map(({ id }) => id))]));
  const owners = { 'one-category': 'categories', 'sub-category': 'sub-categories', product: 'products', project: 'projects' };
  const leads = (link: string) => {
    if (!link.startsWith('/'))
      return /^https:\/\/(?:[a-z0-9-]+\.)*(?:example\.com|openstreetmap\.org)\//.test(link) || link === '0' || link === '1';
    const { pathname, searchParams } = new URL(link, 'https://example.com');
    const [, page = '', id] = pathname.split('/');
    if (id !== undefined) return ids.get(owners[page as keyof typeof owners])?.has(Number(id)) ?? false;
    const blog = searchParams.get('blog');
    return (Object.values(PAGES) as string[]).includes(pathname) && (blog === null || (ids.get('blogs')?.has(Number(blog)) ?? false));
  };
  expect(everything.flatMap(linksOf).flatMap(({ at, link }) => (leads(link) ? [] : [`${at}: ${link}`]))).toEqual([]);
});

test('cards whose link ends in their title lead to pages that have a name in their address', () => {
  const named = new Set(['home-cards', 'body-slides', 'product-banners', 'side-blogs', 'category-links', 'sub-category-products']);
  const links = records.filter(({ name }) => named.has(name)).flatMap(linksOf);
  expect(links.filter(({ link }) => !/^\/(?:one-category|sub-category|product|project)\/\d+$/.test(link))).toEqual([]);
});

test('every icon is one of the icon font', () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('bootstrap-icons/package.json')), 'icons');
  const icons = everything.flatMap((item) => valuesOf(item, 'en')).filter(({ field }) => field.kind === 'icon');
  expect(
    icons.flatMap(({ at, value }) => (!value || existsSync(join(folder, `${String(value)}.svg`)) ? [] : [`${at}: ${String(value)}`])),
  ).toEqual([]);
});

test('every file suits its field', () => {
  const files = everything
    .flatMap((item) => LANGUAGES.flatMap((language) => valuesOf(item, language)))
    .filter(({ field }) => field.slot === 'file');
  const suits = ({ field, value }: Value) => !value || ('accepts' in field && field.accepts.includes(fileKindOf(String(value))!));
  expect(files.filter((file) => !suits(file)).map(({ at }) => at)).toEqual([]);
});

test('no picture, film or document is missing', () => {
  const wanted = new Set(everything.flatMap(({ values }) => mediaOf(values)));
  const made = new Set(demoDocuments().map(({ file }) => file));
  const used = [...wanted, ...catalogue.map(({ file }) => file)].filter((file) => !made.has(file));
  expect(used.filter((file) => !existsSync(pathOf(file)))).toEqual([]);
});

test('every picture and film is described in both languages', () => {
  expect(catalogue.filter(({ alt }) => !alt.en.trim() || !ARABIC.test(alt.ar)).map(({ file }) => file)).toEqual([]);
  const described = new Set(catalogue.map(({ file }) => file));
  const shown = new Set(everything.flatMap(({ values }) => mediaOf(values)).filter((file) => fileKindOf(file) !== 'pdf'));
  expect([...shown].filter((file) => !described.has(file))).toEqual([]);
});

test('media keep to their budgets', () => {
  const named = [...catalogue.map(({ file }) => file), ...everything.flatMap(({ values }) => mediaOf(values))];
  const files = [...new Set(named)].filter((file) => fileKindOf(file) && existsSync(pathOf(file)));
  const sized = files.map((file) => ({ file, size: statSync(pathOf(file)).size }));
  expect(sized.flatMap(({ file, size }) => (size > BUDGETS[fileKindOf(file)!] ? [`${file}: ${size}`] : []))).toEqual([]);
});
