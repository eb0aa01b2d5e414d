import { latinNumber } from '../digits.ts';

const NUMBER = /^(?:\d{1,12}\.?|\d{0,12}\.\d{1,15})$/;
const METRE = /(?:m|mtr|met(?:er|re)s?|م|متر|[أا]متار)\.?$/;
/** A tape measure says centimetres. */
const SMALLER: readonly (readonly [RegExp, number])[] = [
  [/(?:cm|سم)\.?$/, 100],
  [/(?:mm|مم|ملم)\.?$/, 1000],
];
const FEET = /(?:ft|feet|foot|'|′|قدم|[أا]قدام)\.?$/;
const INCHES = /(?:inch(?:es)?|in|"|″|”|بوصة|بوصه|بوصات|[إا]نش)\.?$/;
const METRES_PER = { ft: 0.3048, in: 0.0254 } as const;
export type LengthUnit = 'm' | 'ft';
/** Beside a whole number or alone, never beside decimals: "2½", "٣ ونصف". */
const PART = /(?<![.,]\d*)(?:[¼½¾]|و?نصف)(?!\d)/;
const PARTS: Readonly<Record<string, string>> = { '¼': '.25', '¾': '.75' };

const MONEY = /(?:sar|aed|sr|riyals?|dirhams?|dhs?|﷼|ريال|ر\.?س|درهم|د\.?إ|سعودي|[إا]ماراتي)\.?/g;
const MORE: readonly (readonly [RegExp, number])[] = [
  [/(?:k|thousand|[أا]لف|[آا]لاف)$/, 1000],
  [/(?:mn?|million|مليون|ملايين)$/, 1_000_000],
];

/** "مليون ريال": one of them. */
const ONE_OF_MANY = /^(?=[أا]لف|مليون|thousand|million)/;

/** "4", "٤٫٥", "4,5 m", "350 cm", "٤ أمتار", "13 ft": metres as people type them, or nothing. A bare number is of the unit said. */
export function typedMetres(text: string, bare: LengthUnit = 'm'): number | undefined {
  const plain = spelt(text);
  for (const [unit, parts] of SMALLER) if (unit.test(plain)) return rounded(numberIn(plain.replace(unit, '')), 1 / parts);
  if (FEET.test(plain)) return rounded(numberIn(plain.replace(FEET, '')), METRES_PER.ft);
  if (INCHES.test(plain)) return rounded(numberIn(plain.replace(INCHES, '')), METRES_PER.in);
  return rounded(numberIn(plain.replace(METRE, '')), bare === 'ft' && !METRE.test(plain) ? METRES_PER.ft : 1);
}

/** "120", "120 بوصة", "3 m": inches of a diagonal, or nothing. */
export function typedInches(text: string): number | undefined {
  const bare = numberIn(spelt(text).replace(INCHES, ''));
  const value = bare ?? (typedMetres(text) ?? Number.NaN) / METRES_PER.in;
  return Number.isNaN(value) ? undefined : rounded(value, 1);
}

/** "6", "٦", "6.5": a plain number, or nothing. */
export function typedCount(text: string): number | undefined {
  return numberIn(spelt(text));
}

/** "30000", "30,000 SAR", "٣٠ ألف ريال", "30k": an amount as people type it, or nothing. */
export function typedAmount(text: string): number | undefined {
  const plain = spelt(text).replaceAll(MONEY, '').replace(ONE_OF_MANY, '1');
  for (const [word, times] of MORE) if (word.test(plain)) return rounded(numberIn(plain.replace(word, '')), times);
  return rounded(numberIn(plain), 1);
}

function spelt(text: string): string {
  const plain = latinNumber(text).replaceAll('،', ',').replaceAll(/\s/g, '').toLowerCase();
  return plain.replace(PART, (sign: string) => PARTS[sign] ?? '.5');
}

function numberIn(text: string): number | undefined {
  const plain = text.replaceAll(/,(?=\d{3}(?:\D|$))/g, '').replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  return NUMBER.test(plain) ? Number(plain) : undefined;
}

/** To a tenth of a millimetre; nobody measures closer, and addresses stay short. */
function rounded(value: number | undefined, times: number): number | undefined {
  return value === undefined ? undefined : Math.round(value * times * 10_000) / 10_000;
}
