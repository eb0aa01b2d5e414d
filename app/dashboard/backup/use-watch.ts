import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { LongWork } from '#api/features/backup/long-work.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { type Say, useTexts } from '#app/dashboard/texts.ts';

const LOOK_EVERY_MS = 1500;

/** Looks now and then whether the work is done, and says how it went; whoever reloads the page or comes back watches on. */
export function useWatch(work: LongWork | undefined): boolean {
  const t = useTexts();
  const say = useMessages();
  const { when } = useFormats();
  const { revalidate, state } = useRevalidator();
  const isRunning = work?.state === 'running';
  // Work that had ended before the page was opened is not announced.
  const told = useRef(isRunning ? undefined : work?.startedAt);

  useEffect(() => {
    if (!isRunning || state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isRunning, revalidate, state]);

  useEffect(() => {
    if (!work || work.state === 'running' || told.current === work.startedAt) return;
    told.current = work.startedAt;
    say({ kind: work.state === 'done' ? 'ok' : 'error', text: outcomeOf(t, when, work) });
  }, [say, t, when, work]);

  return isRunning;
}

export function outcomeOf(t: Say, when: (at: string) => string, work: LongWork): string {
  const { state, kind, missing = 0, reason } = work;
  const before = work.before === undefined ? '' : when(momentOf(work.before));
  if (reason !== undefined) return t(`backup.whole.${reason}`, { before });
  return state === 'running' ? '' : t(`backup.${state}.${kind}`, { missing, before });
}

/** Backups are named by their moment, without colons. */
function momentOf(name: string): string {
  return name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');
}
