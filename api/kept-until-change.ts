import type { Changes } from '#store/changes.ts';

/** Read once and kept until content changes: for what every request asks. A failed reading is tried again by the next. */
export function keptUntilChange<Value>(onChange: Changes['onChange'], read: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  onChange(() => (kept = undefined));
  return async () => {
    const reading = (kept ??= read());
    try {
      return await reading;
    } catch (error) {
      if (kept === reading) kept = undefined;
      throw error;
    }
  };
}
