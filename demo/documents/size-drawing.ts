import type { Language } from '#content/document.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { type Box, type Measure, planDrawing } from '#content/specifications/plan-drawing.ts';
import { UNITS } from '#content/specifications/units.ts';
import { writeNumber } from '#content/specifications/write.ts';
import { LOCALES } from '#i18n/locales.ts';
import { html, type Html } from './html.ts';
import { WORDS } from './words.ts';

const PERSON =
  'M14 27h24q10 0 11 11l2 42q0 4-4 4t-4-4l-3-36v122q0 4-6 4t-6-4l-1-66h-2l-1 66q0 4-6 4t-6-4V44l-3 36q0 4-4 4t-4-4l2-42q1-11 11-11z';

/** Front and side with their measures beside a person, as the page of the product draws them. */
export function sizeDrawing(language: Language, specifications: Specifications): Html | undefined {
  const plan = planDrawing(specifications, 0, LOCALES[language].dir);
  if (!plan) return undefined;
  const { front, side, screen, table, person, ground, font, cabinets, width, height } = plan;
  const isWall = cabinets.columns * cabinets.rows > 1;
  return html`<figure class="drawing">
    <svg viewBox="0 0 ${width} ${height}">
      <path class="line" d="M0 ${ground}H${width}" />
      <g class="person" transform="translate(${person.x} ${person.y}) scale(${person.width / 52} ${person.height / 170})">
        <circle cx="26" cy="12" r="11" />
        <path d="${PERSON}" />
      </g>
      ${table && box('line', table)} ${box('body', front)} ${screen && box('screen', screen)} ${isWall ? seams(front, cabinets) : undefined}
      ${box('body', side)} ${plan.measures.map((one) => measure(language, one, font, one.at > front.x))}
    </svg>
    <figcaption>${isWall ? WORDS[language].drawnWall : WORDS[language].drawn}</figcaption>
  </figure>`;
}

function box(name: string, { x, y, width, height }: Box): Html {
  return html`<rect class="${name}" x="${x}" y="${y}" width="${width}" height="${height}" />`;
}

function seams({ x, y, width, height }: Box, { columns, rows }: { columns: number; rows: number }): Html {
  const across = Array.from({ length: rows - 1 }, (_, index) => `M${x} ${y + ((index + 1) * height) / rows}h${width}`);
  const down = Array.from({ length: columns - 1 }, (_, index) => `M${x + ((index + 1) * width) / columns} ${y}v${height}`);
  return html`<path class="seams" d="${[...across, ...down].join('')}" />`;
}

function measure(language: Language, { axis, from, to, at, millimetres }: Measure, font: number, isBeyond: boolean): Html {
  const text = `${writeNumber(millimetres)} ${UNITS.millimetre[language]}`;
  const [middle, tick] = [(from + to) / 2, font / 3];
  return axis === 'width'
    ? html`<path class="line" d="M${from} ${at - tick}v${2 * tick}M${from} ${at}H${to}M${to} ${at - tick}v${2 * tick}" />
        <text x="${middle}" y="${at - font * 0.7}" font-size="${font}">${text}</text>`
    : html`<path class="line" d="M${at - tick} ${from}h${2 * tick}M${at} ${from}V${to}M${at - tick} ${to}h${2 * tick}" />
        <text font-size="${font}" transform="translate(${at + font * (isBeyond ? 1.4 : -0.7)} ${middle}) rotate(-90)">${text}</text>`;
}
