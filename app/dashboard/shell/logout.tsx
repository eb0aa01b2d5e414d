import { useState } from 'react';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { useWords } from '#app/dashboard/words.ts';
import { forgetLoggedIn } from '#app/logged-in-flag.ts';
import { useMessages } from './messages.tsx';
import { useApi } from './session.tsx';

/** Asks first; then ends the session on the server, forgets the flag and loads the page again, which shows the sign-in. */
export function Logout() {
  const t = useWords();
  const api = useApi();
  const say = useMessages();
  const [isAsking, setIsAsking] = useState(false);

  async function logOut() {
    const answer = await api({ method: 'POST', path: '/auth/logout' });
    if (!answer.isOk && answer.status !== 401) return say({ kind: 'error', text: answer.message || t('state.offline') });
    forgetLoggedIn();
    location.reload();
  }

  return (
    <>
      <Action look="quiet" glyph="leave" flips onClick={() => setIsAsking(true)}>
        {t('shell.logout')}
      </Action>
      <Question
        isOpen={isAsking}
        text={t('shell.logout.question')}
        yes={t('shell.logout')}
        onYes={() => void logOut()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
