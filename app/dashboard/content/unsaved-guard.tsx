import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { Question } from '#app/dashboard/ui/question.tsx';
import { useWords } from '#app/dashboard/words.ts';

/** Asks before a form with unsaved words is left, by a link of ours or by the browser; a save in progress leaves by itself. */
export function UnsavedGuard({ isDirty, isSaving }: { isDirty: boolean; isSaving: boolean }) {
  const t = useWords();
  const blocker = useBlocker(isDirty && !isSaving);
  const isLeaving = useRef(false);
  // Somebody who says no with Escape and goes back at once is blocked again before the first answer is drawn; only another
  // question is opened then.
  const [asked, setAsked] = useState<string>();
  if (blocker.state === 'blocked' && blocker.location.key !== asked) setAsked(blocker.location.key);

  useEffect(() => {
    if (!isDirty) return undefined;
    const leaving = new AbortController();
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: leaving.signal });
    return () => leaving.abort();
  }, [isDirty]);

  function leave() {
    isLeaving.current = true;
    blocker.proceed?.();
  }

  function stay() {
    if (blocker.state === 'blocked' && !isLeaving.current) blocker.reset();
  }

  return (
    <Question
      key={asked}
      isOpen={blocker.state === 'blocked'}
      text={t('content.unsaved.question')}
      yes={t('content.unsaved.leave')}
      onYes={leave}
      onClose={stay}
    />
  );
}
