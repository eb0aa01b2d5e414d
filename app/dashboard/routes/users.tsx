import { type FormEvent, useState } from 'react';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { NewPassword, type Secret } from '#app/dashboard/office/new-password.tsx';
import styles from '#app/dashboard/office/office.module.css';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Cell, DataTable, Mark } from '#app/dashboard/ui/data-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { useWords } from '#app/dashboard/words.ts';
import type { Route } from './+types/users.ts';

export const loader = dashboardLoader(async ({ operations, user }) => ({ users: await operations.accounts.listUsers(), me: user.id }));

type Asked = { action: 'disable' | 'reset-password'; id: number; username: string };

/** Who may sign in. A new or forgotten password is made here and shown once. */
export default function Users({ loaderData: { users, me } }: Route.ComponentProps) {
  const t = useWords();
  const { when } = useFormats();
  const change = useChange();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [secret, setSecret] = useState<Secret>();
  const [asked, setAsked] = useState<Asked>();
  const head = [t('users.name'), t('users.since'), t('users.state'), t('action.more')] as const;

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const username = String(new FormData(form).get('username') ?? '');
    const { isOk, errors: wrong, body } = await change({ method: 'POST', path: '/users', body: { username } });
    setErrors(wrong);
    if (!isOk) return;
    form.reset();
    setSecret({ username, password: String(body['password']) });
  }

  async function act({ action, id, username }: { action: 'enable' | Asked['action']; id: number; username: string }) {
    const { isOk, body } = await change({ method: 'POST', path: `/users/${id}/${action}` });
    if (isOk && action === 'reset-password') setSecret({ username, password: String(body['password']) });
  }

  return (
    <>
      <PageHead title={t('users.title')} lead={<p>{t('users.lead')}</p>} />
      <DataTable caption={t('users.title')} head={head}>
        {users.map(({ id, username, isDisabled, createdAt }) => (
          <tr key={id}>
            <Cell label={head[0]}>
              <span>
                <strong dir="auto">{username}</strong> {id === me && <Mark>{t('users.you')}</Mark>}
              </span>
            </Cell>
            <Cell label={head[1]}>{when(createdAt)}</Cell>
            <Cell label={head[2]}>
              {isDisabled ? <Mark kind="error">{t('users.disabled')}</Mark> : <Mark kind="ok">{t('users.enabled')}</Mark>}
            </Cell>
            <Cell label={head[3]} isEnd>
              {id !== me && (
                <>
                  <Action
                    look="quiet"
                    aria-label={`${t('users.reset')}: ${username}`}
                    onClick={() => setAsked({ action: 'reset-password', id, username })}
                  >
                    {t('users.reset')}
                  </Action>
                  <Action
                    look={isDisabled ? 'quiet' : 'danger'}
                    aria-label={`${t(isDisabled ? 'users.enable' : 'users.disable')}: ${username}`}
                    onClick={() =>
                      isDisabled ? void act({ action: 'enable', id, username }) : setAsked({ action: 'disable', id, username })
                    }
                  >
                    {t(isDisabled ? 'users.enable' : 'users.disable')}
                  </Action>
                </>
              )}
            </Cell>
          </tr>
        ))}
      </DataTable>
      <section className={styles['card']}>
        <h2>{t('users.add')}</h2>
        <p>{t('users.add.lead')}</p>
        <form className={styles['row']} onSubmit={(event) => void add(event)} noValidate>
          <TextField name="username" label={t('users.name')} error={errors['username']} autoComplete="off" dir="ltr" required />
          <Action look="main" glyph="plus" type="submit">
            {t('users.add')}
          </Action>
        </form>
      </section>
      <NewPassword secret={secret} onClose={() => setSecret(undefined)} />
      <Question
        isOpen={asked !== undefined}
        text={asked ? t(`users.${asked.action}.question`, { name: asked.username }) : ''}
        yes={t(asked?.action === 'disable' ? 'users.disable' : 'users.reset')}
        onYes={() => asked && void act(asked)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
