import { namesOf } from '../known.ts';
import { type Currency, isCurrency, type SpecificationKind, type Unit } from './define.ts';

/** Letters alone, without the dots and blanks between them. */
const CURRENCY_WORDS: Readonly<Record<Currency, readonly string[]>> = {
  SAR: ['SR', '﷼', 'ريال', 'ريالسعودي', 'رس'],
  AED: ['DH', 'DHS', 'درهم', 'درهمإماراتي', 'درهماماراتي', 'دإ'],
};
const AFTER_NUMBER = String.raw`(?<=[\d\u0660-\u0669\u06f0-\u06f9])\s*`;
const patterns = new WeakMap<Unit, RegExp>();

/** The currency somebody means who writes "2,675 ر.س" or "2675 SAR". */
export function currencyIn(text: string): Currency | undefined {
  const letters = text.replaceAll(/[^\p{L}﷼]/gu, '').toUpperCase();
  if (isCurrency(letters)) return letters;
  return namesOf(CURRENCY_WORDS).find((currency) => CURRENCY_WORDS[currency].includes(letters));
}

/** "55 بوصة" in a place for inches is 55: whoever writes the unit along has said nothing wrong. */
export function withoutUnit({ unit }: SpecificationKind, text: string): string {
  if (!unit) return text;
  const pattern = patterns.get(unit) ?? patternOf(unit);
  patterns.set(unit, pattern);
  return text.replaceAll(pattern, '');
}

function patternOf({ en, ar, typed = [] }: Unit): RegExp {
  const words = [en, ar].flatMap((word) => (typeof word === 'string' ? [word] : Object.values(word)));
  const longestFirst = [...words, ...typed].toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`));
  return new RegExp(String.raw`${AFTER_NUMBER}(?:${escaped.join('|')})(?![\p{L}\d])`, 'giu');
}
