import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useLanguage } from '#app/site/texts.ts';
import { type Answer, type Request, send } from '#app/dashboard/send.ts';
import { useWords } from '#app/dashboard/words.ts';
import { forgetLoggedIn } from '#app/logged-in-flag.ts';
import { LoginForm } from './login-form.tsx';

/** Asks whoever sits there to sign in again, without leaving the page; false if they decline. */
type SignInAgain = () => Promise<boolean>;

const SessionContext = createContext<SignInAgain>(() => Promise.resolve(false));

/** Calls of the API for everything in the dashboard. An ended session is asked for and the call repeated, so no text is lost. */
export function useApi() {
  const language = useLanguage();
  const signInAgain = useContext(SessionContext);
  return useCallback(
    (request: Request): Promise<Answer> => repeatSignedIn(() => send(language, request), signInAgain),
    [language, signInAgain],
  );
}

export function useSignInAgain(): SignInAgain {
  return useContext(SessionContext);
}

export async function repeatSignedIn(call: () => Promise<Answer>, signInAgain: SignInAgain): Promise<Answer> {
  const answer = await call();
  return answer.status === 401 && (await signInAgain()) ? call() : answer;
}

export function Session({ children }: { children: ReactNode }) {
  const t = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);
  const ask = useMemo<SignInAgain>(
    () => () =>
      new Promise((resolve) => {
        forgetLoggedIn();
        waiting.current.push(resolve);
        setIsAsking(true);
      }),
    [],
  );

  function end(isSignedIn: boolean) {
    setIsAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(isSignedIn);
  }

  return (
    <SessionContext value={ask}>
      {children}
      <Dialog isOpen={isAsking} onClose={() => end(false)} title={t('login.expired.title')} closeLabel={t('action.close')}>
        <p>{t('login.expired')}</p>
        <LoginForm onSignedIn={() => end(true)} />
      </Dialog>
    </SessionContext>
  );
}
