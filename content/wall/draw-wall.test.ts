import { expect, test } from 'vitest';
import { typed } from '#demo/specifications.ts';
import { drawWall } from './draw-wall.ts';
import { writeSvg } from './write-svg.ts';

const fine = typed({ cabinet: '600 × 337.5 × 45', 'cabinet-pixels': '480 × 270', service: 'front' }).specifications;
const finest = typed({ cabinet: '600 × 337.5 × 39', 'cabinet-pixels': '640 × 360', service: 'front' }).specifications;
const ribbon = typed({ cabinet: '960 × 960 × 130', 'cabinet-pixels': '96 × 96', service: 'back' }).specifications;
const tile = typed({ cabinet: '320 × 160 × 8.6', 'cabinet-pixels': '160 × 80', service: 'front' }).specifications;

const WALLS = [
  ['6 × 6', fine, { columns: 6, rows: 6 }],
  ['16 × 9', finest, { columns: 16, rows: 9 }],
  ['100 × 1', ribbon, { columns: 100, rows: 1 }],
  ['60 × 40', ribbon, { columns: 60, rows: 40 }],
  ['1 × 1', tile, { columns: 1, rows: 1 }],
] as const;
/** What a phone of 390 px leaves a drawing, in px. */
const PHONE = 310;
/** As wide as a letter is on average, of its size. */
const LETTER = 0.55;

test.each(WALLS)('a wall of %s fits a phone whole, with words one can read that do not touch the edge', (_name, specifications, counts) => {
  for (const language of ['ar', 'en'] as const) {
    const { width, shapes } = drawWall(specifications, counts, language, 'narrow')!;
    const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
    const small = texts.filter(({ layer, size }) => layer === 'text' && (size / width) * PHONE < 6);
    const least = Math.min(...texts.filter(({ isUpright }) => !isUpright).map(({ size, layer }) => (layer === 'text' ? size : Infinity)));
    const reaches = texts.map(({ at: [x], size, text, isUpright }) => {
      const half = isUpright ? size : (text.length * size * LETTER) / 2;
      return x - half >= 0 && x + half <= width;
    });
    expect([small.map(({ text }) => text), (least / width) * PHONE > 10, reaches.every(Boolean)]).toEqual([[], true, true]);
  }
});

test('numbers of the cable do not lie over each other, and where there are too many some are left out', () => {
  for (const [, specifications, counts] of WALLS) {
    const { shapes } = drawWall(specifications, counts, 'en', 'narrow')!;
    const numbers = shapes.flatMap((shape) => (shape.kind === 'text' && shape.layer === 'cable' ? [shape] : []));
    const near = numbers.flatMap(({ at, size }, index) =>
      numbers.slice(index + 1).filter((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < size * 1.5),
    );
    expect([numbers.length > 0 && numbers.length <= 32, near.length]).toEqual([true, 0]);
  }
});

test('a file has all numbers and letters of its own size; a page can have its letters smaller', () => {
  const file = writeSvg(drawWall(finest, { columns: 16, rows: 9 }, 'ar')!, 'file');
  expect(file).toContain('>72<');
  expect(file).not.toContain('1em');
  expect(writeSvg(drawWall(finest, { columns: 16, rows: 9 }, 'ar', 'narrow')!, 'page')).toContain('font-size="1em"');
});

test('read in both languages, a drawing has its words in each and units that both know', () => {
  for (const language of ['ar', 'en'] as const) {
    const { shapes, height } = drawWall(ribbon, { columns: 4, rows: 3 }, language, 'both')!;
    const texts = shapes.flatMap((shape) => (shape.kind === 'text' && shape.layer === 'text' ? [shape] : []));
    const words = texts.map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['Front', 'من الأمام', 'Side', 'من الجانب', 'service · صيانة', '3,840 mm', '1.70 m']));
    expect(words.filter((text) => /[\d.] \p{Script=Arabic}/u.test(text))).toEqual([]);
    expect(texts.every(({ at: [, y] }) => y < height)).toBe(true);
    expect(writeSvg({ shapes, height, width: 1, direction: 'rtl' }, 'paper', { font: 'Geist', line: 1 })).toContain('>3,840 mm<');
  }
});
