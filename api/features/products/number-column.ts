import type { Bounds } from '#content/catalogue/filters.ts';
import type { ValuePart } from '#content/catalogue/measures.ts';
import { BitSet } from './bit-set.ts';

export type Numbers = { number: number; second: number | null; third: number | null; isReckoned?: boolean };
type Read = { min: ValuePart; max: ValuePart; covers: boolean };

const LEAST = 256;

/** Every number of one kind, smallest first, and whose it is. What a product does not have is not a number. */
export class NumberColumn {
  #length = 0;
  #slots = new Uint32Array(LEAST);
  #values: Record<ValuePart, Float64Array> = {
    number: new Float64Array(LEAST),
    second: new Float64Array(LEAST),
    third: new Float64Array(LEAST),
  };
  /** Who has a number that was reckoned from what it says. */
  readonly reckoned = new BitSet();
  readonly #upTo = new Map<number, BitSet>();
  readonly #fromOn = new Map<number, BitSet>();

  /** At the end, while all of them come in their order. */
  append(slot: number, numbers: Numbers): void {
    this.#insertAt(this.#length, slot, numbers);
  }

  insert(slot: number, numbers: Numbers): void {
    this.#insertAt(this.#after(numbers.number), slot, numbers);
  }

  remove(slot: number): void {
    this.#forgetSteps();
    this.reckoned.remove(slot);
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

  between({ min = -Infinity, max = Infinity }: Bounds, read: Read): BitSet {
    if (!read.covers && read.min === 'number' && read.max === 'number') return this.#slotsBetween(this.#from(min), this.#after(max));
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
    const [from, to] = [this.#from(min), this.#after(max)];
    const isOpen = isMost ? min === -Infinity : max === Infinity;
    return steps.map((step) => {
      const left = isMost ? [from, Math.min(to, this.#after(step))] : [Math.max(from, this.#from(step)), to];
      // Steps are few and always the same, another bound is anybody's.
      const held = isOpen ? this.#heldAt(step, isMost) : this.#slotsBetween(left[0] ?? 0, left[1] ?? 0);
      return among.sharedWith(held);
    });
  }

  rangeOf(among: BitSet): { min: number; max: number } | undefined {
    let [first, last] = [0, this.#length - 1];
    while (first <= last && !among.has(this.#slots[first] ?? 0)) first += 1;
    while (last > first && !among.has(this.#slots[last] ?? 0)) last -= 1;
    const [min, max] = [this.#values.number[first], this.#values.number[last]];
    return first > last || min === undefined || max === undefined ? undefined : { min, max };
  }

  /** Whose the numbers are, from the smallest on; again where somebody has several. */
  get slots(): Uint32Array {
    return this.#slots.subarray(0, this.#length);
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

  #after(number: number): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#values.number[middle] ?? Infinity) <= number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Where the first number stands that is no smaller. */
  #from(number: number): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#values.number[middle] ?? Infinity) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #slotsBetween(from: number, to: number): BitSet {
    const found = new BitSet();
    for (let at = from; at < to; at += 1) found.add(this.#slots[at] ?? 0);
    return found;
  }

  /** Whoever has a number up to a step, or from it on; kept until a number changes. */
  #heldAt(step: number, isMost: boolean): BitSet {
    const bits = isMost ? this.#upTo : this.#fromOn;
    const known = bits.get(step);
    if (known) return known;
    const held = isMost ? this.#slotsBetween(0, this.#after(step)) : this.#slotsBetween(this.#from(step), this.#length);
    bits.set(step, held);
    return held;
  }

  #forgetSteps(): void {
    this.#upTo.clear();
    this.#fromOn.clear();
  }

  #insertAt(at: number, slot: number, { number, second, third, isReckoned }: Numbers): void {
    this.#forgetSteps();
    if (isReckoned) this.reckoned.add(slot);
    if (this.#length === this.#slots.length) this.#grow();
    const given = { number, second: second ?? Number.NaN, third: third ?? Number.NaN };
    this.#slots.copyWithin(at + 1, at, this.#length);
    this.#slots[at] = slot;
    for (const part of ['number', 'second', 'third'] as const) {
      this.#values[part].copyWithin(at + 1, at, this.#length);
      this.#values[part][at] = given[part];
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
    for (const part of ['number', 'second', 'third'] as const) this.#values[part] = larger(this.#values[part], new Float64Array(length));
  }
}
