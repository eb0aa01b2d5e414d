import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { LOCALES } from '#i18n/locales.ts';

/** Run by hand after changing the list: `node app/ui/fonts/subset.ts`. The results are kept in the repository. */
const SOURCES = join(import.meta.dirname, '../../../node_modules/@fontsource-variable');
const FACES = [
  {
    source: 'readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    name: 'readex-pro-arabic.woff2',
    ranges: [
      [0x20],
      [0x21, 0x2f],
      [0x3a, 0x3f],
      [0x60c],
      [0x61b],
      [0x61f],
      [0x621, 0x63a],
      [0x640, 0x652],
      [0x660, 0x66d],
      [0x670],
      [0x671],
      [0xab],
      [0xbb],
      [0x2013, 0x2014],
      [0x2026],
      [0x200c, 0x200f],
    ],
  },
  {
    source: 'geist/files/geist-latin-wght-normal.woff2',
    name: 'geist-latin.woff2',
    ranges: [
      [0x20, 0x7e],
      [0xa0],
      [0xa9],
      [0xab],
      [0xae],
      [0xb0, 0xb3],
      [0xb5],
      [0xb7],
      [0xbb],
      [0xc0, 0xff],
      [0x2010, 0x2014],
      [0x2018, 0x201e],
      [0x2022],
      [0x2026],
      [0x2032, 0x2033],
      [0x20ac],
      [0x2122],
      [0x2190, 0x2193],
      [0x2212],
      [0x2215],
    ],
  },
] as const;

/** Printed documents have fixed weights as TrueType, which is all that the typesetter reads. */
const PRINTED = join(import.meta.dirname, '../../../api/typesetting/fonts');
const PRINTED_WEIGHTS = [400, 600];
/** People are called what they are called: a document names them with every letter our typefaces have. */
const PRINTED_FACES = [
  { source: 'readex-pro/files/readex-pro-arabic-wght-normal.woff2', name: 'readex-pro-arabic', range: [0x20, 0x6ff] },
  { source: 'geist/files/geist-latin-wght-normal.woff2', name: 'geist-latin', range: [0x20, 0x2215] },
  { source: 'geist/files/geist-latin-ext-wght-normal.woff2', name: 'geist-latin-ext', range: [0x20, 0x24f] },
] as const;

/** The one Arabic word of an English page: its link to Arabic. The whole typeface would be a tenth of what a first visit loads. */
const WORD = {
  source: 'readex-pro/files/readex-pro-arabic-wght-normal.woff2',
  name: 'readex-pro-word.woff2',
  text: LOCALES.ar.localName,
  weight: 500,
};

for (const { source, name, ranges } of FACES) {
  const text = ranges
    .map(([first, last = first]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)))
    .join('');
  const font = await subsetFont(await readFile(join(SOURCES, source)), text, { targetFormat: 'woff2' });
  await writeFile(join(import.meta.dirname, name), font);
  process.stdout.write(`${name} ${font.length}\n`);
}

const word = await subsetFont(await readFile(join(SOURCES, WORD.source)), WORD.text, {
  targetFormat: 'woff2',
  variationAxes: { wght: WORD.weight },
});
await writeFile(join(import.meta.dirname, WORD.name), word);
process.stdout.write(`${WORD.name} ${word.length}\n`);

for (const { source, name, range } of PRINTED_FACES) {
  const [first, last] = range;
  const text = String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
  for (const weight of PRINTED_WEIGHTS) {
    const font = await subsetFont(await readFile(join(SOURCES, source)), text, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    await writeFile(join(PRINTED, `${name}-${weight}.ttf`), font);
    process.stdout.write(`${name}-${weight}.ttf ${font.length}\n`);
  }
}
