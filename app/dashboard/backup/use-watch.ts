import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { LongWork } from '#api/features/backup/long-work.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { type Say, useTexts } from '#app/dashboard/texts.ts';

const LOOK_EVERY_MS = 1500;

/** Looks now and then whether the work is done, and says how it went; whoever reloads the page or comes back watches on. */
export function useWatch(work: LongWork | undefined): boolean {
  const t = useTexts();
  const say = useMessages();
  const { revalidate, state } = useRevalidator();
  const isRunning = work?.state === 'running';
  // What had ended before somebody came to look is no news.
  const told = useRef(isRunning ? undefined : work?.startedAt);

  useEffect(() => {
    if (!isRunning || state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isRunning, revalidate, state]);

  useEffect(() => {
    if (!work || work.state === 'running' || told.current === work.startedAt) return;
    told.current = work.startedAt;
    say({ kind: work.state === 'done' ? 'ok' : 'error', text: outcomeOf(t, work) });
  }, [say, t, work]);

  return isRunning;
}

/** How it went, in words. */
export function outcomeOf(t: Say, { state, kind, missing = 0, reason, before = '' }: LongWork): string {
  if (reason !== undefined) return t(`backup.whole.${reason}`, { before });
  return state === 'running' ? '' : t(`backup.${state}.${kind}`, { missing, before });
}
