import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { request } from '#app/page/api-client.ts';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { SignedOutPage } from '#app/dashboard/shell/signed-out-page.tsx';
import { type Answer, send } from '#app/dashboard/send.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { PasswordField } from '#app/dashboard/ui/password-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from '#app/dashboard/ui/panel.module.css';

/** Where the link of the mail leads. What it carries stands behind the `#`, which browsers send to nobody. */
export default function ChoosePassword() {
  const t = useTexts();
  const language = useLanguage();
  const [answer, setAnswer] = useState<Answer>();
  // Sent sooner the password would go without the link: into the air, or into the address.
  const isAwake = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { token: location.hash.slice(1), password: String(new FormData(event.currentTarget).get('password') ?? '') };
    setAnswer(await send(language, request('POST /auth/new-password', { body })));
  }

  return (
    <SignedOutPage title={t('forgotten.new.title')} lead={t('account.next.hint')}>
      <form className={styles['form']} method="post" onSubmit={(event) => void submit(event)} noValidate>
        {/* Whose password it is, only the link knows; keepers of passwords look for the field all the same. */}
        <input type="text" autoComplete="username" hidden readOnly />
        <PasswordField name="password" label={t('account.next')} error={answer?.errors['password']} autoComplete="new-password" required />
        <FormStatus kind={answer?.isOk ? 'ok' : 'error'}>{answer && (answer.message || t('state.offline'))}</FormStatus>
        {answer?.isOk || (
          <Action look="main" type="submit" disabled={!isAwake}>
            {t('action.save')}
          </Action>
        )}
        <noscript>{t('shell.no-scripts')}</noscript>
        <a href={inLanguage('/dashboard', language)}>{t('forgotten.back')}</a>
      </form>
    </SignedOutPage>
  );
}
