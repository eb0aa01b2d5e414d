import type { Currency, Money } from '../specifications/define.ts';

/** Both are pegged to the US dollar, which one of them buys. */
export const PER_DOLLAR: Readonly<Record<Currency, number>> = { SAR: 3.75, AED: 3.6725 };

export function amountIn(currency: Currency, money: Money): number {
  return money.currency === currency ? money.amount : (money.amount / PER_DOLLAR[money.currency]) * PER_DOLLAR[currency];
}
