const WEIGHT_BITS = 4;
const MOST_WEIGHT = 2 ** WEIGHT_BITS - 1;
/** Seven bits of a number stand in each byte; the eighth says that more follow. */
const MORE = 128;
const FIRST_ROOM = 8;
/** A list that doubles is half empty when it has just done so: from here on it grows by a fifth. */
const MANY = 4096;
/** Most bytes one number takes. */
const MOST_BYTES = 5;

/** Slots that hold a term, each as its distance from the one before: a byte or two for a common term instead of four. */
export class PostingList {
  length = 0;
  #bytes = new Uint8Array(FIRST_ROOM);
  #used = 0;
  #last = 0;

  get last(): number {
    return this.#last;
  }

  /** A list that was written down before. */
  static from(bytes: Uint8Array<ArrayBuffer>, length: number, last: number): PostingList {
    const list = new PostingList();
    [list.length, list.#bytes, list.#used, list.#last] = [length, bytes, bytes.length, last];
    return list;
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#used);
  }

  append(slot: number, weight: number): void {
    if (this.#used + MOST_BYTES > this.#bytes.length) this.#makeRoom();
    let left = (slot - this.#last) * (MOST_WEIGHT + 1) + Math.min(MOST_WEIGHT, weight);
    for (; left >= MORE; left = Math.floor(left / MORE)) this.#bytes[this.#used++] = (left % MORE) + MORE;
    this.#bytes[this.#used++] = left;
    this.#last = slot;
    this.length += 1;
  }

  each(visit: (slot: number, weight: number) => void): void {
    const [bytes, used] = [this.#bytes, this.#used];
    let slot = 0;
    for (let at = 0; at < used;) {
      let byte = bytes[at++] ?? 0;
      let number = byte & (MORE - 1);
      for (let shift = 7; byte >= MORE; shift += 7) {
        byte = bytes[at++] ?? 0;
        number |= (byte & (MORE - 1)) << shift;
      }
      slot += number >>> WEIGHT_BITS;
      visit(slot, number & MOST_WEIGHT);
    }
  }

  #makeRoom(): void {
    const wider = new Uint8Array(Math.ceil(this.#bytes.length * (this.#bytes.length < MANY ? 2 : 1.2)) + MOST_BYTES);
    wider.set(this.#bytes.subarray(0, this.#used));
    this.#bytes = wider;
  }
}
