import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { isRole } from '#content/roles.ts';
import type { ListedUser } from '#api/features/accounts/people/users.ts';
import { request } from '#app/page/api-client.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import styles from '#app/dashboard/ui/panel.module.css';
import { InvitationDialog } from '#app/dashboard/people/invitation-dialog.tsx';
import { NameDialog } from '#app/dashboard/people/name-dialog.tsx';
import { ResetDialog } from '#app/dashboard/people/reset-dialog.tsx';
import { RoleDialog } from '#app/dashboard/people/role-dialog.tsx';
import { RoleFields } from '#app/dashboard/people/role-fields.tsx';
import { type UserAct, UserRow } from '#app/dashboard/people/user-row.tsx';
import { textsOf } from '#app/dashboard/forms/texts-of.ts';
import { invitationForm } from '#app/dashboard/people/account-forms.server.ts';
import { postedAction } from '#app/dashboard/posted/posted-action.server.ts';
import { PostedFields } from '#app/dashboard/posted/posted-fields.tsx';
import { FirstProblemProvider, usePostedTexts } from '#app/dashboard/posted/use-posted.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { DataTable, Empty } from '#app/dashboard/ui/data-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/users.ts';

export const loader = dashboardLoader('people.read', async ({ operations, user }) => {
  const [users, { has }] = await Promise.all([operations.accounts.listUsers(), operations.mail.state()]);
  return { users, me: user.id, hasMail: has.server && has.sender };
});

export const action = postedAction(invitationForm);

/** Who may sign in. Whoever is added gets an invitation by mail; nobody passes passwords on. */
export default function Users({ loaderData: { users, me, hasMail } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const change = useChange();
  const posted = usePostedTexts('invitation');
  const role = posted.textOr('role', '');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(posted.errors);
  const [shown, setShown] = useState<{ dialog: UserAct; user: ListedUser }>();
  const head = [t('users.name'), t('users.role'), t('users.last-here'), t('users.state'), t('table.actions')] as const;
  const shownIn = (dialog: NonNullable<typeof shown>['dialog']) => (shown?.dialog === dialog ? shown.user : undefined);
  const close = () => setShown(undefined);
  const act = (action: 'enable' | 'disable' | 'forget-second-step', { id }: ListedUser) =>
    void change(request(`POST /users/{id}/${action}`, { params: { id } }));
  const begin = (dialog: UserAct, user: ListedUser) => (dialog === 'enable' ? act('enable', user) : setShown({ dialog, user }));

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { isOk, errors: wrong } = await change(request('POST /users', { body: textsOf(form) }));
    setErrors(wrong);
    if (isOk) form.reset();
  }

  return (
    <>
      <PageHead title={t('users.title')} lead={<p>{t('users.lead')}</p>} />
      <DataTable caption={t('users.title')} head={head}>
        {users.map((user) => (
          <UserRow key={user.id} user={user} isMe={user.id === me} head={head} onAct={(dialog) => begin(dialog, user)} />
        ))}
      </DataTable>
      <section className={styles['card']} id="add">
        <h2>{t('users.add')}</h2>
        <p>{t('users.add.lead')}</p>
        {hasMail || (
          <Empty>
            {t('users.no-mail')} <Link to={inLanguage('/dashboard/mail', language)}>{t('users.no-mail.link')}</Link>
          </Empty>
        )}
        <form className={styles['form']} method="post" onSubmit={(event) => void invite(event)} noValidate>
          <PostedFields form="invitation" />
          <FirstProblemProvider value={posted.first}>
            <TextField
              name="username"
              defaultValue={posted.textOr('username', '')}
              label={t('users.name')}
              hint={t('users.name.hint')}
              error={errors['username']}
              autoComplete="off"
              dir="ltr"
              required
            />
            <TextField
              name="displayName"
              defaultValue={posted.textOr('displayName', '')}
              label={t('users.shown-name')}
              hint={t('users.shown-name.hint')}
              error={errors['displayName']}
              autoComplete="off"
              dir="auto"
            />
            <TextField
              name="email"
              type="email"
              defaultValue={posted.textOr('email', '')}
              label={t('users.email')}
              error={errors['email']}
              autoComplete="off"
              dir="ltr"
              required
            />
            <RoleFields role={isRole(role) ? role : undefined} language={posted.textOr('language', 'ar')} errors={errors} />
          </FirstProblemProvider>
          <div>
            <Action look="main" glyph="plus" type="submit">
              {t('users.add')}
            </Action>
          </div>
        </form>
      </section>
      <RoleDialog key={shownIn('role')?.id} user={shownIn('role')} onClose={close} />
      <ResetDialog key={`reset-${shownIn('reset')?.id}`} user={shownIn('reset')} onClose={close} />
      <NameDialog key={`name-${shownIn('name')?.id}`} user={shownIn('name')} onClose={close} />
      <InvitationDialog key={`correct-${shownIn('correct')?.id}`} user={shownIn('correct')} onClose={close} />
      <Question
        isOpen={shownIn('take-back') !== undefined}
        text={t('users.take-back.question', { name: shownIn('take-back')?.username ?? '' })}
        yes={t('users.take-back')}
        isGrave
        onYes={() => shown && void change(request('DELETE /users/{id}/invitation', { params: { id: shown.user.id } }))}
        onClose={close}
      />
      <Question
        isOpen={shownIn('forget') !== undefined}
        text={t('users.second-step.question', { name: shownIn('forget')?.username ?? '' })}
        yes={t('users.second-step.forget')}
        isGrave
        onYes={() => shown && act('forget-second-step', shown.user)}
        onClose={close}
      />
      <Question
        isOpen={shownIn('disable') !== undefined}
        text={t('users.disable.question', { name: shownIn('disable')?.username ?? '' })}
        yes={t('users.disable')}
        isGrave
        onYes={() => shown && act('disable', shown.user)}
        onClose={close}
      />
    </>
  );
}
