import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import type { Answer, Request } from '#app/dashboard/send.ts';
import { useWords } from '#app/dashboard/words.ts';

/** One write, said in words, with everything on the screen read again. */
export function useLeadCall() {
  const t = useWords();
  const api = useApi();
  const say = useMessages();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  async function call(request: Request): Promise<Answer> {
    setIsBusy(true);
    const answer = await api(request);
    setIsBusy(false);
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message || t('state.offline') });
    if (answer.isOk) await revalidate();
    return answer;
  }

  return { call, isBusy };
}
