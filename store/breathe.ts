import { setImmediate as turn } from 'node:timers/promises';

const LONGEST_MS = 8;

/** Called between two pieces of long work it lets visitors pass when it was long enough: SQLite answers at once, so awaiting it does not. */
export function breather(longestMs = LONGEST_MS): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await turn();
    since = performance.now();
  };
}
