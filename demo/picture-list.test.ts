import { expect, test } from 'vitest';
import { LANGUAGES } from '#content/document.ts';
import { isRecord } from '#content/known.ts';
import { productPages } from './content/product-pages.ts';
import { readCatalogue, type MediaItem } from './media.ts';
import { pairOf, shownPictures, signedPairs, type Shown } from './picture-list.ts';

const seen = new Map(readCatalogue().map((item) => [item.file, item.seen ?? []]));
const shown = shownPictures();

test('every place names what must be seen in its picture, and it is seen in it', () => {
  const untrue = shown.flatMap((one) => {
    const missing = one.shows.split(', ').filter((noun) => !seen.get(one.file)?.includes(noun));
    return missing.length > 0 ? [`${one.origin}: ${missing.join(', ')} in ${one.file}`] : [];
  });
  expect(untrue).toEqual([]);
});

test('every pair of picture and place was looked at and signed', () => {
  const signed = signedPairs();
  expect(signed.map(({ pair }) => pair)).toEqual(shown.map(pairOf));
  expect(signed.filter(({ judged }) => !/^\d{4}-\d\d-\d\d$/.test(judged))).toEqual([]);
});

test('no still and no film lies in the folder for nobody to see', () => {
  const inArabic = (file: string) => file.replace(/-en(?=\.\w+$)/, '');
  const inSight = new Set(shown.map(({ file }) => inArabic(file)));
  const pictures = readCatalogue().filter(({ file }) => /^(?:images|films)\/.*\.(?:jpg|mp4)$/.test(file));
  const posters = new Set(pictures.flatMap(({ poster }) => poster ?? []));
  expect(pictures.map(({ file }) => file).filter((file) => !inSight.has(inArabic(file)) && !posters.has(file))).toEqual([]);
});

/** Drawn wider than tall: an upright picture would lose the head and the foot of what it shows. */
const WIDE_ORIGINS =
  /^(?:products|product-banners|category-(?:tiles|cards|products|questions)|sub-category-(?:tiles|cards|questions)|product-(?:cards|media|questions)) .*(?:image|icon)$/;

test('an upright picture fills a wide place only where no wide one shows the same', () => {
  const pictures = readCatalogue().filter(({ file }) => file.endsWith('.jpg'));
  const isUpright = ({ width = 0, height = 0 }: MediaItem) => width < height;
  expect(pictures.filter(isUpright).length).toBeGreaterThan(10);
  expect(pictures.every(({ width }) => width)).toBe(true);
  const cut = shown.flatMap(({ file, origin, shows }) => {
    const own = pictures.find((picture) => picture.file === file);
    if (!WIDE_ORIGINS.test(origin) || !own || !isUpright(own)) return [];
    const wide = pictures.find((other) => !isUpright(other) && shows.split(', ').every((noun) => other.seen?.includes(noun)));
    return wide ? [`${origin}: ${file}, where ${wide.file} is wide`] : [];
  });
  expect(cut).toEqual([]);
});

const NOON = /\bnoon\b|\b(?:full|direct) sun\b|afternoon|ظهيرة|ظهرًا|تحت الشمس|الشمس المباشرة/;
const DAY = /\bsun\b|by day|شمس|نهارًا/;
const NIGHT = /\bnight|\bdusk\b|sunset|after dark|midnight|after the last prayer|evenings|ليل|غروب|العشاء|المساء/;

/** The words right beside a picture, of a list those of its row: an article says more than its picture can show. */
function captionsOf({ values, origin }: Shown): string[] {
  const [, list = '', row = ''] = / (\w+) (\d+)$/.exec(origin) ?? [];
  return LANGUAGES.map((language) => {
    const rows = values[language][list];
    const own: unknown = Array.isArray(rows) ? rows[Number(row) - 1] : values[language];
    return Object.values(isRecord(own) ? own : {})
      .filter((value) => typeof value === 'string' && value.length < 160)
      .join('. ');
  });
}

test('what is said to happen at noon is not shown at night, nor the other way round', () => {
  const contradicts = (caption: string, time: readonly string[]) =>
    time.includes('noon')
      ? NIGHT.test(caption) && !NOON.test(caption) && !DAY.test(caption) && !/برنامج المساء/.test(caption)
      : (time.includes('dusk') || time.includes('night')) && NOON.test(caption) && !NIGHT.test(caption);
  const wrong = shown.flatMap((one) =>
    captionsOf(one).flatMap((caption) =>
      contradicts(caption, seen.get(one.file) ?? []) ? [`${one.origin}: ${caption} | ${one.file}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});

/** Where the sun shines on what is sold, or past it through the glass. */
const BY_DAY = ['outdoors-sun', 'outdoors-shade', 'facade', 'roadside', 'perimeter', 'window'];

test('what is sold for daylight is seen in daylight', () => {
  const unseen = productPages.flatMap(({ product }) => {
    const { image, banner } = product.files ?? {};
    const light = [image, banner].flatMap((one) => (isRecord(one) ? (seen.get(String(one['file'])) ?? []) : []));
    const isForDay = product.shared.specifications.suits?.some((origin) => BY_DAY.includes(String(origin))) ?? false;
    return isForDay && !light.some((noun) => ['noon', 'daylight', 'morning'].includes(noun)) ? [product.en.name] : [];
  });
  expect(unseen).toEqual([]);
});

const CROWD = /\bcrowd|\broar\b|\bguests\b|\bgoal falls\b|\bkick-off\b|\bevening match\b|جمهور|هتاف|ضيف|مباراة المساء/;
/** What has not begun yet is told before empty seats. */
const BEFORE = /^(?:Before|The trial)\b|^(?:قبل|تجربة) /;

test('where words tell of a crowd, they are not shown empty seats', () => {
  const wrong = shown.flatMap((one) =>
    captionsOf(one).flatMap((caption) =>
      seen.get(one.file)?.includes('empty stands') && CROWD.test(caption) && !BEFORE.test(caption) ? [`${one.origin}: ${caption}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});

/** Nobody takes one of these for another. */
const PLACES = ['majlis', 'courtyard', 'control room', 'boardroom', 'living room', 'maps'];

test('a place that a title or a description of the picture names is the one to be seen', () => {
  const wrong = shown.flatMap(({ file, origin, values: { en } }) => {
    const words = [en['title'], ...(origin.startsWith('project-media') ? [en['text']] : [])].join(' ').toLowerCase();
    const missing = PLACES.filter((place) => words.includes(place) && !seen.get(file)?.includes(place));
    return missing.length > 0 ? [`${origin}: ${missing.join(', ')} in ${file}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('two neighbours of a list are not shown the same picture', () => {
  const rows = shown.filter(({ origin }) => / (?:icon|image)$/.test(origin));
  const listOf = ({ origin }: Shown) => /^\S+(?: \d+)?/.exec(origin)?.[0];
  const twins = rows.filter((row, index) => {
    const before = rows[index - 1];
    return before && listOf(before) === listOf(row) && before.file === row.file;
  });
  expect(twins.map(({ origin, file }) => `${origin}: ${file}`)).toEqual([]);
});
