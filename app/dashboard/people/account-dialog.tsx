import { type FormEvent, type ReactNode, useState } from 'react';
import type { ListedUser } from '#api/features/accounts/people/users.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import styles from '#app/dashboard/ui/panel.module.css';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';

export type OneAccount = { user: ListedUser | undefined; onClose: () => void };

type AccountDialogProps = OneAccount & {
  /** The call that takes what is typed. */
  call: 'role' | 'reset-password' | 'name' | 'invitation';
  method?: 'POST' | 'PUT';
  title: string;
  lead: string;
  submit: string;
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
};

/** Changes one account. What is refused stays open, with the reason. */
export function AccountDialog({ user, onClose, call, method = 'POST', title, lead, submit, children }: AccountDialogProps) {
  const t = useTexts();
  const change = useChange();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await change({ method, path: `/users/${user?.id}/${call}`, body });
    setErrors(answer.errors);
    if (answer.isOk) onClose();
  }

  return (
    <Dialog isOpen={user !== undefined} onClose={onClose} title={title} closeLabel={t('action.close')}>
      {user && (
        <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate>
          <p>{lead}</p>
          {children(errors)}
          <div>
            <Action look="main" type="submit">
              {submit}
            </Action>
          </div>
        </form>
      )}
    </Dialog>
  );
}
