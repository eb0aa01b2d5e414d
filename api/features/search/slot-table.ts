/** The mark of a slot that was left; no record has it. */
export const LEFT = 255;

/** For each mark whether it is accepted: there are fewer marks than slots. */
export function acceptedBy(accepts: (mark: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: LEFT + 1 }, (_, mark) => (mark !== LEFT && accepts(mark) ? 1 : 0));
}

/** Which record stands in which slot. What a search looks at for every slot lies in lists of plain numbers. */
export class SlotTable {
  marks = new Uint8Array(1024);
  factors = new Float32Array(1024);
  /** The number in each key: a hundred thousand of them are listed without reading as many texts. */
  #ids = new Uint32Array(1024);
  readonly #keys: (string | undefined)[] = [];
  readonly #slotOf = new Map<string, number>();

  /** Slots ever taken. */
  get length(): number {
    return this.#keys.length;
  }

  /** Slots in use. */
  get size(): number {
    return this.#slotOf.size;
  }

  keyOf(slot: number): string {
    return this.#keys[slot] ?? '';
  }

  /** The numbers of the records in some slots, in their place. */
  idsOf(slots: Uint32Array): Uint32Array {
    for (let at = 0; at < slots.length; at += 1) slots[at] = this.#ids[slots[at] ?? 0] ?? 0;
    return slots;
  }

  /** Which of two that are worth the same is shown first: by kind and number, since a record that was changed has moved to another slot. */
  isBefore(slot: number, other: number): boolean {
    const [mark = LEFT, otherMark = LEFT] = [this.marks[slot], this.marks[other]];
    const [id = 0, otherId = 0] = [this.#ids[slot], this.#ids[other]];
    return (mark - otherMark || id - otherId || slot - other) < 0;
  }

  keys(): IterableIterator<string> {
    return this.#slotOf.keys();
  }

  leave(key: string): void {
    const slot = this.#slotOf.get(key);
    if (slot === undefined) return;
    this.#keys[slot] = undefined;
    this.marks[slot] = LEFT;
    this.#slotOf.delete(key);
  }

  /** The slot of a record; the one it had before is left. */
  take(key: string, mark: number, factor: number): number {
    this.leave(key);
    return this.append(key, mark, factor);
  }

  /** The slot of a record that has none yet. */
  append(key: string, mark: number, factor: number): number {
    const slot = this.#keys.length;
    this.#keys.push(key);
    this.#makeRoom();
    this.marks[slot] = mark;
    this.factors[slot] = factor;
    this.#ids[slot] = Number(key.slice(key.indexOf('/') + 1)) || 0;
    this.#slotOf.set(key, slot);
    return slot;
  }

  /** A slot that nobody uses, so that the others keep their numbers. */
  skip(): void {
    const slot = this.#keys.length;
    this.#keys.push(undefined);
    this.#makeRoom();
    this.marks[slot] = LEFT;
  }

  #makeRoom(): void {
    if (this.marks.length >= this.#keys.length) return;
    const room = 2 ** Math.ceil(Math.log2(this.#keys.length));
    const [marks, factors, ids] = [new Uint8Array(room), new Float32Array(room), new Uint32Array(room)];
    marks.set(this.marks);
    factors.set(this.factors);
    ids.set(this.#ids);
    [this.marks, this.factors, this.#ids] = [marks, factors, ids];
  }
}
