const LEAST = 1024;
/** Numbers of records are given out one after the other; one that is far beyond has come from elsewhere. */
const MOST_IN_ORDER = 4_000_000;

/** The slot of each product by its number: a list where a map of a hundred thousand is ten times as slow. */
export class SlotNumbers {
  /** The slot plus one, so that 0 means none. */
  #near = new Uint32Array(LEAST);
  readonly #far = new Map<number, number>();

  get(id: number): number | undefined {
    if (id >= MOST_IN_ORDER) return this.#far.get(id);
    const next = this.#near[id] ?? 0;
    return next === 0 ? undefined : next - 1;
  }

  set(id: number, slot: number): void {
    if (id >= MOST_IN_ORDER) {
      this.#far.set(id, slot);
      return;
    }
    if (id >= this.#near.length) this.#grow(id);
    this.#near[id] = slot + 1;
  }

  #grow(id: number): void {
    const wider = new Uint32Array(2 ** Math.ceil(Math.log2(id + 1)));
    wider.set(this.#near);
    this.#near = wider;
  }
}
