import { setTimeout as wait } from 'node:timers/promises';

export type Manners = { quietMs: number; mostMs: number; lookMs: number };
export type VisitorsFirst = { seen: () => void; giveWay: (manners?: Manners) => Promise<void> };

/** Compressing a kept page as well as can be takes all a processor has for a while. */
const LONG_WORK: Manners = { quietMs: 500, mostMs: 1500, lookMs: 100 };
/** Taking a mail from the queue writes to the database twice, and so do visitors. */
export const SHORT_WORK: Manners = { quietMs: 20, mostMs: 250, lookMs: 10 };

/** Work behind the scenes waits while people are being served; but never for ever. */
export function visitorsFirst(now: () => number = () => performance.now()): VisitorsFirst {
  let seenAt = Number.NEGATIVE_INFINITY;
  return {
    seen() {
      seenAt = now();
    },
    async giveWay({ quietMs, mostMs, lookMs } = LONG_WORK) {
      const deadline = now() + mostMs;
      while (now() - seenAt < quietMs && now() < deadline) await wait(lookMs, undefined, { ref: false });
    },
  };
}
