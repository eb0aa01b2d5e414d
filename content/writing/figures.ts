import type { Language } from '../languages.ts';
import type { Money } from '../specifications/define.ts';
import type { Say } from './say.ts';

type SayMoney = Say<'site.advisor.money.AED' | 'site.advisor.money.SAR'>;
export type SayWatts = Say<'site.advisor.watts' | 'site.advisor.kilowatts'>;

/** Inside Arabic the two sides of a size would change places. */
const LTR = '\u2066';
const END = '\u2069';

/** 210 × 1.15 is 241.49999999999997 in binary: what a decimal makes half is rounded as one. */
const WHOLE = 1 + 4 * Number.EPSILON;

/** To make one takes a hundred times as long as to use it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(least: number, most: number): Intl.NumberFormat {
  const key = `${least} ${most}`;
  const format = formats.get(key) ?? new Intl.NumberFormat('en', { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, format);
  return format;
}

/** Numbers as readers of both languages read them here: Latin digits, no more of them than mean something. */
export function figure(value: number, digits = 2): string {
  return formatOf(0, digits).format(value * WHOLE);
}

/** Two sides in millimetres, written in metres: cabinets of 337.5 mm are told as they are. */
export function metres([width, height]: readonly [number, number], language: Language): string {
  return sidesOf(figure(width / 1000, 4), figure(height / 1000, 4), language);
}

/** Width first. Arabic names the sides: read from the right, 3.6 × 2.025 would begin with the height. */
export function sidesOf(width: string, height: string, language: Language): string {
  return language === 'ar' ? `العرض\u00a0${width}، الارتفاع\u00a0${height}` : pair(width, height, language);
}

/** Arabic says a range in words, because a dash is read from the wrong end. */
export function rangeOf(from: string, to: string, language: Language): string {
  if (from === to) return to;
  return language === 'ar' ? `من ${from} إلى ${to}` : `${from}–${to}`;
}

export function pair(first: string, second: string, language: Language): string {
  const text = `${first} × ${second}`;
  return language === 'ar' ? `${LTR}${text}${END}` : text;
}

export function isolated(text: string, language: Language): string {
  return language === 'ar' ? `${LTR}${text}${END}` : text;
}

/** To the last hundredth, where there are any. */
export function exactMoney({ amount, currency }: Money, t: SayMoney): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const shown = formatOf(digits, digits).format(amount);
  return t(currency === 'AED' ? 'site.advisor.money.AED' : 'site.advisor.money.SAR', { amount: shown });
}

export function money({ amount, currency }: Money, t: SayMoney, digits = 0): string {
  return t(currency === 'AED' ? 'site.advisor.money.AED' : 'site.advisor.money.SAR', { amount: figure(amount, digits) });
}

/** Below a kilowatt in watts: hundredths of a kilowatt would say nothing. */
export function watts(value: number, t: SayWatts): string {
  return value < 1000 ? t('site.advisor.watts', { value: figure(value, 0) }) : t('site.advisor.kilowatts', { value: figure(value / 1000) });
}
