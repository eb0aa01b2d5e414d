import { PostingList } from '#api/kernel/posting-list.ts';

type Single = { slot: number; weight: number };
export type Packed = { slot: number; strongest: number; count: number; list: PostingList | undefined };

/** The weight of a term of the name. */
export const NAME_WEIGHT = 12;
/** Of the headings on a page: the questions that it answers. */
export const HEADING_WEIGHT = 3;
/** The weight of what a page only mentions. */
const MENTIONED = 1;

/** Which slots hold a term. Most (a model's number) stand in one record: a pair of numbers, and a list from the second on. */
export class TermLists {
  readonly #numbers = new Map<string, number>();
  readonly #lists: (PostingList | undefined)[] = [];
  #slots = new Uint32Array(1024);
  /** Of a term of one record its weight, of others the most it counts anywhere. */
  #weights = new Uint8Array(1024);
  /** In how many records it is more than mentioned. */
  #counts = new Uint32Array(1024);

  get size(): number {
    return this.#numbers.size;
  }

  has(term: string): boolean {
    return this.#numbers.has(term);
  }

  /** Terms are numbered in the order in which they first come. */
  numberOf(term: string): number | undefined {
    return this.#numbers.get(term);
  }

  terms(): IterableIterator<string> {
    return this.#numbers.keys();
  }

  /** The most it counts anywhere; 0 for a term that is not there. */
  strongest(term: string): number {
    const number = this.#numbers.get(term);
    return number === undefined ? 0 : (this.#weights[number] ?? 0);
  }

  append(term: string, slot: number, weight: number): void {
    const known = this.#numbers.get(term);
    if (known === undefined) return this.#begin(term, { slot, weight });
    this.#listOf(known).append(slot, weight);
    if (weight > (this.#weights[known] ?? 0)) this.#weights[known] = weight;
    if (weight > MENTIONED) this.#counts[known] = (this.#counts[known] ?? 0) + 1;
  }

  /** How common a term is: a word of every page's small print is no less telling for that. */
  countOf(term: string): number {
    const number = this.#numbers.get(term);
    return number === undefined ? 0 : this.#counts[number] || (this.#lists[number]?.length ?? 1);
  }

  /** In how many records it stands at all. */
  textsOf(term: string): number {
    const number = this.#numbers.get(term);
    return number === undefined ? 0 : (this.#lists[number]?.length ?? 1);
  }

  each(term: string, visit: (slot: number, weight: number) => void): void {
    const number = this.#numbers.get(term);
    if (number === undefined) return;
    const list = this.#lists[number];
    if (list) list.each(visit);
    else this.#visitOnly(number, visit);
  }

  /** For a snapshot: one term after the other in the order of their numbers. */
  packed(number: number): Packed {
    const [slot = 0, strongest = 0, count = 0] = [this.#slots[number], this.#weights[number], this.#counts[number]];
    return { slot, strongest, count, list: this.#lists[number] };
  }

  /** The numbers of the terms that stand in any record. */
  numbersOf(terms: Iterable<string>): number[] {
    return Array.from(terms, (term) => this.numberOf(term)).filter((number) => number !== undefined);
  }

  /** Marks every slot whose record holds one of the terms with such a weight; nothing where no term is asked for. */
  holders(terms: readonly string[], slots: number, least = 1): Uint8Array | undefined {
    if (terms.length === 0) return undefined;
    const held = new Uint8Array(slots);
    for (const term of terms) this.each(term, (slot, weight) => void (weight >= least && (held[slot] = 1)));
    return held;
  }

  /** What `packed` gave, put back in the same order. */
  unpack(term: string, { slot, strongest, count, list }: Packed): void {
    this.#begin(term, { slot, weight: strongest });
    this.#lists[this.#lists.length - 1] = list;
    this.#counts[this.#lists.length - 1] = count;
  }

  #begin(term: string, { slot, weight }: Single): void {
    const number = this.#numbers.size;
    if (number === this.#slots.length) {
      const [slots, weights, counts] = [new Uint32Array(number * 2), new Uint8Array(number * 2), new Uint32Array(number * 2)];
      slots.set(this.#slots);
      weights.set(this.#weights);
      counts.set(this.#counts);
      [this.#slots, this.#weights, this.#counts] = [slots, weights, counts];
    }
    this.#numbers.set(term, number);
    this.#lists.push(undefined);
    this.#slots[number] = slot;
    this.#weights[number] = weight;
    this.#counts[number] = weight > MENTIONED ? 1 : 0;
  }

  /** The one record that holds a term without a list. */
  #visitOnly(number: number, visit: (slot: number, weight: number) => void): void {
    const [slot, weight] = [this.#slots[number], this.#weights[number]];
    if (slot !== undefined && weight !== undefined) visit(slot, weight);
  }

  #listOf(number: number): PostingList {
    const known = this.#lists[number];
    if (known) return known;
    const list = new PostingList();
    this.#visitOnly(number, (slot, weight) => list.append(slot, weight));
    this.#lists[number] = list;
    return list;
  }
}
