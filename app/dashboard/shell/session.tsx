import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useLanguage } from '#app/page/texts.ts';
import type { Request } from '#app/page/api-client.ts';
import { type Answer, send } from '#app/dashboard/send.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { forgetLoggedIn } from '#app/logged-in-flag.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { LoginForm } from './login-form.tsx';
import { useQuestion } from './use-question.ts';
import styles from './login.module.css';

/** Asks whoever sits there for something, without leaving the page; false if they decline. */
type Ask = () => Promise<boolean>;
type Asking = { signInAgain: Ask; confirm: Ask };

const decline: Ask = () => Promise.resolve(false);
const SessionContext = createContext<Asking>({ signInAgain: decline, confirm: decline });

/** An ended session, or a password that is wanted again, is asked for and the call repeated, so that no text is lost. */
export function useApi() {
  const language = useLanguage();
  const { signInAgain, confirm } = useContext(SessionContext);
  return useCallback(
    async <Body,>(request: Request<Body>): Promise<Answer<Body>> => {
      const call = () => repeatSignedIn(() => send(language, request), signInAgain);
      const answer = await call();
      return answer.status === 403 && !answer.isOk && answer.body.next === 'confirm' && (await confirm()) ? call() : answer;
    },
    [language, signInAgain, confirm],
  );
}

export function useSignInAgain(): Ask {
  return useContext(SessionContext).signInAgain;
}

export function useConfirm(): Ask {
  return useContext(SessionContext).confirm;
}

export async function repeatSignedIn<Body>(call: () => Promise<Answer<Body>>, signInAgain: Ask): Promise<Answer<Body>> {
  const answer = await call();
  return answer.status === 401 && (await signInAgain()) ? call() : answer;
}

type SessionProps = { hasSecondStep: boolean; hasPasskey: boolean; children: ReactNode };

export function Session({ hasSecondStep, hasPasskey, children }: SessionProps) {
  const t = useTexts();
  const { ask: askSignIn, ...signIn } = useQuestion();
  const { ask: confirm, ...confirmation } = useQuestion();
  const asking = useMemo<Asking>(
    () => ({
      signInAgain() {
        forgetLoggedIn();
        return askSignIn();
      },
      confirm,
    }),
    [askSignIn, confirm],
  );

  return (
    <SessionContext value={asking}>
      {children}
      <Dialog isOpen={signIn.isAsking} onClose={() => signIn.end(false)} title={t('login.expired.title')} closeLabel={t('action.close')}>
        <div className={styles['asked']}>
          <p>{t('login.expired')}</p>
          <LoginForm onSignedIn={() => signIn.end(true)} />
        </div>
      </Dialog>
      <Dialog
        isOpen={confirmation.isAsking}
        onClose={() => confirmation.end(false)}
        title={t('confirm.title')}
        closeLabel={t('action.close')}
      >
        <div className={styles['asked']}>
          <p>{t('confirm.lead')}</p>
          <ConfirmForm hasSecondStep={hasSecondStep} hasPasskey={hasPasskey} onConfirmed={() => confirmation.end(true)} />
        </div>
      </Dialog>
    </SessionContext>
  );
}
