import { expect, test } from 'vitest';
import { LANGUAGES } from '#content/document.ts';
import { DRAWN_FROM } from '#content/drawings.ts';
import { checkClaims, compareNumbers, type NamedProduct } from '#content/specifications/guard.ts';
import { SPECIFICATION_NAMES, type Specifications } from '#content/specifications/kinds.ts';
import { miscounted, numberFor, sidesFor } from '#content/specifications/values.ts';
import { productPages } from './content/product-pages.ts';
import type { ProductSection } from './content/product-page.ts';
import { subCategoryPages } from './content/sub-category-pages.ts';
import { categoryPages } from './content/category-pages.ts';
import type { Story } from './story.ts';

const SECTIONS: readonly ProductSection[] = ['cards', 'rows', 'films', 'headlines', 'slides', 'media', 'tickets', 'videos', 'questions'];

const products = productPages.map(({ product }) => ({
  id: product.id,
  names: LANGUAGES.map((language) => product[language].name ?? ''),
  specifications: product.shared.specifications,
}));

function others(id: number): NamedProduct[] {
  return products.filter((product) => product.id !== id);
}

function textsOf(story: Story): [string, string] {
  return [`${story.en.title}. ${story.en.text}`, `${story.ar.title}. ${story.ar.text}`];
}

function findingsOf(id: number, specifications: Specifications, [en, ar]: readonly [string, string]): string[] {
  const mismatch = compareNumbers(en, ar);
  return [
    ...(mismatch ? [`${id}: ${en} | ${mismatch.en.join(' ')} / ${mismatch.ar.join(' ')}`] : []),
    ...[en, ar].flatMap((text) =>
      checkClaims(text, specifications, others(id)).map((claim) => `${id}: ${claim.text} (${claim.kinds.join(', ')}): ${text}`),
    ),
  ];
}

test('no text of a product page contradicts the specifications of its product', () => {
  const findings = productPages.flatMap((page) => {
    const { id, en, ar, shared } = page.product;
    const own = [en, ar].map(({ name, headline, description, features, seo_title, seo_description }) =>
      [name, headline, description, ...(features ?? []).map(({ title }) => title), seo_title, seo_description].join('. '),
    ) as [string, string];
    const texts = [own, ...SECTIONS.flatMap((section) => (page[section] ?? []).map(textsOf))];
    return texts.flatMap((pair) => findingsOf(id, shared.specifications, pair));
  });
  expect(findings).toEqual([]);
});

test('a big figure is said by the sentence beside it, in both languages', () => {
  const silent = productPages.flatMap((page) =>
    [...page.rows, ...(page.films ?? [])].flatMap(({ en, ar }) =>
      [en, ar].flatMap(({ figure = '', title = '', text = '' }) => {
        const [number = ''] = /^[A-Z]*[\d.,×: ]*\d/.exec(figure) ?? [];
        return `${title} ${text}`.includes(number) ? [] : [`${page.product.id}: ${figure} | ${title}`];
      }),
    ),
  );
  expect(silent).toEqual([]);
});

test('no text elsewhere contradicts the product it links to', () => {
  const stories = [
    ...subCategoryPages.flatMap(({ cards, slides, tiles, tickets, questions }) => [cards, slides, tiles, tickets, questions].flat()),
    ...categoryPages.flatMap(({ tiles, products: shown }) => [...tiles, ...shown]),
  ];
  const numbersOf = (said: object) =>
    Object.values(said)
      .flat()
      .map((value: unknown) => (typeof value === 'string' ? value : Object.values(value as object).join(' ')))
      .join('. ');
  const findings = stories.flatMap((story) => {
    const id = Number(/^\/product\/(\d+)/.exec(story.shared?.path ?? '')?.[1]);
    const product = products.find((one) => one.id === id);
    return product ? findingsOf(id, product.specifications, [numbersOf(story.en), numbersOf(story.ar)]) : [];
  });
  expect(findings).toEqual([]);
});

test('the specifications of every product agree with each other', () => {
  const problems = products.flatMap(({ id, specifications }) => {
    const found: string[] = miscounted(specifications).map((name) => `${id}: ${name} has not one value per size`);
    const sizes = specifications.sizes ?? [undefined];
    for (const [index, inches] of sizes.entries()) {
      const pitch = numberFor(specifications, 'pixel-pitch', index);
      const vertical = numberFor(specifications, 'pixel-pitch-vertical') ?? pitch;
      const [size, pixels] = [
        sidesFor(specifications, 'cabinet') ?? sidesFor(specifications, 'picture-size', index),
        sidesFor(specifications, 'cabinet-pixels') ?? sidesFor(specifications, 'resolution', index),
      ];
      if (pitch && vertical && size && pixels) {
        const [wide, high] = [pixels[0]! * pitch, pixels[1]! * vertical];
        if (Math.abs(wide - size[0]!) / size[0]! > 0.004 || Math.abs(high - size[1]!) / size[1]! > 0.004)
          found.push(`${id}: ${pixels.join(' × ')} pixels of ${pitch} mm are not ${size.join(' × ')} mm`);
      }
      const picture = sidesFor(specifications, 'picture-size', index);
      if (typeof inches === 'number' && picture && Math.abs(Math.hypot(picture[0]!, picture[1]!) / 25.4 - inches) > 1)
        found.push(`${id}: a picture of ${picture.join(' × ')} mm is not ${inches} inches`);
      const body = sidesFor(specifications, 'body', index);
      if (body && picture && (body[0]! < picture[0]! || body[1]! < picture[1]!)) found.push(`${id}: the picture is larger than the body`);
      for (const [average, greatest] of [
        ['power-average', 'power-greatest'],
        ['area-power-average', 'area-power-greatest'],
      ] as const)
        if ((numberFor(specifications, average, index) ?? 0) > (numberFor(specifications, greatest, index) ?? 0))
          found.push(`${id}: ${average} is above ${greatest}`);
      const distance = numberFor(specifications, 'viewing-distance', index);
      if (pitch && vertical && distance && Math.abs(distance - Math.max(pitch, vertical)) / distance > 0.06)
        found.push(`${id}: ${distance} m is not one metre per millimetre of pitch`);
    }
    return found;
  });
  expect(problems).toEqual([]);
});

test('every product says what a buyer asks first', () => {
  const FIRST = ['brightness', 'viewing-angle-horizontal', 'mounting', 'suits', 'temperature', 'lead-time', 'life', 'warranty'] as const;
  const oneOf = [
    ['cabinet', 'body'],
    ['cabinet-weight', 'weight'],
    ['area-power-average', 'power-average'],
    ['area-power-greatest', 'power-greatest'],
    ['area-price-from-sa', 'price-from-sa'],
    ['area-price-from-ae', 'price-from-ae'],
    ['cabinet-pixels', 'resolution'],
  ] as const;
  const missing = products.flatMap(({ id, specifications }) => [
    ...FIRST.filter((name) => !specifications[name]).map((name) => `${id}: ${name}`),
    ...oneOf.filter((names) => !names.some((name) => specifications[name])).map((names) => `${id}: ${names.join(' or ')}`),
  ]);
  expect(missing).toEqual([]);
  const unused = SPECIFICATION_NAMES.filter((name) => !products.some(({ specifications }) => specifications[name]));
  expect(unused).toEqual([]);
});

test('every drawing a product asks for can be drawn from its specifications', () => {
  const empty = productPages.flatMap((page) =>
    SECTIONS.flatMap((section) => page[section] ?? []).flatMap(({ shared, en }) => {
      const needs = shared?.drawing ? DRAWN_FROM[shared.drawing] : [];
      return needs.length === 0 || needs.some((name) => page.product.shared.specifications[name])
        ? []
        : [`${page.product.en.name}: ${en.title} without ${needs.join(' or ')}`];
    }),
  );
  expect(empty).toEqual([]);
});

/** Every text of a product's page, and those elsewhere that link to it. */
function textsAbout(id: number): string[] {
  const page = productPages.find(({ product }) => product.id === id);
  const own = page ? SECTIONS.flatMap((section) => page[section] ?? []) : [];
  const elsewhere = subCategoryPages.flatMap(({ cards, slides, tiles, tickets, questions }) =>
    [cards, slides, tiles, tickets, questions].flat(),
  );
  const linked = elsewhere.filter((story) => story.shared?.path === `/product/${id}`);
  const claims = page
    ? [page.product.en, page.product.ar].flatMap(({ headline = '', description = '', features }) => [
        headline,
        description,
        ...(features ?? []).map(({ title }) => title ?? ''),
      ])
    : [];
  return [...claims, ...[...own, ...linked].flatMap(textsOf)];
}

const WIND = /(?:wind|gusts|calculated|storms|ريح|رياح|الرياح|هبّات|محسوب)[^.|]{0,60}?(\d+) (?:km\/h|كم\/س)/giu;
const HUNG =
  /(?:[Hh]ung|on the wall|[Uu]p)[^.|,]{0,20}? in (half a|a|one|two|three|\d+) days?|(?:تُعلَّق|يُعلَّق|تُركَّب)[^.|،]{0,30}? في (نصف يوم|يومين|يوم|ثلاثة أيام|\d+ أيام)/gu;
const DAYS: Readonly<Record<string, number>> = {
  'half a': 0.5,
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  'نصف يوم': 0.5,
  يوم: 1,
  يومين: 2,
  'ثلاثة أيام': 3,
};

test('wind and days of installation are the same wherever a product is spoken of, and a speed is never a length', () => {
  const findings = products.flatMap(({ id }) => {
    const texts = textsAbout(id);
    const said = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, en, ar]) => en ?? ar ?? ''));
    const wind = new Set(said(WIND));
    const days = new Set(said(HUNG).map((value) => DAYS[value] ?? Number.parseInt(value, 10)));
    const lengths = texts.filter((text) => [...wind].some((speed) => new RegExp(`\\b${speed} (?:km|كم)(?!/)`).test(text)));
    return [
      ...(wind.size > 1 ? [`${id}: wind of ${[...wind].join(' and ')} km/h`] : []),
      ...(days.size > 1 ? [`${id}: hung in ${[...days].join(' and ')} days`] : []),
      ...lengths.map((text) => `${id}: ${text}`),
    ];
  });
  expect(findings).toEqual([]);
});
