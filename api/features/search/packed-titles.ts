/** What a title that holds all that is asked for is worth, by the number of its words. */
export type TitleWorth = (words: number, holds: (term: number) => boolean) => number;

/** The titles of all records in one list of numbers, a tenth of what sets of words take; what was left goes when the index is built anew. */
export class PackedTitles {
  #numbers = new Uint32Array(1024);
  #used = 0;
  /** The position at which the titles of a slot begin. */
  #starts = new Uint32Array(1024);

  put(slot: number, titles: readonly { words: number; terms: readonly number[] }[]): void {
    const packed = [titles.length, ...titles.flatMap(({ words, terms }) => [words, terms.length, ...terms])];
    this.#numbers = withRoom(this.#numbers, this.#used + packed.length);
    this.#starts = withRoom(this.#starts, slot + 1);
    this.#numbers.set(packed, this.#used);
    this.#starts[slot] = this.#used;
    this.#used += packed.length;
  }

  pack(): { numbers: Uint32Array; starts: Uint32Array } {
    return { numbers: this.#numbers.subarray(0, this.#used), starts: this.#starts };
  }

  unpack(numbers: Uint32Array<ArrayBuffer>, starts: Uint32Array<ArrayBuffer>): void {
    [this.#numbers, this.#starts, this.#used] = [numbers, starts, numbers.length];
  }

  /** Of the titles of a slot that hold a form of every word, what the best is worth. */
  best(slot: number, words: readonly (readonly number[])[], worth: TitleWorth): number {
    let most = 0;
    let at = (this.#starts[slot] ?? 0) + 1;
    for (let left = this.#numbers[at - 1] ?? 0; left > 0; left -= 1) {
      const [from, to] = [at + 2, at + 2 + (this.#numbers[at + 1] ?? 0)];
      const holds = (term: number) => this.#holds(from, to, term);
      if (words.every((forms) => forms.some(holds))) most = Math.max(most, worth(this.#numbers[at] ?? 0, holds));
      at = to;
    }
    return most;
  }

  #holds(from: number, to: number, term: number): boolean {
    for (let at = from; at < to; at += 1) if (this.#numbers[at] === term) return true;
    return false;
  }
}

function withRoom(numbers: Uint32Array<ArrayBuffer>, room: number): Uint32Array<ArrayBuffer> {
  if (numbers.length >= room) return numbers;
  const wider = new Uint32Array(Math.max(room, numbers.length * 2));
  wider.set(numbers);
  return wider;
}
