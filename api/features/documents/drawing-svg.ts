import { type Box, type DrawingPlan, type Measure } from '#content/specifications/plan-drawing.ts';
import { UNITS } from '#content/specifications/units.ts';
import { writeNumber } from '#content/specifications/write.ts';
import { drawnText } from '#content/writing/drawn-text.ts';
import type { Language } from '#i18n/translate.ts';

const PERSON =
  'M14 27h24q10 0 11 11l2 42q0 4-4 4t-4-4l-3-36v122q0 4-6 4t-6-4l-1-66h-2l-1 66q0 4-6 4t-6-4V44l-3 36q0 4-4 4t-4-4l2-42q1-11 11-11z';
const LINE = 'fill="none" stroke="#5d554c"';
const BODY = 'fill="#e5dccc" stroke="#0b0a09"';
const FONT = 'font-family="Geist, Readex Pro" fill="#0b0a09"';

/** Front and side with their measures beside a person, as the page of the product draws them. Made of figures alone, with units of a language; those of English are signs that both read. */
export function drawingSvg(plan: DrawingPlan, language: Language): string {
  const { front, side, screen, table, person, ground, font, cabinets, width, height } = plan;
  const stroke = `stroke-width="${font / 14}"`;
  const parts = [
    `<path ${LINE} ${stroke} d="M0 ${ground}H${width}"/>`,
    `<g fill="#b9ad99" transform="translate(${person.x} ${person.y}) scale(${person.width / 52} ${person.height / 170})">`,
    `<circle cx="26" cy="12" r="11"/><path d="${PERSON}"/></g>`,
    table ? rect(`${LINE} ${stroke}`, table) : '',
    rect(`${BODY} ${stroke}`, front),
    screen ? rect('fill="#2a2622"', screen) : '',
    seams(front, cabinets, stroke),
    rect(`${BODY} ${stroke}`, side),
    ...plan.measures.map((one) => measure(one, { font, stroke, language, isBeyond: one.at > front.x })),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

function rect(look: string, { x, y, width, height }: Box): string {
  return `<rect ${look} x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

function seams({ x, y, width, height }: Box, { columns, rows }: DrawingPlan['cabinets'], stroke: string): string {
  if (columns * rows < 2) return '';
  const across = Array.from({ length: rows - 1 }, (_, index) => `M${x} ${y + ((index + 1) * height) / rows}h${width}`);
  const down = Array.from({ length: columns - 1 }, (_, index) => `M${x + ((index + 1) * width) / columns} ${y}v${height}`);
  return `<path fill="none" stroke="#b9ad99" ${stroke} d="${[...across, ...down].join('')}"/>`;
}

type Look = { font: number; stroke: string; language: Language; isBeyond: boolean };

function measure({ axis, from, to, at, millimetres }: Measure, { font, stroke, language, isBeyond }: Look): string {
  const text = `${writeNumber(millimetres)} ${UNITS.millimetre[language]}`;
  const [middle, tick] = [(from + to) / 2, font / 3];
  return axis === 'width'
    ? `<path ${LINE} ${stroke} d="M${from} ${at - tick}v${2 * tick}M${from} ${at}H${to}M${to} ${at - tick}v${2 * tick}"/>` +
        drawnText(text, { x: middle, y: at - font * 0.7, size: font }, FONT, language)
    : `<path ${LINE} ${stroke} d="M${at - tick} ${from}h${2 * tick}M${at} ${from}V${to}M${at - tick} ${to}h${2 * tick}"/>` +
        `<g transform="translate(${at + font * (isBeyond ? 1.4 : -0.7)} ${middle}) rotate(-90)">${drawnText(text, { x: 0, y: 0, size: font }, FONT, language)}</g>`;
}
