import { type FormEvent, useState } from 'react';
import { request } from '#app/page/api-client.ts';
import { namedText } from '#app/dashboard/inbox/lead-texts.ts';
import styles from '#app/dashboard/inbox/lead.module.css';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { NeedsScripts } from '#app/dashboard/posted/needs-scripts.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';

/** At once, past the queue: the answer is the mail server's own. */
export function TestMail() {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsBusy(true);
    const answer = await api(request('POST /mail/test', { body: { to: new FormData(event.currentTarget).get('to') } }));
    setIsBusy(false);
    setErrors(answer.errors);
    setProblem((answer.isOk && answer.body.problem) || '');
    say({ kind: answer.isOk && answer.body.success ? 'ok' : 'error', text: answer.message });
  }

  return (
    <section className={styles['panel']} id="test" aria-labelledby="test-mail">
      <h2 id="test-mail">{t('mail.test')}</h2>
      <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate aria-labelledby="test-mail">
        <TextField name="to" type="email" label={t('mail.test.to')} dir="ltr" autoComplete="email" error={errors['to']} />
        <NeedsScripts />
        <Action type="submit" disabled={isBusy}>
          {isBusy ? t('state.wait') : t('mail.test.send')}
        </Action>
        {problem && (
          <p className={styles['problem']} role="status">
            {t('mail.test.answer', { problem: namedText(t, 'inbox.mail', problem) })}
          </p>
        )}
      </form>
    </section>
  );
}
