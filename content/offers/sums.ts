/** Money is whole hundredths: halalas of a riyal, fils of a dirham. Shares are hundredths of a per cent: 1,500 are 15 %. */
export type Minor = number;
export type Share = number;

export const WHOLE: Share = 10_000;

export type PricedLine = { quantity: number; unit_price: Minor; discount: Share };
export type LineSum = { gross: Minor; discount: Minor; net: Minor };
export type Sums = {
  lines: readonly LineSum[];
  /** The sum of the lines, each rounded as it is shown. */
  subtotal: Minor;
  discount: Minor;
  net: Minor;
  vat: Minor;
  total: Minor;
};

/** Rounded to the halala or fil, half of one away from zero. */
export function shareOf(amount: Minor, share: Share): Minor {
  const product = BigInt(amount) * BigInt(share);
  const whole = BigInt(WHOLE);
  const half = whole / 2n;
  return Number(product < 0n ? -((-product + half) / whole) : (product + half) / whole);
}

/** Each line is rounded and then added, so that the sum is that of what one sees; the whole's discount and the VAT are rounded once each. */
export function sumsOf(lines: readonly PricedLine[], discount: Share, vat: Share): Sums {
  const each = lines.map(lineSum);
  const subtotal = each.reduce((sum, { net }) => sum + net, 0);
  const off = shareOf(subtotal, discount);
  const net = subtotal - off;
  const tax = shareOf(net, vat);
  return { lines: each, subtotal, discount: off, net, vat: tax, total: net + tax };
}

function lineSum({ quantity, unit_price, discount }: PricedLine): LineSum {
  const gross = quantity * unit_price;
  const off = shareOf(gross, discount);
  return { gross, discount: off, net: gross - off };
}
