import { readFileSync } from 'node:fs';

/**
 * Milliseconds since then in which this thread had nothing to do: its own work, and its wait for a processor that others have, are
 * no part of how long something keeps it waiting.
 */
export function startIdleClock(): () => number {
  const [from, before] = [performance.now(), busyMs()];
  return () => performance.now() - from - (busyMs() - before);
}

/** On the processor and waiting for it, in nanoseconds, as Linux tells it of each thread. */
function busyMs(): number {
  const [worked = 0, waited = 0] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ').map(Number);
  return (worked + waited) / 1e6;
}
