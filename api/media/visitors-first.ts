import { setTimeout as wait } from 'node:timers/promises';

const QUIET_MS = 500;
const MOST_PATIENT_MS = 1500;
const LOOK_MS = 100;

export type VisitorsFirst = { seen: () => void; giveWay: () => Promise<void> };

/** Making smaller pictures takes all a processor has, so it waits while people are being served; but never for ever. */
export function visitorsFirst(now: () => number = () => performance.now()): VisitorsFirst {
  let seenAt = Number.NEGATIVE_INFINITY;
  return {
    seen() {
      seenAt = now();
    },
    async giveWay() {
      const deadline = now() + MOST_PATIENT_MS;
      while (now() - seenAt < QUIET_MS && now() < deadline) await wait(LOOK_MS, undefined, { ref: false });
    },
  };
}
