import { latinNumber } from '../digits.ts';

const NUMBER = /^(?:\d{1,12}\.?|\d{0,12}\.\d{1,15})$/;
const METRE = /(?:m|mtr|met(?:er|re)s?|م|متر|[أا]متار)\.?$/;
/** A tape measure says centimetres. */
const SMALLER: readonly (readonly [RegExp, number])[] = [
  [/(?:cm|سم)\.?$/, 100],
  [/(?:mm|مم|ملم)\.?$/, 1000],
];
const MONEY = /(?:sar|aed|sr|riyals?|dirhams?|dhs?|﷼|ريال|ر\.?س|درهم|د\.?إ|سعودي|[إا]ماراتي)\.?/g;
const MORE: readonly (readonly [RegExp, number])[] = [
  [/(?:k|thousand|[أا]لف|[آا]لاف)$/, 1000],
  [/(?:mn?|million|مليون|ملايين)$/, 1_000_000],
];

/** "4", "٤٫٥", "4,5 m", "350 cm", "٤ أمتار": metres as people type them, or nothing. */
export function typedMetres(text: string): number | undefined {
  const plain = spelt(text);
  for (const [unit, parts] of SMALLER) if (unit.test(plain)) return rounded(numberIn(plain.replace(unit, '')), 1 / parts);
  return rounded(numberIn(plain.replace(METRE, '')), 1);
}

/** "30000", "30,000 SAR", "٣٠ ألف ريال", "30k": an amount as people type it, or nothing. */
export function typedAmount(text: string): number | undefined {
  const plain = spelt(text).replaceAll(MONEY, '');
  for (const [word, times] of MORE) if (word.test(plain)) return rounded(numberIn(plain.replace(word, '')), times);
  return rounded(numberIn(plain), 1);
}

function spelt(text: string): string {
  return latinNumber(text).replaceAll('،', ',').replaceAll(/\s/g, '').toLowerCase();
}

function numberIn(text: string): number | undefined {
  const plain = text.replaceAll(/,(?=\d{3}(?:\D|$))/g, '').replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  return NUMBER.test(plain) ? Number(plain) : undefined;
}

/** To a tenth of a millimetre; nobody measures closer, and addresses stay short. */
function rounded(value: number | undefined, times: number): number | undefined {
  return value === undefined ? undefined : Math.round(value * times * 10_000) / 10_000;
}
