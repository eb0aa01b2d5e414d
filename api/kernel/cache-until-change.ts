import type { Changes } from '#store/changes.ts';
import { isTouched, noteReads, withReads, type Reads } from '#store/subjects.ts';

export type Cached<Value> = (() => Promise<Value>) & {
  /** The value, if it is known and still holds: for whoever cannot wait. */
  peek: () => Value | undefined;
};

/** Read once and kept until what it was read from changes: for what every request asks. A failed reading is tried again by the next. */
export function cacheUntilChange<Value>(onChange: Changes['onChange'], read: () => Promise<Value>): Cached<Value> {
  let reading: Promise<{ result: Value; reads: Reads }> | undefined;
  let known: { result: Value; reads: Reads } | undefined;
  onChange((change) => {
    if (known && !isTouched(known.reads, change)) return;
    reading = undefined;
    known = undefined;
  });

  async function get(): Promise<Value> {
    const mine = (reading ??= withReads(read));
    try {
      const found = await mine;
      if (reading === mine) known = found;
      noteReads(found.reads);
      return found.result;
    } catch (error) {
      if (reading === mine) reading = undefined;
      throw error;
    }
  }
  return Object.assign(get, { peek: () => known?.result });
}
