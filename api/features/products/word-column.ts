import { BitSet } from './bit-set.ts';

/** Which products carry each word of one kind. */
export class WordColumn {
  #products = new Map<string, BitSet>();

  add(slot: number, word: string): void {
    const own = this.#products.get(word) ?? new BitSet();
    own.add(slot);
    this.#products.set(word, own);
  }

  remove(slot: number): void {
    for (const own of this.#products.values()) own.remove(slot);
  }

  of(word: string): BitSet {
    return this.#products.get(word) ?? new BitSet();
  }

  ofAny(words: readonly string[]): BitSet {
    const found = new BitSet();
    for (const word of words) found.join(this.of(word));
    return found;
  }
}
