import type { Money } from '#content/specifications/define.ts';
import type { Translate } from '#app/page/texts.ts';
import { numberFormat } from '#i18n/formats.ts';
import type { Language } from '#i18n/translate.ts';

/** Inside Arabic the two sides of a size would change places. */
const LTR = '\u2066';
const END = '\u2069';

/** Numbers as readers of both languages read them here: Latin digits, no more of them than mean something. */
export function figure(value: number, digits = 2): string {
  return numberFormat('en', { maximumFractionDigits: digits }).format(value);
}

/** Two sides in millimetres, written in metres. */
export function metres([width, height]: readonly [number, number], language: Language): string {
  return pair(figure(width / 1000, 3), figure(height / 1000, 3), language);
}

export function pair(first: string, second: string, language: Language): string {
  const text = `${first} × ${second}`;
  return language === 'ar' ? `${LTR}${text}${END}` : text;
}

export function isolated(text: string, language: Language): string {
  return language === 'ar' ? `${LTR}${text}${END}` : text;
}

/** To the last hundredth, where there are any. */
export function exactMoney({ amount, currency }: Money, t: Translate): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const shown = numberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(amount);
  return t(currency === 'AED' ? 'site.advisor.money.AED' : 'site.advisor.money.SAR', { amount: shown });
}

export function money({ amount, currency }: Money, t: Translate, digits = 0): string {
  return t(currency === 'AED' ? 'site.advisor.money.AED' : 'site.advisor.money.SAR', { amount: figure(amount, digits) });
}
