import type { PriceCountry } from '#content/specifications/price.ts';
import type { Language } from '#content/languages.ts';
import { BitSet } from './bit-set.ts';
import type { ProductIndex } from './product-index.ts';

/** What a place asks of a screen, as far as it can be looked up: the judging is done by whoever asks. */
export type Needs = {
  place: string;
  /** At least so bright, in cd/m². */
  light: number;
  /** The pitches in mm that would suit best, in any order. */
  pitches: readonly number[];
  country: PriceCountry;
};

/** Products that are judged; a smaller catalogue is judged as a whole. */
const MOST = 400;
const OF_EACH_PITCH = 40;
const OF_SIZES = 100;
const OF_PRICES = 30;
const OF_THE_REST = 30;

/** Those that could be proposed for a place, or nearly: right place and light first, near the pitches that suit, every size, the cheapest. */
export async function candidatesFor(index: ProductIndex, language: Language, { place, light, pitches, country }: Needs): Promise<number[]> {
  const all = index.seen[language];
  if (all.size <= MOST) return index.order.slots.filter((slot) => all.has(slot)).map((slot) => index.idOf(slot));
  const [suits, brightness, pitch, sizes, price, areaPrice] = await Promise.all([
    index.words('suits'),
    index.numbers('brightness'),
    index.numbers('pixel-pitch'),
    index.numbers('sizes'),
    index.numbers(`price-from-${country}`),
    index.numbers(`area-price-from-${country}`),
  ]);
  const bright = all.copy().meet(brightness.between({ min: light }, { min: 'number', max: 'number', covers: false }));
  const placed = all.copy().meet(suits.of(place));
  const fitting = placed.copy().meet(bright);
  const found = new Set<number>();
  const take = (slots: Iterable<number>) => {
    for (const slot of slots) found.add(slot);
  };
  for (const ideal of pitches) take(pitch.nearest(fitting, ideal, OF_EACH_PITCH));
  take(spread([...unique(sizes.slots, fitting)], OF_SIZES));
  for (const column of [price, areaPrice]) take(first(unique(column.slots, fitting), OF_PRICES));
  take(first(unique(brightness.slots.toReversed(), placed), OF_THE_REST));
  for (const ideal of pitches.slice(0, 1)) take(pitch.nearest(bright, ideal, OF_THE_REST));
  take(first(unique(index.order.slots, fitting), OF_THE_REST));
  return first(found, MOST).map((slot) => index.idOf(slot));
}

function* unique(slots: Iterable<number>, among: BitSet): Generator<number> {
  const given = new BitSet();
  for (const slot of slots) {
    if (!among.has(slot) || given.has(slot)) continue;
    given.add(slot);
    yield slot;
  }
}

function first(slots: Iterable<number>, count: number): number[] {
  const taken: number[] = [];
  for (const slot of slots) {
    if (taken.length === count) break;
    taken.push(slot);
  }
  return taken;
}

/** Some from everywhere, the first and the last among them. */
function spread(slots: readonly number[], count: number): number[] {
  if (slots.length <= count) return [...slots];
  const places = new Set(Array.from({ length: count }, (_, at) => Math.round((at * (slots.length - 1)) / (count - 1))));
  return slots.filter((_, at) => places.has(at));
}
