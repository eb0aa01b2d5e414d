import { type FormEvent, useState } from 'react';
import { useActionData } from 'react-router';
import { request } from '#app/page/api-client.ts';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { SignedOutPage } from '#app/dashboard/shell/signed-out-page.tsx';
import { askForLink } from '#app/dashboard/shell/forgotten-action.server.ts';
import { send } from '#app/dashboard/send.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from '#app/dashboard/ui/panel.module.css';

/** The same for whoever sends the form before scripts are awake, or without any. */
export const action = askForLink;

export const headers = ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders;

/** Outside the guard: whoever has forgotten the password cannot sign in. */
export default function Forgotten() {
  const t = useTexts();
  const language = useLanguage();
  const posted = useActionData<typeof action>();
  const [answer, setAnswer] = useState<{ isOk: boolean; text: string } | undefined>(posted);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { email: String(new FormData(event.currentTarget).get('email') ?? '') };
    const { isOk, message } = await send(language, request('POST /auth/forgotten', { body }));
    setAnswer({ isOk, text: message || t('state.offline') });
  }

  return (
    <SignedOutPage title={t('forgotten.title')} lead={t('forgotten.lead')}>
      <form className={styles['form']} method="post" onSubmit={(event) => void ask(event)} noValidate>
        <TextField
          name="email"
          type="email"
          dir="ltr"
          label={t('forgotten.email')}
          defaultValue={posted?.email}
          autoComplete="email"
          required
        />
        <FormStatus kind={answer?.isOk ? 'ok' : 'error'}>{answer?.text}</FormStatus>
        <Action look="main" type="submit">
          {t('forgotten.send')}
        </Action>
        <a href={inLanguage('/dashboard', language)}>{t('forgotten.back')}</a>
      </form>
    </SignedOutPage>
  );
}
