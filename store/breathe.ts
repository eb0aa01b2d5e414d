import { setImmediate as turn } from 'node:timers/promises';

const LONGEST_MS = 8;

/**
 * For long work in the server's own thread: whoever calls the result between two pieces lets visitors pass when it was long
 * enough. SQLite answers at once, so awaiting it lets nobody pass.
 */
export function breather(longestMs = LONGEST_MS): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await turn();
    since = performance.now();
  };
}
