import { type FormEvent, useState } from 'react';
import { request } from '#app/page/api-client.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './privacy.module.css';

type PersonActionsProps = { contact: string; rows: readonly string[]; onErased: () => void };

/** A file for the person, or nothing left of what was ticked; the second only after the contact was typed once more. */
export function PersonActions({ contact, rows, onErased }: PersonActionsProps) {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<string>();

  async function exportTicked() {
    const answer = await api(request('POST /privacy/export', { body: { contact, rows } }));
    if (answer.isOk) saveFile('person.json', JSON.stringify(answer.body, null, 2));
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.isOk ? t('privacy.exported') : answer.message || t('state.offline') });
  }
  async function erase(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const confirm = String(new FormData(event.currentTarget).get('confirm') ?? '');
    const answer = await api(request('POST /privacy/erase', { body: { contact, rows, confirm } }));
    setError(answer.errors['confirm']);
    if (answer.errors['confirm']) return;
    setIsAsking(false);
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message || t('state.offline') });
    if (answer.isOk) onErased();
  }
  return (
    <div className={styles['actions']}>
      <Action disabled={rows.length === 0} onClick={() => void exportTicked()}>
        {t('privacy.export')}
      </Action>
      <Action look="danger" disabled={rows.length === 0} onClick={() => setIsAsking(true)}>
        {t('privacy.erase')}
      </Action>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title={t('privacy.erase.question')} closeLabel={t('action.close')}>
        <form className={styles['erase']} onSubmit={(event) => void erase(event)} noValidate>
          <p>{t('privacy.ticked', { count: rows.length })}</p>
          <p>{t('privacy.erase.text', { contact: `\u2068${contact}\u2069` })}</p>
          <TextField name="confirm" label={t('privacy.erase.confirm')} error={error} dir="auto" autoComplete="off" data-first-focus />
          <div className={styles['actions']}>
            <Action onClick={() => setIsAsking(false)}>{t('action.cancel')}</Action>
            <Action type="submit" look="danger">
              {t('privacy.erase')}
            </Action>
          </div>
        </form>
      </Dialog>
    </div>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
