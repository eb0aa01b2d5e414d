import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Rightful } from '#content/roles.ts';
import type { Refused } from '#api/http/openapi.ts';
import { request } from '#app/page/api-client.ts';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { useLanguage } from '#app/page/texts.ts';
import { askPasskey, hasPasskeys } from '#app/dashboard/factors/passkey-browser.ts';
import { CodeField } from '#app/dashboard/factors/code-field.tsx';
import { SecondStep } from '#app/dashboard/factors/second-step.tsx';
import { send } from '#app/dashboard/send.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { markLoggedIn } from '#app/logged-in-flag.ts';
import { signInAddress } from './sign-in-address.ts';
import type { Refusal } from './sign-in-action.server.ts';
import styles from './login.module.css';

type Said = { username: FormDataEntryValue | null; password: FormDataEntryValue | null };

type LoginFormProps = {
  /** Where it leads when it is sent before scripts are awake, or without any. */
  screen?: string | null;
  /** How such a post ended. */
  refusal?: Refusal | undefined;
  onSignedIn: (user: Rightful) => void;
  /** Stands below while the password is asked for. */
  children?: ReactNode;
};

/** The server decides; the flag in local storage only says what to draw first next time. */
export function LoginForm({ screen, refusal, onSignedIn, children }: LoginFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState(refusal?.problem ?? '');
  const canAskPasskey = useSyncExternalStore(
    () => () => undefined,
    hasPasskeys,
    () => false,
  );
  /** The password was right, and more is asked for. */
  const [second, setSecond] = useState<{ said: Said; factors: Refused['factors'] }>();

  function enter(user: Rightful) {
    markLoggedIn();
    onSignedIn(user);
  }

  /** Where the device knows its user, a passkey is all that is asked for. */
  async function signInByPasskey() {
    setIsSending(true);
    setProblem('');
    const options = await send(language, request('POST /auth/login/passkey'));
    const passkey = options.isOk ? await askPasskey(options.body) : undefined;
    const answer = passkey ? await send(language, request('POST /auth/login/passkey/answer', { body: { passkey } })) : undefined;
    setIsSending(false);
    if (answer?.isOk) enter(answer.body.user);
    else setProblem(answer?.message ?? (options.isOk ? t('login.passkey.failed') : options.message));
  }

  async function signIn(said: Said, shown: object = {}) {
    setIsSending(true);
    setProblem('');
    const answer = await send(language, request('POST /auth/login', { body: { ...said, ...shown } }));
    setIsSending(false);
    if (answer.isOk) return enter(answer.body.user);
    const isAsked = answer.body.next === 'second-factor';
    if (isAsked) setSecond({ said, factors: answer.body.factors });
    return setProblem(isAsked && second === undefined ? '' : answer.message);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const code = String(form.get('code') ?? '').trim();
    void signIn({ username: form.get('username'), password: form.get('password') }, code ? { code } : {});
  }

  if (second) {
    return (
      <SecondStep
        factors={second.factors}
        problem={problem}
        isSending={isSending}
        onShown={(shown) => void signIn(second.said, shown)}
        onBack={() => setSecond(undefined)}
      />
    );
  }
  return (
    <form className={styles['form']} method="post" action={signInAddress(language, screen ?? '')} onSubmit={submit}>
      <TextField
        name="username"
        label={t('login.username')}
        defaultValue={refusal?.username}
        autoComplete="username"
        required
        dir="ltr"
        data-first-focus
      />
      <TextField name="password" type="password" label={t('login.password')} autoComplete="current-password" required dir="ltr" />
      {refusal?.asksCode && (
        <>
          <p className={styles['lead']}>{t('login.second.beside')}</p>
          <CodeField />
        </>
      )}
      <FormStatus kind="error">{problem}</FormStatus>
      <Action look="main" type="submit" disabled={isSending}>
        {isSending ? t('state.wait') : t('login.submit')}
      </Action>
      {canAskPasskey && (
        <Action glyph="key" disabled={isSending} onClick={() => void signInByPasskey()}>
          {t('login.passkey')}
        </Action>
      )}
      {children}
    </form>
  );
}
