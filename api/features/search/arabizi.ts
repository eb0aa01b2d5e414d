import { JOINING } from './joining.ts';
import type { Synonyms } from './synonyms.ts';

// Arabic in Latin letters, with figures for the letters that Latin lacks: "kam si3r shasha", "lo7at e3lan".

/** A figure between or after letters: "mat3am", "afra7"; not `p3`, `4k` and `ip65`. */
const FIGURED = /^(?:[a-z]{1,7}[235679][a-z]+[a-z235679]*|[a-z]{4,}[37]|[37][a-z]{3,})$/;
/** Who writes one of these writes the others so too. */
const SURE: ReadonlySet<string> = new Set(
  'shasha shashah shashat abi aby abgha abghi abgi nabi nabgha kam bikam bkam lil lel lal wain wayn wesh esh indakum'.split(' '),
);
const LEAST = 3;
const LEAST_FIGURED = 2;
const ARABIC_WORD = /^[\u0621-\u064a]{2,}$/;
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/^(?:al|el|il)(?=[a-z235679]{4})/, ''],
  [/sh|ch/g, 'ش'],
  [/kh|5/g, 'خ'],
  [/gh/g, 'غ'],
  [/dh|d/g, 'د'],
  [/th/g, 'ث'],
  [/3/g, 'ع'],
  [/7|h(?=.)/g, 'ح'],
  [/h$/g, ''],
  [/[t6]/g, 'ت'],
  [/[s9]/g, 'س'],
  [/[q8]/g, 'ق'],
  [/g/g, 'ق'],
  [/k/g, 'ك'],
  [/[bp]/g, 'ب'],
  [/[fv]/g, 'ف'],
  [/j/g, 'ج'],
  [/l/g, 'ل'],
  [/m/g, 'م'],
  [/n/g, 'ن'],
  [/r/g, 'ر'],
  [/z/g, 'ز'],
  [/[^\u0621-\u064a]/g, ''],
];
const SAME: Readonly<Record<string, string>> = { ط: 'ت', ص: 'س', ض: 'د', ظ: 'د', ذ: 'د', ه: 'ح' };

const calm = (letters: string) => letters.replaceAll(/(.)\1+/g, '$1');

/** What is left of an Arabic word without its vowels. */
export function bonesOf(arabic: string): string | undefined {
  if (!ARABIC_WORD.test(arabic)) return undefined;
  const bones = arabic.replace(/[هة]$/, '').replaceAll(/[اأإآويىءئؤ]/g, '');
  return calm([...bones].map((letter) => SAME[letter] ?? letter).join(''));
}

const joining = new Map(
  [...JOINING].toReversed().flatMap((word) => {
    const bones = bonesOf(word);
    return bones ? [[bones, word] as const] : [];
  }),
);

/** The query with those words in Arabic that Latin letters and figures stand for. */
export function withArabizi(folded: string, synonyms: Synonyms): string {
  const words = folded.match(/[a-z\d]+/g) ?? [];
  if (!words.some((word) => SURE.has(word) || (FIGURED.test(word) && meant(word, synonyms) !== undefined))) return folded;
  return folded.replaceAll(/[a-z\d]+/g, (word) => meant(word, synonyms) ?? word);
}

function meant(word: string, { namesOf, spelt }: Synonyms): string | undefined {
  const isFigured = FIGURED.test(word);
  if (JOINING.has(word) || namesOf(word).length > 0 || /^(?![37][a-z]{3})\d|^[a-z]\d+$/.test(word)) return undefined;
  const bones = calm(LATIN.reduce((text, [letters, arabic]) => text.replace(letters, arabic), word));
  const known = bones.length >= (isFigured ? LEAST_FIGURED : LEAST) ? (spelt(bones) ?? spelt(bones.replaceAll('ع', ''))) : undefined;
  if (known !== undefined) return known;
  return joining.get(bones) ?? (SURE.has(word) ? ' ' : undefined);
}
