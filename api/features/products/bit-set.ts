const BITS = 32;
const LEAST = 1024;

/** Some of many things that are counted from 0: a bit for each. A hundred thousand take 12 kB, and two sets meet in microseconds. */
export class BitSet {
  #blocks: Uint32Array;

  constructor(blocks = new Uint32Array(LEAST / BITS)) {
    this.#blocks = blocks;
  }

  has(at: number): boolean {
    return ((this.#blocks[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
  }

  add(at: number): void {
    if (at >>> 5 >= this.#blocks.length) this.#grow(at);
    this.#blocks[at >>> 5] = (this.#blocks[at >>> 5] ?? 0) | (1 << (at & 31));
  }

  remove(at: number): void {
    // Numbers beyond the end are ignored.
    this.#blocks[at >>> 5] = (this.#blocks[at >>> 5] ?? 0) & ~(1 << (at & 31));
  }

  copy(): BitSet {
    return new BitSet(this.#blocks.slice());
  }

  /** Keeps only what the other set has too. */
  meet(other: BitSet): this {
    const [own, others] = [this.#blocks, other.#blocks];
    for (let at = 0; at < own.length; at += 1) own[at] = (own[at] ?? 0) & (others[at] ?? 0);
    return this;
  }

  join(other: BitSet): this {
    if (other.#blocks.length > this.#blocks.length) this.#grow(other.#blocks.length * BITS - 1);
    const [own, others] = [this.#blocks, other.#blocks];
    for (let at = 0; at < others.length; at += 1) own[at] = (own[at] ?? 0) | (others[at] ?? 0);
    return this;
  }

  get size(): number {
    let count = 0;
    for (const word of this.#blocks) if (word !== 0) count += bitsIn(word);
    return count;
  }

  /** How many of its members the other set has too. */
  sharedWith(other: BitSet): number {
    const [own, others] = [this.#blocks, other.#blocks];
    const length = Math.min(own.length, others.length);
    let count = 0;
    for (let at = 0; at < length; at += 1) {
      const word = (own[at] ?? 0) & (others[at] ?? 0);
      if (word !== 0) count += bitsIn(word);
    }
    return count;
  }

  #grow(at: number): void {
    const blocks = new Uint32Array(Math.max((at >>> 5) + 1, this.#blocks.length * 2));
    blocks.set(this.#blocks);
    this.#blocks = blocks;
  }
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return (((fours + (fours >>> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24;
}
