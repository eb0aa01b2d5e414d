import { type FormEvent, useState } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useWords } from '#app/dashboard/words.ts';
import { saveFile } from './save-file.ts';
import styles from './privacy.module.css';

/** A file for the person, or nothing left of them; the second only after the contact was typed once more. */
export function PersonActions({ contact, onErased }: { contact: string; onErased: () => void }) {
  const t = useWords();
  const api = useApi();
  const say = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<string>();

  async function exportAll() {
    const answer = await api({ method: 'POST', path: '/privacy/export', body: { contact } });
    if (answer.isOk) saveFile('person.json', JSON.stringify(answer.body, null, 2));
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.isOk ? t('privacy.exported') : answer.message || t('state.offline') });
  }
  async function erase(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const confirm = String(new FormData(event.currentTarget).get('confirm') ?? '');
    const answer = await api({ method: 'POST', path: '/privacy/erase', body: { contact, confirm } });
    setError(answer.errors['confirm']);
    if (answer.errors['confirm']) return;
    setIsAsking(false);
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message || t('state.offline') });
    if (answer.isOk) onErased();
  }
  return (
    <div className={styles['actions']}>
      <Action onClick={() => void exportAll()}>{t('privacy.export')}</Action>
      <Action look="danger" onClick={() => setIsAsking(true)}>
        {t('privacy.erase')}
      </Action>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title={t('privacy.erase.question')} closeLabel={t('action.close')}>
        <form className={styles['erase']} onSubmit={(event) => void erase(event)} noValidate>
          <p>{t('privacy.erase.text', { contact: `\u2068${contact}\u2069` })}</p>
          <TextField name="confirm" label={t('privacy.erase.confirm')} error={error} dir="auto" autoComplete="off" data-first-focus />
          <div className={styles['actions']}>
            <Action type="submit" look="danger">
              {t('privacy.erase')}
            </Action>
            <Action onClick={() => setIsAsking(false)}>{t('action.cancel')}</Action>
          </div>
        </form>
      </Dialog>
    </div>
  );
}
