import { PostingList } from './posting-list.ts';

type Single = { slot: number; weight: number };

/**
 * Which slots hold a term. Most terms of a catalogue (a model's number) stand in one record alone: those have a pair of numbers, and a
 * list of their own from the second on.
 */
export class TermLists {
  readonly #numbers = new Map<string, number>();
  readonly #lists: (PostingList | undefined)[] = [];
  #slots = new Uint32Array(1024);
  #weights = new Uint8Array(1024);

  has(term: string): boolean {
    return this.#numbers.has(term);
  }

  /** Terms are numbered as they come. */
  numberOf(term: string): number | undefined {
    return this.#numbers.get(term);
  }

  /** True for a term that was not there. */
  append(term: string, slot: number, weight: number): boolean {
    const known = this.#numbers.get(term);
    if (known === undefined) {
      this.#begin(term, { slot, weight });
      return true;
    }
    this.#listOf(known).append(slot, weight);
    return false;
  }

  lengthOf(term: string): number {
    const number = this.#numbers.get(term);
    return number === undefined ? 0 : (this.#lists[number]?.length ?? 1);
  }

  each(term: string, visit: (slot: number, weight: number) => void): void {
    const number = this.#numbers.get(term);
    if (number === undefined) return;
    const list = this.#lists[number];
    if (list) list.each(visit);
    else visit(this.#slots[number]!, this.#weights[number]!);
  }

  #begin(term: string, { slot, weight }: Single): void {
    const number = this.#numbers.size;
    if (number === this.#slots.length) {
      const [slots, weights] = [new Uint32Array(number * 2), new Uint8Array(number * 2)];
      slots.set(this.#slots);
      weights.set(this.#weights);
      [this.#slots, this.#weights] = [slots, weights];
    }
    this.#numbers.set(term, number);
    this.#lists.push(undefined);
    this.#slots[number] = slot;
    this.#weights[number] = weight;
  }

  #listOf(number: number): PostingList {
    const known = this.#lists[number];
    if (known) return known;
    const list = new PostingList();
    list.append(this.#slots[number]!, this.#weights[number]!);
    this.#lists[number] = list;
    return list;
  }
}
