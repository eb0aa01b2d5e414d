import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Question } from '#app/dashboard/ui/question.tsx';
import { useWords } from '#app/dashboard/words.ts';

/** Asks before a form with unsaved words is left, by a link of ours or by the browser. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const t = useWords();
  const blocker = useBlocker(isDirty);

  useEffect(() => {
    if (!isDirty) return undefined;
    const leaving = new AbortController();
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: leaving.signal });
    return () => leaving.abort();
  }, [isDirty]);

  return (
    <Question
      isOpen={blocker.state === 'blocked'}
      text={t('content.unsaved.question')}
      yes={t('content.unsaved.leave')}
      onYes={() => blocker.proceed?.()}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    />
  );
}
