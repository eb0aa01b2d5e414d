import { type FormEvent, useState } from 'react';
import { request, type InputOf } from '#app/page/api-client.ts';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { useLanguage } from '#app/page/texts.ts';
import { CodeField } from '#app/dashboard/factors/code-field.tsx';
import { askPasskey } from '#app/dashboard/factors/passkey-browser.ts';
import { send } from '#app/dashboard/send.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './login.module.css';

type Confirming = { hasSecondStep: boolean; hasPasskey: boolean; onConfirmed: () => void };

/** Asks for the password of whoever is signed in, and for a factor where there is one, in front of what they were about to do. */
export function ConfirmForm({ hasSecondStep, hasPasskey, onConfirmed }: Confirming) {
  const t = useTexts();
  const language = useLanguage();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');
  /** The server asked for it, whatever the page knew. */
  const [isAsked, setIsAsked] = useState(false);
  const asksCode = hasSecondStep || isAsked;

  async function say(body: InputOf<'POST /auth/confirm'>['body']) {
    setIsSending(true);
    setProblem('');
    const answer = await send(language, request('POST /auth/confirm', { body }));
    setIsSending(false);
    if (answer.isOk) return onConfirmed();
    if (answer.body.next === 'second-factor') setIsAsked(true);
    return setProblem(answer.message);
  }

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const code = String(typed.get('code') ?? '').trim();
    void say({ password: typed.get('password'), ...(code && { code }) });
  }

  async function confirmByPasskey(form: HTMLFormElement | null) {
    const options = await send(language, request('POST /auth/confirm/passkey'));
    const passkey = options.isOk ? await askPasskey(options.body) : undefined;
    // A key that only notices a touch needs the password beside it.
    const password = form && String(new FormData(form).get('password') ?? '');
    if (passkey) await say({ passkey, ...(password && { password }) });
    else if (!options.isOk) setProblem(options.message);
  }

  return (
    <form className={styles['form']} method="post" onSubmit={confirm}>
      <TextField
        name="password"
        type="password"
        label={t('login.password')}
        autoComplete="current-password"
        required
        dir="ltr"
        data-first-focus
      />
      {asksCode && (
        <>
          <p className={styles['lead']}>{t('confirm.second.lead')}</p>
          <CodeField />
        </>
      )}
      <FormStatus kind="error">{problem}</FormStatus>
      <Action look="main" type="submit" disabled={isSending}>
        {isSending ? t('state.wait') : t('confirm.submit')}
      </Action>
      {hasPasskey && (
        <Action look="quiet" glyph="key" onClick={({ currentTarget }) => void confirmByPasskey(currentTarget.form)}>
          {t('confirm.passkey')}
        </Action>
      )}
    </form>
  );
}
