import type { Item } from '#api/content/present.ts';
import { documentTexts } from '#api/typesetting/document-texts.ts';
import type { Sheet } from '#api/typesetting/sheet.ts';
import type { collections } from '#content/index.ts';
import { drawWall } from '#content/wall/draw-wall.ts';
import { figuresOf, type WallFigures } from '#content/wall/figures.ts';
import type { Counts } from '#content/wall/snap.ts';
import { writeSvg } from '#content/wall/write-svg.ts';
import { numberFormat } from '#i18n/formats.ts';
import { advisorAr } from '#i18n/messages/site/advisor.ar.ts';
import { advisorEn } from '#i18n/messages/site/advisor.en.ts';
import { wallAr } from '#i18n/messages/site/wall.ar.ts';
import { wallEn } from '#i18n/messages/site/wall.en.ts';
import { fill, type Language } from '#i18n/translate.ts';
import { writeDay } from '#i18n/write-day.ts';

/** The sentences of the page that plans walls: paper says the same as the screen. */
const SENTENCES = { en: { ...wallEn, ...advisorEn }, ar: { ...wallAr, ...advisorAr } };
type Say = (key: keyof typeof SENTENCES.en, values?: Readonly<Record<string, string | number>>) => string;
type Row = [label: string, value: string];

type Facts = { product: Item<typeof collections.products>; counts: Counts; day: string; company: Sheet['data']['company'] };

/** So many of its thinnest lines fit side by side into the width of a drawing on A4. */
const LINES_ACROSS = 640;

/** A wall of so many cabinets with all that somebody builds it by; nothing for a product that is no wall. It names no price. */
export function wallSheet(language: Language, { product, counts, day, company }: Facts): Sheet | undefined {
  const figures = figuresOf(product.specifications, counts);
  const drawing = drawWall(product.specifications, counts, language);
  if (!figures || !drawing) return undefined;
  const t = documentTexts(language);
  const say: Say = (key, values = {}) => fill(language, SENTENCES[language][key], values);
  const paper = { font: 'Geist, Readex Pro', line: drawing.width / LINES_ACROSS };
  return {
    template: 'wall',
    data: {
      language,
      title: say('site.wall.named', { name: product.name, ...counts }),
      day,
      company,
      foot: t('documents.asOf', { day: writeDay(day, language) }),
      words: { kind: t('documents.wall.kind'), caption: say('site.wall.caption'), careful: say('site.wall.careful') },
      rows: rowsOf(figures, say, language),
      drawing: 'wall.svg',
    },
    pictures: { 'wall.svg': Buffer.from(writeSvg(drawing, product.name, paper)) },
  };
}

function rowsOf(figures: WallFigures, say: Say, language: Language): Row[] {
  const { wall, columns, rows, cabinet, area, inches, distances, structure, circuits, outputs, processor, service, depth, spares } =
    figures;
  const { weight, power, pixels } = wall;
  const ltr = (text: string) => (language === 'ar' ? `\u2066${text}\u2069` : text);
  const pair = (first: string, second: string) => ltr(`${first} × ${second}`);
  const range = (from: number, to: number) => (from === to ? figure(from, 0) : ltr(`${figure(from, 0)}–${figure(to, 0)}`));
  const metres = (value: number) => say('site.wall.metres', { value: figure(value) });
  const watts = (value: number) =>
    value < 1000 ? say('site.advisor.watts', { value: figure(value, 0) }) : say('site.advisor.kilowatts', { value: figure(value / 1000) });
  const lines: (Row | undefined)[] = [
    [
      say('site.wall.fact.size'),
      say('site.wall.sizeValue', {
        size: say('site.wall.metres', { value: pair(figure(wall.width / 1000, 4), figure(wall.height / 1000, 4)) }),
        area: figure(area, 4),
        inches: figure(inches, 0),
      }),
    ],
    [
      say('site.advisor.fact.cabinets'),
      say('site.advisor.fact.cabinetsValue', {
        columns: figure(columns),
        rows: figure(rows),
        count: figure(columns * rows),
        size: pair(figure(cabinet.wide), figure(cabinet.high)),
      }),
    ],
    [
      say('site.advisor.fact.pixels'),
      say('site.wall.pixelsValue', {
        size: pair(figure(pixels[0]), figure(pixels[1])),
        count: figure(pixels[0] * pixels[1]),
        pitch: figure(wall.pitch, 3),
      }),
    ],
    [
      say('site.wall.fact.distance'),
      say('site.wall.distanceValue', {
        comfortable: metres(distances.comfortable),
        acuity: metres(distances.acuity),
        reading: metres(distances.reading),
      }),
    ],
    weight === undefined || !structure
      ? undefined
      : [
          say('site.advisor.fact.weight'),
          say('site.wall.weightValue', {
            value: figure(weight, 1),
            perArea: figure(weight / area, 1),
            range: range(structure.from, structure.to),
          }),
        ],
    power.average === undefined || power.greatest === undefined
      ? undefined
      : [say('site.advisor.fact.power'), say('site.wall.powerValue', { average: watts(power.average), greatest: watts(power.greatest) })],
    circuits && [
      say('site.wall.fact.circuits'),
      (['one', 'three'] as const)
        .map((phase) => {
          const { amperes, counts } = circuits[phase];
          const [small, large] = counts.map(({ count }) => count);
          return say(`site.wall.${phase}Phase`, { amperes: figure(amperes, 1), small: small ?? 0, large: large ?? 0 });
        })
        .join('\n'),
    ],
    [say('site.wall.fact.data'), say('site.wall.dataValue', { count: outputs, spare: 2 * outputs })],
    [say('site.wall.fact.processor'), say(`site.wall.processor.${processor.kind}`, { count: processor.count })],
    [say('site.wall.fact.service'), say(`site.wall.service.${service ?? 'unknown'}`)],
    [say('site.wall.fact.depth'), say('site.wall.depthValue', { depth: figure(wall.depth, 1), range: range(depth.from, depth.to) })],
    [say('site.wall.fact.spares'), say('site.wall.sparesValue', { range: range(spares.from, spares.to), count: spares.to })],
  ];
  return lines.filter((line) => line !== undefined);
}

function figure(value: number, digits = 2): string {
  return numberFormat('en', { maximumFractionDigits: digits }).format(value);
}
