import { type FormEvent, useState } from 'react';
import { request, type AnswerTo } from '#app/page/api-client.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { NeedsScripts } from '#app/dashboard/posted/needs-scripts.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './privacy.module.css';

export function FindForm({ onFound }: { onFound: (contact: string, person: AnswerTo<'POST /privacy/find'>) => void }) {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const contact = String(new FormData(event.currentTarget).get('contact') ?? '').trim();
    setIsBusy(true);
    const answer = await api(request('POST /privacy/find', { body: { contact } }));
    setIsBusy(false);
    setError(answer.errors['contact']);
    if (answer.isOk) onFound(contact, answer.body);
    else if (!answer.errors['contact']) say({ kind: 'error', text: answer.message || t('state.offline') });
  }
  return (
    <form className={styles['find']} id="find" onSubmit={(event) => void find(event)} noValidate>
      <TextField name="contact" label={t('privacy.contact')} hint={t('privacy.contact.hint')} error={error} dir="auto" autoComplete="off" />
      <NeedsScripts />
      <Action type="submit" look="main" disabled={isBusy}>
        {t('privacy.find')}
      </Action>
    </form>
  );
}
