import { latinNumber } from '../digits.ts';
import { CURRENCIES, type Currency } from '../specifications/define.ts';
import { WHOLE, type Minor, type Share } from './sums.ts';

/** A hundred times ten million: no single thing costs more. */
export const MOST_PRICE: Minor = 1_000_000_000;

const NAMES: Readonly<Record<Currency, readonly string[]>> = {
  SAR: ['sar', 'sr', 'ر.س', 'ريال', 'ريال سعودي', 'riyal', 'riyals'],
  AED: ['aed', 'dh', 'dhs', 'د.إ', 'درهم', 'درهم إماراتي', 'dirham', 'dirhams'],
};

/** `2,675.50`, `2675 SAR`, `٢٦٧٥ ر.س`: in hundredths, or what is wrong with it. A comma stands only between thousands: `2675,50` is asked for again. */
export function readMoney(text: string, currency: Currency): Minor | 'not-an-amount' | 'other-currency' {
  const typed = latinNumber(text).trim().toLowerCase();
  const [, amount = '', word = ''] = /^((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)\s*(\D*)$/.exec(typed) ?? [];
  const name = word.trim();
  const other = currency === 'SAR' ? 'AED' : 'SAR';
  if (NAMES[other].includes(name)) return 'other-currency';
  if (amount === '' || (name !== '' && !NAMES[currency].includes(name))) return 'not-an-amount';
  const [whole = '', part = ''] = amount.replaceAll(',', '').split('.');
  const minor = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return minor <= MOST_PRICE ? minor : 'not-an-amount';
}

/** `12.5` or `12.5 %`, as a share. */
export function readPercent(text: string): Share | undefined {
  const typed = latinNumber(text).replace(/[%٪]/g, '').trim();
  if (typed === '') return 0;
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(typed)) return undefined;
  const share = Math.round(Number(typed) * 100);
  return share <= WHOLE ? share : undefined;
}

/** `2,675.50`, as forms and documents write it; the currency stands beside it. */
export function writeMinor(amount: Minor): string {
  const sign = amount < 0 ? '-' : '';
  const [whole, part] = [Math.floor(Math.abs(amount) / 100), Math.abs(amount) % 100];
  return `${sign}${String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')}.${String(part).padStart(2, '0')}`;
}

export function writeMoney(amount: Minor, currency: Currency, language: 'en' | 'ar'): string {
  const name = CURRENCIES[currency][language];
  return language === 'ar' ? `\u2066${writeMinor(amount)}\u2069 ${name}` : `${name} ${writeMinor(amount)}`;
}

export function writePercent(share: Share): string {
  return String(share / 100);
}
