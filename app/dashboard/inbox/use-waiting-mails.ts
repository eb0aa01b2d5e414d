import { useEffect } from 'react';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';

type Waiting = { can_take_back: boolean; run_at: string };

/** How soon and how late one looks again, whatever the clock of the browser says. */
const SOONEST_MS = 1500;
const LATEST_MS = 15_000;

/** While an answer can be taken back, looks again when its time has passed: then it cannot. */
export function useWaitingMails(mails: readonly Waiting[]): void {
  const revalidate = useRevalidate();
  useEffect(() => {
    const times = mails.flatMap(({ can_take_back, run_at }) => (can_take_back ? [Date.parse(run_at)] : []));
    if (times.length === 0) return undefined;
    const left = Math.min(...times) - Date.now();
    const timer = setTimeout(() => void revalidate(), Math.min(Math.max(left, SOONEST_MS), LATEST_MS));
    return () => clearTimeout(timer);
  }, [mails, revalidate]);
}
