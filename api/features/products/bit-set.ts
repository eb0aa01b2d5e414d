const BITS = 32;
const LEAST = 1024;

/** Some of many things that are counted from 0: a bit for each. A hundred thousand take 12 kB, and two sets meet in microseconds. */
export class BitSet {
  #words: Uint32Array;

  constructor(words = new Uint32Array(LEAST / BITS)) {
    this.#words = words;
  }

  has(at: number): boolean {
    return ((this.#words[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
  }

  add(at: number): void {
    if (at >>> 5 >= this.#words.length) this.#grow(at);
    this.#words[at >>> 5] = (this.#words[at >>> 5] ?? 0) | (1 << (at & 31));
  }

  remove(at: number): void {
    // Numbers beyond the end are ignored.
    this.#words[at >>> 5] = (this.#words[at >>> 5] ?? 0) & ~(1 << (at & 31));
  }

  copy(): BitSet {
    return new BitSet(this.#words.slice());
  }

  /** Keeps only what the other set has too. */
  meet(other: BitSet): this {
    const [own, others] = [this.#words, other.#words];
    for (let at = 0; at < own.length; at += 1) own[at] = (own[at] ?? 0) & (others[at] ?? 0);
    return this;
  }

  join(other: BitSet): this {
    if (other.#words.length > this.#words.length) this.#grow(other.#words.length * BITS - 1);
    const [own, others] = [this.#words, other.#words];
    for (let at = 0; at < others.length; at += 1) own[at] = (own[at] ?? 0) | (others[at] ?? 0);
    return this;
  }

  get size(): number {
    let count = 0;
    for (const word of this.#words) if (word !== 0) count += bitsIn(word);
    return count;
  }

  /** How many of its members the other set has too. */
  sharedWith(other: BitSet): number {
    const [own, others] = [this.#words, other.#words];
    const length = Math.min(own.length, others.length);
    let count = 0;
    for (let at = 0; at < length; at += 1) {
      const word = (own[at] ?? 0) & (others[at] ?? 0);
      if (word !== 0) count += bitsIn(word);
    }
    return count;
  }

  #grow(at: number): void {
    const words = new Uint32Array(Math.max((at >>> 5) + 1, this.#words.length * 2));
    words.set(this.#words);
    this.#words = words;
  }
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return (((fours + (fours >>> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24;
}
