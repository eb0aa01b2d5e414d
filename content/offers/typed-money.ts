import { latinNumber } from '../digits.ts';
import { CURRENCIES, type Currency } from '../specifications/define.ts';
import { MOST_QUANTITY } from './offer.ts';
import { WHOLE, type Minor, type Share } from './sums.ts';

/** A hundred times ten million: no single thing costs more. */
export const MOST_PRICE: Minor = 1_000_000_000;

export function otherCurrency(currency: Currency): Currency {
  return currency === 'SAR' ? 'AED' : 'SAR';
}

const NAMES: Readonly<Record<Currency, readonly string[]>> = {
  SAR: ['sar', 'sr', 'ر.س', 'ريال', 'ريال سعودي', 'riyal', 'riyals', '﷼', '\u20C1'],
  AED: ['aed', 'dh', 'dhs', 'د.إ', 'درهم', 'درهم إماراتي', 'dirham', 'dirhams', '\u20C3'],
};
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const PIECES = /^(?:\d{1,3}([,،'’\s])\d{3}(?:\1\d{3})*|\d+)$/;
const AMOUNT = /^(?<before>\D*?)(?<whole>\d{1,3}([,،'’\s])\d{3}(?:\3\d{3})*|\d+)(?:\.(?<part>\d{1,2}))?(?<after>\D*)$/;

function plainNumber(text: string): string {
  return latinNumber(text.replaceAll(DIRECTION_MARKS, '')).trim().toLowerCase();
}

/** `SAR 2,675.50`, `2 675 SAR`, `٢٬٦٧٥ ر.س`: in hundredths, or what is wrong with it. A comma stands only between thousands: `2675,50` is asked for again. */
export function readMoney(text: string, currency: Currency): Minor | 'not-an-amount' | 'other-currency' {
  const { before = '', whole, part = '', after = '' } = AMOUNT.exec(plainNumber(text))?.groups ?? {};
  if (whole === undefined || (before !== '' && after !== '')) return 'not-an-amount';
  const name = (before + after).trim().replace(/\.$/, '');
  if (NAMES[otherCurrency(currency)].includes(name)) return 'other-currency';
  if (name !== '' && !NAMES[currency].includes(name)) return 'not-an-amount';
  const minor = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return minor <= MOST_PRICE ? minor : 'not-an-amount';
}

export function readPieces(text: string): number | 'not-an-id' | 'out-of-range' {
  const typed = plainNumber(text);
  if (/^-\s*\d+$/.test(typed)) return 'out-of-range';
  if (!PIECES.test(typed)) return 'not-an-id';
  const pieces = Number(typed.replaceAll(/\D/g, ''));
  return pieces >= 1 && pieces <= MOST_QUANTITY ? pieces : 'out-of-range';
}

/** `12.5` or `12.5 %`, as a share. */
export function readPercent(text: string): Share | 'not-a-percent' | 'out-of-range' {
  const typed = plainNumber(text).replaceAll(/[%٪]/g, '').trim();
  if (typed === '') return 0;
  if (/^(?:-\s*\d+(?:\.\d+)?|\d{4,}(?:\.\d+)?)$/.test(typed)) return 'out-of-range';
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(typed)) return 'not-a-percent';
  const share = Math.round(Number(typed) * 100);
  return share <= WHOLE ? share : 'out-of-range';
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
