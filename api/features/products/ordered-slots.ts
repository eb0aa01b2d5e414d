/** Products in an order that a text or a number gives each of them; the earlier added first where two are alike. */
export class OrderedSlots<Key extends string | number> {
  #slots: number[] = [];
  #keys = new Map<number, Key>();

  /** At the end, while all of them come in their order. */
  append(slot: number, key: Key): void {
    this.#slots.push(slot);
    this.#keys.set(slot, key);
  }

  insert(slot: number, key: Key): void {
    let [low, high] = [0, this.#slots.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const here = this.#keys.get(this.#slots[middle] ?? -1);
      if (here !== undefined && here <= key) low = middle + 1;
      else high = middle;
    }
    this.#slots.splice(low, 0, slot);
    this.#keys.set(slot, key);
  }

  remove(slot: number): void {
    if (!this.#keys.delete(slot)) return;
    this.#slots.splice(this.#slots.indexOf(slot), 1);
  }

  get slots(): readonly number[] {
    return this.#slots;
  }
}
