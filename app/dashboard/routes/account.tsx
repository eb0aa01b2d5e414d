import { type FormEvent, useState } from 'react';
import { request } from '#app/page/api-client.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { FactorsCard } from '#app/dashboard/factors/factors-card.tsx';
import styles from '#app/dashboard/ui/panel.module.css';
import { SessionList } from '#app/dashboard/people/session-list.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Empty } from '#app/dashboard/ui/data-table.tsx';
import { accountForms } from '#app/dashboard/people/account-forms.server.ts';
import { postedAction } from '#app/dashboard/posted/posted-action.server.ts';
import { PostedFields } from '#app/dashboard/posted/posted-fields.tsx';
import { usePostedTexts } from '#app/dashboard/posted/use-posted.ts';
import { textsOf } from '#app/dashboard/forms/texts-of.ts';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { PasswordField } from '#app/dashboard/ui/password-field.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/account.ts';

export const loader = dashboardLoader('signed-in', async ({ operations: { accounts }, user, browser }) => {
  const [email, sessions, { factors, recoveryCodes }] = await Promise.all([
    accounts.emailOf(user),
    accounts.listSessionsIn(browser, user),
    accounts.listFactors(user),
  ]);
  return { username: user.username, email, sessions, factors, recoveryCodes, mustEnrol: user.mustEnrol ?? false };
});

export const action = postedAction(accountForms);

export default function Account({ loaderData: { username, email, sessions, factors, recoveryCodes, mustEnrol } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <PageHead title={t('account.title')} lead={<p>{t('shell.signed-in-as', { name: username })}</p>} />
      {mustEnrol && <Empty>{t('factors.must')}</Empty>}
      <FactorsCard factors={factors} recoveryCodes={recoveryCodes} />
      <PasswordForm username={username} />
      <EmailForm email={email} />
      <SessionList sessions={sessions} />
    </>
  );
}

function PasswordForm({ username }: { username: string }) {
  const t = useTexts();
  const change = useChange();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(usePostedTexts('password').errors);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = textsOf(form);
    if (typed['next'] !== typed['again']) return setErrors({ again: t('account.again.wrong') });
    const answer = await change(request('POST /auth/password', { body: { current: typed['current'], next: typed['next'] } }));
    if (answer.isOk) form.reset();
    return setErrors(answer.errors);
  }

  return (
    <section className={styles['card']} id="password">
      <h2>{t('account.password')}</h2>
      <p>{t('account.password.lead')}</p>
      <form className={styles['form']} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <PostedFields form="password" />
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
        <PasswordField
          name="next"
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
  const t = useTexts();
  const change = useChange();
  const posted = usePostedTexts('email');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(posted.errors);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = textsOf(form);
    const body = { email: typed['email']?.trim(), password: typed['password'] };
    const answer = await change(request('POST /auth/email', { body }));
    if (answer.isOk) form.reset();
    setErrors(answer.errors);
  }

  return (
    <section className={styles['card']} id="email">
      <h2>{t('account.email')}</h2>
      <p>{t('account.email.lead')}</p>
      <form className={styles['form']} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <PostedFields form="email" />
        <TextField
          key={email}
          name="email"
          type="email"
          dir="ltr"
          label={t('forgotten.email')}
          defaultValue={posted.textOr('email', email)}
          error={errors['email']}
          autoComplete="email"
        />
        <TextField
          name="password"
          type="password"
          dir="ltr"
          label={t('account.current')}
          error={errors['password']}
          autoComplete="current-password"
        />
        <div>
          <Action type="submit">{t('action.save')}</Action>
        </div>
      </form>
    </section>
  );
}
