import { type FormEvent, useState } from 'react';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { useLanguage } from '#app/site/texts.ts';
import { send } from '#app/dashboard/send.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useWords } from '#app/dashboard/words.ts';
import { markLoggedIn } from '#app/logged-in-flag.ts';
import styles from './login.module.css';

/** The server decides; the flag in local storage only says what to draw first next time. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useWords();
  const language = useLanguage();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsSending(true);
    setProblem('');
    const body = { username: form.get('username'), password: form.get('password') };
    const answer = await send(language, { method: 'POST', path: '/auth/login', body });
    setIsSending(false);
    if (!answer.isOk) return setProblem(answer.message || t('state.offline'));
    markLoggedIn();
    onSignedIn();
  }

  return (
    <form className={styles['form']} method="post" onSubmit={(event) => void signIn(event)}>
      <TextField name="username" label={t('login.username')} autoComplete="username" required dir="ltr" data-first-focus />
      <TextField name="password" type="password" label={t('login.password')} autoComplete="current-password" required dir="ltr" />
      <FormStatus kind="error">{problem}</FormStatus>
      <Action look="main" type="submit" disabled={isSending}>
        {isSending ? t('state.wait') : t('login.submit')}
      </Action>
    </form>
  );
}
