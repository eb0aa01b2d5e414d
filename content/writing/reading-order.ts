import bidiFactory from 'bidi-js';
import type { Language } from '../languages.ts';
import { type MixedRun, mixedRuns } from './mixed-runs.ts';

/** A part of a text that readers would see in another order than it was typed in. */
export type Misordered = {
  start: number;
  end: number;
  /** As it was typed, and as a browser puts its pieces from left to right. */
  text: string;
  shown: string;
  /** What stands instead, so that its order is kept. */
  instead: string;
};

const bidi = bidiFactory();
const BASE = { ar: 'rtl', en: 'ltr' } as const;
const LTR = '\u2066';
const RTL = '\u2067';
const END = '\u2069';
const BETWEEN_TAGS = /(?<=^|>)[^<]+/g;

const NUMBER = String.raw`\d(?:[\d.,٫٬]*\d)?`;
const UNIT = String.raw`(?:mm|cm|km|m|kg|g|[mk]?W|kWh|[kMG]?Hz|k?V|m?A|nits?|cd/m²|inch(?:es)?|px|dB|[kMGT]B|[MG]bps|fps|lm|lux|rpm)(?![A-Za-z])`;
/** What belongs together inside Arabic and is read from left to right. */
const LATIN_PIECES = new RegExp(
  [
    String.raw`\+\d[\d ().-]{5,}\d`, // a telephone number
    String.raw`${NUMBER}(?:\s*[×xX*:]\s*${NUMBER})+(?:\s*${UNIT})?`, // 640 × 1,920 mm, 16 : 9
    String.raw`[-+−±]?${NUMBER}\s+${UNIT}`, // 50 Hz
    String.raw`(?<![\dA-Za-z])[-+−±]${NUMBER}`, // -20
    String.raw`[A-Za-z][\w.&/-]*(?: [\w.&/-]+)* ?\([\w .,&/+-]+\)`, // HDMI (2.1)
    String.raw`[A-Za-z][\w.-]*[+#]+(?![\w])`, // C++
  ].join('|'),
  'gu',
);
const ARABIC_PIECES = /[\u0620-\u064a][\u0620-\u0652 ]*[,،:]? ?\d[\d.,]*/gu;
const ARABIC_WORDS = /[\u0620-\u064a][\u0620-\u0652 ]*[\u0620-\u0652]|[\u0620-\u064a]/u;
/** A range reads from right to left only in words. */
const RANGE = new RegExp(String.raw`(?<![\d\u2066])(${NUMBER})\s*–\s*(${NUMBER})|(?<![\d\u2066])(${NUMBER}) - (${NUMBER})`, 'gu');

/** Every part of a plain text that comes out in another order than it was typed in, although the page keeps sizes and ratios together. */
export function misordered(text: string, language: Language): Misordered[] {
  return language === 'ar' ? apart([...ranges(text), ...latinPieces(text, mixedRuns(text))]) : arabicPieces(text);
}

/** The same for the words between the tags of a rich text, which a page shows as they are. */
export function misorderedInHtml(html: string, language: Language): Misordered[] {
  return [...html.matchAll(BETWEEN_TAGS)].flatMap(({ 0: text, index }) => {
    const pieces = language === 'ar' ? apart([...ranges(text), ...latinPieces(text, [{ text, isForeign: false }])]) : arabicPieces(text);
    return pieces.map((piece) => ({ ...piece, start: piece.start + index, end: piece.end + index }));
  });
}

export function mended(text: string, parts: readonly Misordered[]): string {
  return parts.reduceRight((now, { start, end, instead }) => now.slice(0, start) + instead + now.slice(end), text);
}

/** Of two parts that share letters the first one named counts; in the order of the text. */
function apart(parts: readonly Misordered[]): Misordered[] {
  return parts
    .filter(({ start, end }, index) => !parts.slice(0, index).some((one) => start < one.end && one.start < end))
    .toSorted((a, b) => a.start - b.start);
}

function ranges(text: string): Misordered[] {
  return [...text.matchAll(RANGE)].map((match) => {
    const [from = '', to = ''] = [match[1] ?? match[3], match[2] ?? match[4]];
    return { ...boundsOf(match), shown: `${to} – ${from}`, instead: rangeInWords(from, to, text.slice(0, match.index)) };
  });
}

function rangeInWords(from: string, to: string, before: string): string {
  if (/(?:^|\s)بين\s+$/u.test(before)) return `${from} و${to}`;
  return /(?:^|\s)(?:من|في)\s+$/u.test(before) ? `${from} إلى ${to}` : `من ${from} إلى ${to}`;
}

function latinPieces(text: string, runs: readonly MixedRun[]): Misordered[] {
  return found(text, LATIN_PIECES, 'ar', visualPositions(runs, 'ar'), (piece) => `${LTR}${piece}${END}`);
}

function arabicPieces(text: string): Misordered[] {
  const positions = visualPositions([{ text, isForeign: false }], 'en');
  return found(text, ARABIC_PIECES, 'en', positions, (piece) => piece.replace(ARABIC_WORDS, (words) => `${RTL}${words}${END}`));
}

function found(
  text: string,
  pattern: RegExp,
  language: Language,
  positions: readonly number[],
  mend: (piece: string) => string,
): Misordered[] {
  return [...text.matchAll(pattern)]
    .map(boundsOf)
    .filter(({ start, end }) => !isIsolated(text, start) && !isOrdered(tokensOf(text, positions, start, end), language))
    .map((piece) => ({ ...piece, shown: asShown(tokensOf(text, positions, piece.start, piece.end)), instead: mend(piece.text) }));
}

function boundsOf({ 0: text, index }: RegExpExecArray): { start: number; end: number; text: string } {
  return { start: index, end: index + text.length, text };
}

/** Where each character stands, counted from the left, with the runs isolated as the page does. */
function visualPositions(runs: readonly MixedRun[], language: Language): number[] {
  const drawn = runs.map((run) => (run.isForeign ? `${LTR}${run.text}${END}` : run.text)).join('');
  const levels = bidi.getEmbeddingLevels(drawn, BASE[language]);
  const all = Array.from<number>({ length: drawn.length });
  for (const [position, index] of bidi.getReorderedIndices(drawn, levels).entries()) all[index] = position;
  let at = 0;
  return runs.flatMap((run) => {
    const own = run.isForeign ? 1 : 0;
    const positions = all.slice(at + own, at + own + run.text.length);
    at += run.text.length + 2 * own;
    return positions;
  });
}

type Token = { text: string; positions: readonly number[] };

function tokensOf(text: string, positions: readonly number[], start: number, end: number): Token[] {
  return [...text.slice(start, end).matchAll(/[^\s\u0620-\u0652]+|[\u0620-\u0652]+/gu)].map(({ 0: token, index }) => ({
    text: token,
    positions: positions.slice(start + index, start + index + token.length),
  }));
}

/** Inside Arabic a piece runs from left to right; in English a number stands to the right of the Arabic words before it. */
function isOrdered(tokens: readonly Token[], language: Language): boolean {
  if (language === 'en') return leftOf(tokens.at(-1)) > leftOf(tokens[0]);
  return isRising(tokens.flatMap(({ positions }) => positions));
}

function isRising(positions: readonly number[]): boolean {
  return positions.every((position, at) => at === 0 || position > (positions[at - 1] ?? 0));
}

function leftOf(token: Token | undefined): number {
  return Math.min(...(token?.positions ?? []));
}

function asShown(tokens: readonly Token[]): string {
  const drawnAs = ({ text, positions }: Token) =>
    /[\u0620-\u0652]/u.test(text)
      ? text
      : [...text.split('').entries()]
          .toSorted(([a], [b]) => (positions[a] ?? 0) - (positions[b] ?? 0))
          .map(([, letter]) => letter)
          .join('');
  return tokens
    .toSorted((a, b) => leftOf(a) - leftOf(b))
    .map(drawnAs)
    .join(' ');
}

/** Whether somebody has isolated it already. */
function isIsolated(text: string, start: number): boolean {
  const before = text.slice(0, start);
  return before.lastIndexOf(END) < Math.max(before.lastIndexOf(LTR), before.lastIndexOf(RTL));
}
