import { type Unit, UNIT_PATTERN, unitNamed } from './units.ts';

/** A figure as somebody wrote it: a number with or without its unit, or the sides of something. */
export type Figure = {
  at: number;
  end: number;
  values: readonly number[];
  unit: Unit | undefined;
  /** Digits after the point, as typed. */
  decimals: number;
  /** What its unit makes of a number. */
  times: number;
  /** In metres or feet. */
  isLarge: boolean;
};

const NUMBER = String.raw`\d{1,12}(?:\.\d{1,6})?`;
const SIDE_UNIT = String.raw`(?:mm|cm|m|مم|سم|م|متر|in|inch)?`;
/** "3k to 5k nits" says its unit once; "20k" is money, but 4k, 8k and 16k are pictures. */
const RANGED = String.raw`(?:(?:to|and|till|[-–—]|الي|و|ل)\s*\d[\d.]*\s*k?\s*)?`;
const MANY = String.raw`(?:\s*(?:thousand|الاف|الف|k(?=\s*${RANGED}(?:${UNIT_PATTERN})(?![\p{L}\d]))|(?<=\d\d)(?<!(?<!\d)16)k(?![\p{L}\d]))|\s*(?:million|مليون|ملايين))?`;
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d.])(?<code>p|ip|ik)?(?<numbers>${NUMBER}(?:${SIDE_UNIT}×${NUMBER})*)(?<many>${MANY})(?:(?:\s*|-)(?<unit>${UNIT_PATTERN})(?![\p{L}\d]))?(?![\d])(?!\.\d)`,
  'gu',
);
const LETTER = /^\p{L}/u;

/** The figures of a folded text whose figures are spelt in one way. */
export function readFigures(text: string): Figure[] {
  if (!/\d/.test(text)) return [];
  const figures: Figure[] = [];
  for (const match of text.matchAll(FIGURE)) {
    const { code, numbers = '', many = '', unit: written } = match.groups ?? {};
    const end = match.index + match[0].length;
    // `4k`, `86x`: a name and no figure.
    if (written === undefined && many === '' && LETTER.test(text.slice(end))) continue;
    const typed = written === undefined ? undefined : unitNamed(written);
    const times = (typed?.times ?? 1) * timesOf(many) * sideTimes(numbers, written);
    figures.push({
      at: match.index,
      end,
      values: numbers.split('×').map((one) => round(Number.parseFloat(one) * times)),
      unit: code === undefined ? typed?.unit : code === 'p' ? 'pitch' : code === 'ip' ? 'ip' : 'ik',
      decimals: /\.(\d+)$/.exec(numbers)?.[1]?.length ?? 0,
      times: typed?.times ?? 1,
      isLarge: typed?.large ?? false,
    });
  }
  return figures;
}

/** `0.5m × 0.5` says its unit once. */
function sideTimes(numbers: string, written: string | undefined): number {
  const own = written === undefined ? /[^\d.×]+/.exec(numbers)?.[0] : undefined;
  return own === undefined ? 1 : (unitNamed(own)?.times ?? 1);
}

function timesOf(many: string): number {
  if (many.trim() === '') return 1;
  return /^(?:million|مليون|ملايين)$/.test(many.trim()) ? 1_000_000 : 1000;
}

export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** How a figure stands in the index. */
export function figureTerm(values: readonly number[], unit: Unit | undefined): string {
  return values.length > 1 ? `#${values.join('x')}` : `#${values[0]}${unit ?? ''}`;
}
