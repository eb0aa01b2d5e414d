/** Up to here a new one is put in its place; a late page of results is sorted at its end. */
const MOST_IN_ORDER = 200;

const JUST_MORE = 1.000_001;

/** The best of many slots, and how many there were; of two that are worth the same, the one that came first. */
export class TopSlots {
  total = 0;
  readonly #from: number;
  readonly #most: number;
  readonly #slots: number[] = [];
  readonly #scores: number[] = [];
  readonly #all: Uint32Array | undefined;

  /** `room`: for how many slots there is room, where every one of them is listed. */
  constructor({ from = 0, most, room }: { from?: number; most: number; room?: number | undefined }) {
    [this.#from, this.#most] = [from, from + most];
    this.#all = room === undefined ? undefined : new Uint32Array(room);
  }

  /** Every slot there was, for whoever lists them. */
  get all(): Uint32Array | undefined {
    return this.#all?.subarray(0, this.total);
  }

  /** Whether one that is worth so much at most can be among them. */
  takes(score: number): boolean {
    return this.#most > MOST_IN_ORDER || this.#slots.length < this.#most || score > (this.#scores.at(-1) ?? 0);
  }

  /** Counts a record that is not good enough to be among the first. */
  pass(slot: number): void {
    if (this.#all) this.#all[this.total] = slot;
    this.total += 1;
  }

  offer(slot: number, score: number): void {
    this.pass(slot);
    if (!this.takes(score)) return;
    let at = this.#slots.length;
    if (this.#most <= MOST_IN_ORDER) while (at > 0 && (this.#scores[at - 1] ?? Infinity) < score) at -= 1;
    this.#slots.splice(at, 0, slot);
    this.#scores.splice(at, 0, score);
    if (this.#most > MOST_IN_ORDER || this.#slots.length <= this.#most) return;
    this.#slots.pop();
    this.#scores.pop();
  }

  /** What the one at a place is worth, where the places are in order. */
  scoreAt(place: number): number {
    return this.#most <= MOST_IN_ORDER ? (this.#scores[place] ?? 0) : 0;
  }

  /** Puts one no later than at a place. */
  offerAt(slot: number, score: number, place: number): void {
    this.offer(slot, Math.max(score, this.scoreAt(place) * JUST_MORE));
  }

  chosen(): number[] {
    if (this.#most <= MOST_IN_ORDER) return this.#slots.slice(this.#from);
    const order = this.#slots.map((slot, at) => ({ slot, score: this.#scores[at] ?? 0 })).toSorted((a, b) => b.score - a.score);
    return order.slice(this.#from, this.#most).map(({ slot }) => slot);
  }
}
