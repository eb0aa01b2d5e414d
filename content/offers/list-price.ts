import { amountIn } from '../advisor/money.ts';
import type { Wall } from '../shortlist.ts';
import type { Specifications } from '../specifications/kinds.ts';
import { CURRENCY_OF, isForeignPrice, priceIn, type Price, type PriceCountry } from '../specifications/price.ts';
import { numberFor, sidesFor } from '../specifications/values.ts';
import type { Minor } from './sums.ts';

export type Chosen = { size?: number | undefined; wall?: Wall | undefined };
/** One screen or wall, in m², kg and W, as far as the specifications say. */
export type Figures = { area: number | undefined; weight: number | undefined; power: number | undefined };

/** What one of it costs at least in the chosen size, in the money of the country; nothing where no price is given, or where the price of an area meets no area. */
export function listPrice(specifications: Specifications, country: PriceCountry, chosen: Chosen): Minor | undefined {
  const price = givenPrice(specifications, country, chosen);
  if (!price) return undefined;
  const amount = amountIn(CURRENCY_OF[country], price);
  if (price.of === 'product') return Math.round(amount * 100);
  const area = chosen.wall && areaOf(specifications, chosen.wall);
  return area === undefined ? undefined : Math.round(amount * area * 100);
}

export function isConverted(specifications: Specifications, country: PriceCountry, chosen: Chosen): boolean {
  return isForeignPrice(specifications, country, sizeIndex(specifications, chosen));
}

function givenPrice(specifications: Specifications, country: PriceCountry, chosen: Chosen): Price | undefined {
  return priceIn(specifications, country, sizeIndex(specifications, chosen));
}

function sizeIndex({ sizes }: Specifications, { size }: Chosen): number | undefined {
  const index = sizes?.indexOf(size ?? 0) ?? -1;
  return index < 0 ? undefined : index;
}

export function figuresOf(specifications: Specifications, { size, wall }: Chosen): Figures {
  if (wall) {
    const area = areaOf(specifications, wall);
    const cabinet = numberFor(specifications, 'cabinet-weight');
    const perArea = numberFor(specifications, 'area-power-greatest');
    return {
      area,
      weight: cabinet === undefined ? undefined : cabinet * wall[0] * wall[1],
      power: perArea === undefined || area === undefined ? undefined : perArea * area,
    };
  }
  const index = Math.max(0, specifications.sizes?.indexOf(size ?? 0) ?? 0);
  const [width, height] = sidesFor(specifications, 'picture-size', index) ?? [];
  return {
    area: width && height ? (width * height) / 1e6 : undefined,
    weight: numberFor(specifications, 'weight', index),
    power: numberFor(specifications, 'power-greatest', index),
  };
}

function areaOf(specifications: Specifications, [columns, rows]: Wall): number | undefined {
  const [wide, high] = sidesFor(specifications, 'cabinet') ?? [];
  return wide && high ? (columns * wide * rows * high) / 1e6 : undefined;
}
