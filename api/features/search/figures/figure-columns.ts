import type { Bound } from './bounds.ts';
import { type Column, COLUMNS, OVERLAPPING } from './columns.ts';
import type { ColumnValue } from './product-figures.ts';

export type PackedColumn = { slots: Uint32Array; lows: Float32Array; highs: Float32Array };

/** The numbers of all records, one list for each thing that is measured: which slot, from, to. */
export class FigureColumns {
  readonly #columns = new Map<Column, Growing>();

  put(slot: number, values: readonly ColumnValue[]): void {
    for (const { column, low, high } of values) {
      const list = this.#columns.get(column) ?? new Growing();
      this.#columns.set(column, list);
      list.add(slot, low, high);
    }
  }

  /** Marks the slots that lie within a bound, and how far from what was asked; true where any does. */
  within({ columns, min, max, isMinOpen, isMaxOpen, wanted }: Bound, visit: (slot: number, distance: number) => void): boolean {
    for (const group of columns) {
      let isFound = false;
      for (const column of group)
        this.#columns.get(column)?.each((slot, low, high) => {
          const [least, most] = OVERLAPPING.has(column) ? [high, low] : [low, high];
          // Numbers are kept with seven digits.
          const slack = Math.abs(wanted) * 1e-6;
          if (isMinOpen ? least <= min + slack : least < min - slack) return;
          if (isMaxOpen ? most >= max - slack : most > max + slack) return;
          isFound = true;
          visit(slot, Math.abs(low - wanted) / Math.max(1e-6, Math.abs(wanted)));
        });
      if (isFound) return true;
    }
    return false;
  }

  pack(): (PackedColumn | undefined)[] {
    return COLUMNS.map((column) => this.#columns.get(column)?.pack());
  }

  static unpack(packed: readonly (PackedColumn | undefined)[]): FigureColumns {
    const columns = new FigureColumns();
    for (const [at, column] of COLUMNS.entries()) {
      const list = packed[at];
      if (list) columns.#columns.set(column, new Growing(list));
    }
    return columns;
  }
}

const FIRST_ROOM = 64;

class Growing {
  #used: number;
  #slots: Uint32Array;
  #lows: Float32Array;
  #highs: Float32Array;

  constructor({ slots, lows, highs }: PackedColumn = { slots: new Uint32Array(0), lows: new Float32Array(0), highs: new Float32Array(0) }) {
    [this.#slots, this.#lows, this.#highs, this.#used] = [slots, lows, highs, slots.length];
  }

  add(slot: number, low: number, high: number): void {
    if (this.#used === this.#slots.length) this.#makeRoom();
    this.#slots[this.#used] = slot;
    this.#lows[this.#used] = low;
    this.#highs[this.#used] = high;
    this.#used += 1;
  }

  each(visit: (slot: number, low: number, high: number) => void): void {
    for (let at = 0; at < this.#used; at += 1) visit(this.#slots[at] ?? 0, this.#lows[at] ?? 0, this.#highs[at] ?? 0);
  }

  pack(): PackedColumn {
    return { slots: this.#slots.slice(0, this.#used), lows: this.#lows.slice(0, this.#used), highs: this.#highs.slice(0, this.#used) };
  }

  #makeRoom(): void {
    const room = Math.max(FIRST_ROOM, this.#used * 2);
    const [slots, lows, highs] = [new Uint32Array(room), new Float32Array(room), new Float32Array(room)];
    slots.set(this.#slots);
    lows.set(this.#lows);
    highs.set(this.#highs);
    [this.#slots, this.#lows, this.#highs] = [slots, lows, highs];
  }
}
