import { type FormEvent, useState } from 'react';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import styles from '#app/dashboard/office/office.module.css';
import { Action } from '#app/dashboard/ui/action.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { useWords } from '#app/dashboard/words.ts';
import type { Route } from './+types/account.ts';

export const loader = dashboardLoader(async ({ operations, user }) => ({
  username: user.username,
  email: await operations.forgottenPassword.emailOf(user),
}));

/** One's own password and one's own sessions. */
export default function Account({ loaderData: { username, email } }: Route.ComponentProps) {
  const t = useWords();
  const change = useChange();
  return (
    <>
      <PageHead title={t('account.title')} lead={<p>{t('shell.signed-in-as', { name: username })}</p>} />
      <PasswordForm username={username} />
      <EmailForm email={email} />
      <section className={styles['card']}>
        <h2>{t('account.sessions')}</h2>
        <p>{t('account.sessions.lead')}</p>
        <div>
          <Action glyph="leave" flips onClick={() => void change({ method: 'POST', path: '/auth/end-other-sessions' })}>
            {t('account.sessions.end')}
          </Action>
        </div>
      </section>
    </>
  );
}

function PasswordForm({ username }: { username: string }) {
  const t = useWords();
  const change = useChange();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
    if (typed['next'] !== typed['again']) return setErrors({ again: t('account.again.wrong') });
    const answer = await change({ method: 'POST', path: '/auth/password', body: { current: typed['current'], next: typed['next'] } });
    if (answer.isOk) form.reset();
    return setErrors(answer.errors);
  }

  return (
    <section className={styles['card']}>
      <h2>{t('account.password')}</h2>
      <p>{t('account.password.lead')}</p>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        {/* For password managers, which look for it beside the passwords. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <TextField
          name="current"
          type="password"
          dir="ltr"
          label={t('account.current')}
          error={errors['current']}
          autoComplete="current-password"
        />
        <TextField
          name="next"
          type="password"
          dir="ltr"
          label={t('account.next')}
          hint={t('account.next.hint')}
          error={errors['next']}
          autoComplete="new-password"
        />
        <TextField name="again" type="password" dir="ltr" label={t('account.again')} error={errors['again']} autoComplete="new-password" />
        <div>
          <Action look="main" type="submit">
            {t('account.password')}
          </Action>
        </div>
      </form>
    </section>
  );
}

function EmailForm({ email }: { email: string }) {
  const t = useWords();
  const change = useChange();
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { email: String(new FormData(event.currentTarget).get('email') ?? '').trim() };
    const answer = await change({ method: 'POST', path: '/auth/email', body });
    setProblem(answer.errors['email']);
  }

  return (
    <section className={styles['card']}>
      <h2>{t('account.email')}</h2>
      <p>{t('account.email.lead')}</p>
      <form className={styles['row']} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          name="email"
          type="email"
          dir="ltr"
          label={t('forgotten.email')}
          defaultValue={email}
          error={problem}
          autoComplete="email"
        />
        <Action type="submit">{t('action.save')}</Action>
      </form>
    </section>
  );
}
