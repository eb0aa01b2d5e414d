/** Up to here a new one is put in its place; a late page of results is sorted at its end. */
const MOST_IN_ORDER = 200;

const JUST_MORE = 1.000_001;

type Order = { isBefore: (slot: number, other: number) => boolean };

/** The best of many slots, and how many there were; of two that are worth the same, the one that stands before the other. */
export class TopSlots {
  total = 0;
  readonly #from: number;
  readonly #most: number;
  readonly #slots: number[] = [];
  readonly #scores: number[] = [];
  readonly #all: Uint32Array | undefined;
  readonly #order: Order;

  /** `room`: for how many slots there is room, where every one of them is listed. */
  constructor(order: Order, { from = 0, most, room }: { from?: number; most: number; room?: number | undefined }) {
    this.#order = order;
    [this.#from, this.#most] = [from, from + most];
    this.#all = room === undefined ? undefined : new Uint32Array(room);
  }

  /** Every slot that was offered, where all are listed. */
  get all(): Uint32Array | undefined {
    return this.#all?.subarray(0, this.total);
  }

  /** Whether a slot with at most this score can be among the best. */
  takes(slot: number, score: number): boolean {
    return this.#most > MOST_IN_ORDER || this.#slots.length < this.#most || this.#isBetter(slot, score, this.#slots.length - 1);
  }

  /** Whether a slot comes before the one at a place. */
  #isBetter(slot: number, score: number, position: number): boolean {
    const there = this.#scores[position] ?? 0;
    return score > there || (score === there && this.#order.isBefore(slot, this.#slots[position] ?? slot));
  }

  /** Counts a record that is not good enough to be among the first. */
  pass(slot: number): void {
    if (this.#all) this.#all[this.total] = slot;
    this.total += 1;
  }

  offer(slot: number, score: number): void {
    this.pass(slot);
    if (!this.takes(slot, score)) return;
    let at = this.#slots.length;
    if (this.#most <= MOST_IN_ORDER) while (at > 0 && this.#isBetter(slot, score, at - 1)) at -= 1;
    this.#slots.splice(at, 0, slot);
    this.#scores.splice(at, 0, score);
    if (this.#most > MOST_IN_ORDER || this.#slots.length <= this.#most) return;
    this.#slots.pop();
    this.#scores.pop();
  }

  /** The score at a rank, once the ranks are in order. */
  scoreAt(position: number): number {
    return this.#most <= MOST_IN_ORDER ? (this.#scores[position] ?? 0) : 0;
  }

  /** Offers a slot that is to stand at a rank or before it. */
  offerAt(slot: number, score: number, position: number): void {
    this.offer(slot, Math.max(score, this.scoreAt(position) * JUST_MORE));
  }

  chosen(): number[] {
    if (this.#most <= MOST_IN_ORDER) return this.#slots.slice(this.#from);
    const found = this.#slots.map((slot, at) => ({ slot, score: this.#scores[at] ?? 0 }));
    const inOrder = found.toSorted((a, b) => b.score - a.score || (this.#order.isBefore(a.slot, b.slot) ? -1 : 1));
    return inOrder.slice(this.#from, this.#most).map(({ slot }) => slot);
  }
}
