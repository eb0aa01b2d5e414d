import { type FormEvent, useState } from 'react';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { useLanguage } from '#app/page/texts.ts';
import { askPasskey } from '#app/dashboard/factors/passkey-browser.ts';
import { send } from '#app/dashboard/send.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './login.module.css';

/** Asks for the password of whoever is signed in, in front of what they were about to do. */
export function ConfirmForm({ hasPasskey, onConfirmed }: { hasPasskey: boolean; onConfirmed: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { password: new FormData(event.currentTarget).get('password') };
    setIsSending(true);
    setProblem('');
    const answer = await send(language, { method: 'POST', path: '/auth/confirm', body });
    setIsSending(false);
    if (answer.isOk) onConfirmed();
    else setProblem(answer.message);
  }

  async function confirmByPasskey() {
    const options = await send(language, { method: 'POST', path: '/auth/confirm/passkey' });
    const passkey = options.isOk ? await askPasskey(options.body) : undefined;
    const answer = passkey ? await send(language, { method: 'POST', path: '/auth/confirm', body: { passkey } }) : options;
    if (passkey && answer.isOk) onConfirmed();
    else if (!answer.isOk) setProblem(answer.message);
  }

  return (
    <form className={styles['form']} method="post" onSubmit={(event) => void confirm(event)}>
      <TextField
        name="password"
        type="password"
        label={t('login.password')}
        autoComplete="current-password"
        required
        dir="ltr"
        data-first-focus
      />
      <FormStatus kind="error">{problem}</FormStatus>
      <Action look="main" type="submit" disabled={isSending}>
        {isSending ? t('state.wait') : t('confirm.submit')}
      </Action>
      {hasPasskey && (
        <Action look="quiet" glyph="key" onClick={() => void confirmByPasskey()}>
          {t('confirm.passkey')}
        </Action>
      )}
    </form>
  );
}
