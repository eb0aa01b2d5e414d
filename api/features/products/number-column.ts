import type { Bounds } from '#content/catalogue/filters.ts';
import type { Place } from '#content/catalogue/measures.ts';
import { BitSet } from './bit-set.ts';

export type Numbers = { number: number; second: number | null; third: number | null };
type Read = { min: Place; max: Place; covers: boolean };

const LEAST = 256;

/** Every number of one kind, smallest first, and whose it is. What a product does not have is not a number. */
export class NumberColumn {
  #length = 0;
  #slots = new Uint32Array(LEAST);
  #values: Record<Place, Float64Array> = {
    number: new Float64Array(LEAST),
    second: new Float64Array(LEAST),
    third: new Float64Array(LEAST),
  };

  /** At the end, while all of them come in their order. */
  append(slot: number, numbers: Numbers): void {
    this.#insertAt(this.#length, slot, numbers);
  }

  insert(slot: number, numbers: Numbers): void {
    this.#insertAt(this.#after(numbers.number), slot, numbers);
  }

  remove(slot: number): void {
    let to = 0;
    for (let from = 0; from < this.#length; from += 1) {
      if (this.#slots[from] === slot) continue;
      if (to !== from) {
        this.#slots[to] = this.#slots[from] ?? 0;
        for (const values of Object.values(this.#values)) values[to] = values[from] ?? Number.NaN;
      }
      to += 1;
    }
    this.#length = to;
  }

  /** The products whose number lies between the bounds. */
  between({ min = -Infinity, max = Infinity }: Bounds, read: Read): BitSet {
    const found = new BitSet();
    const [low, high] = [this.#values[read.min], this.#values[read.max]];
    for (let at = 0; at < this.#length; at += 1) {
      const least = low[at] ?? Number.NaN;
      const most = high[at] ?? Number.NaN;
      const slot = this.#slots[at];
      const holds = read.covers ? (min === -Infinity || least <= min) && (max === Infinity || most >= max) : least >= min && most <= max;
      if (holds && slot !== undefined) found.add(slot);
    }
    return found;
  }

  /** Of those among some, how many have a number up to each step (or, turned round, from each step on); each product once. */
  countSteps(among: BitSet, steps: readonly number[], { min = -Infinity, max = Infinity }: Bounds, isMost: boolean): number[] {
    const seen = new BitSet();
    const counts = steps.map(() => 0);
    const ordered = steps.map((step, index) => ({ step, index })).toSorted((a, b) => (isMost ? a.step - b.step : b.step - a.step));
    let [next, count] = [0, 0];
    const passed = (value: number) => {
      for (let to = ordered[next]; to && (isMost ? value > to.step : value < to.step); to = ordered[next]) {
        counts[to.index] = count;
        next += 1;
      }
    };
    for (let turn = 0; turn < this.#length; turn += 1) {
      const at = isMost ? turn : this.#length - 1 - turn;
      const value = this.#values.number[at];
      const slot = this.#slots[at];
      if (value === undefined || slot === undefined) break;
      passed(value);
      if (next === ordered.length) break;
      if (value < min || value > max || !among.has(slot) || seen.has(slot)) continue;
      seen.add(slot);
      count += 1;
    }
    for (const { index } of ordered.slice(next)) counts[index] = count;
    return counts;
  }

  /** The smallest and the greatest number among some. */
  rangeOf(among: BitSet): { min: number; max: number } | undefined {
    const first = this.#firstOf(among, false);
    const last = this.#firstOf(among, true);
    return first === undefined || last === undefined ? undefined : { min: first, max: last };
  }

  /** Whose the numbers are, from the smallest or from the greatest on; again where somebody has several. */
  *slots(isReversed: boolean): Generator<number> {
    const slots = this.#slots.subarray(0, this.#length);
    yield* isReversed ? slots.toReversed() : slots;
  }

  /** Up to so many of some on each side of a number, the nearest first. */
  nearest(among: BitSet, number: number, count: number): Set<number> {
    const middle = this.#after(number);
    const [below, above] = [new Set<number>(), new Set<number>()];
    for (let at = middle - 1; at >= 0 && below.size < count; at -= 1) this.#addAmong(among, at, below);
    for (let at = middle; at < this.#length && above.size < count; at += 1) this.#addAmong(among, at, above);
    return below.union(above);
  }

  #addAmong(among: BitSet, at: number, found: Set<number>): void {
    const slot = this.#slots[at];
    if (slot !== undefined && among.has(slot)) found.add(slot);
  }

  /** Where the first number stands that is greater. */
  #after(number: number): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#values.number[middle] ?? Infinity) <= number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #firstOf(among: BitSet, isReversed: boolean): number | undefined {
    for (const at of this.#indexes(isReversed)) if (among.has(this.#slots[at] ?? -1)) return this.#values.number[at];
    return undefined;
  }

  *#indexes(isReversed: boolean): Generator<number> {
    if (isReversed) for (let at = this.#length - 1; at >= 0; at -= 1) yield at;
    else for (let at = 0; at < this.#length; at += 1) yield at;
  }

  #insertAt(at: number, slot: number, { number, second, third }: Numbers): void {
    if (this.#length === this.#slots.length) this.#grow();
    const given = { number, second: second ?? Number.NaN, third: third ?? Number.NaN };
    this.#slots.copyWithin(at + 1, at, this.#length);
    this.#slots[at] = slot;
    for (const place of ['number', 'second', 'third'] as const) {
      this.#values[place].copyWithin(at + 1, at, this.#length);
      this.#values[place][at] = given[place];
    }
    this.#length += 1;
  }

  #grow(): void {
    const larger = <Values extends Uint32Array | Float64Array>(values: Values, into: Values): Values => {
      into.set(values);
      return into;
    };
    const length = this.#length * 2;
    this.#slots = larger(this.#slots, new Uint32Array(length));
    for (const place of ['number', 'second', 'third'] as const) this.#values[place] = larger(this.#values[place], new Float64Array(length));
  }
}
