import type { Currency, Money } from '../specifications/define.ts';

/** Both are pegged to the US dollar, which one of them buys. */
export const PER_DOLLAR: Readonly<Record<Currency, number>> = { SAR: 3.75, AED: 3.6725 };

export function amountIn(currency: Currency, money: Money): number {
  return money.currency === currency ? money.amount : (money.amount / PER_DOLLAR[money.currency]) * PER_DOLLAR[currency];
}

/** As it is shown and compared where a price is told in the money of another country. */
export function reckonedIn(currency: Currency, money: Money): number {
  return Math.round(amountIn(currency, money) * 100) / 100;
}
