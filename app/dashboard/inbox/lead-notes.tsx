import type { FormEvent } from 'react';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextArea } from '#app/dashboard/ui/text-field.tsx';
import { useWords } from '#app/dashboard/words.ts';
import type { LeadView } from './load-lead.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import styles from './lead.module.css';

export function LeadNotes({ lead: { id, notes } }: Pick<LeadView, 'lead'>) {
  const t = useWords();
  const { when } = useFormats();
  const { call, isBusy } = useBusyChange();

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { isOk } = await call({ method: 'POST', path: `/inbox/${id}/notes`, body: { text: new FormData(form).get('text') } });
    if (isOk) form.reset();
  }

  return (
    <section className={styles['panel']} aria-labelledby="notes">
      <h2 id="notes">{t('inbox.notes')}</h2>
      {notes.length === 0 && <p className={styles['soft']}>{t('inbox.notes.none')}</p>}
      <ul className={styles['list']}>
        {notes.map(({ author, text, created_at }) => (
          <li key={created_at}>
            <p dir="auto" className={styles['message']}>
              {text}
            </p>
            <p className={styles['soft']}>
              <bdi>{author ?? t('inbox.notes.gone')}</bdi> · <time dateTime={created_at}>{when(created_at)}</time>
            </p>
          </li>
        ))}
      </ul>
      <form className={styles['form']} onSubmit={(event) => void add(event)} aria-label={t('inbox.notes.new')}>
        <TextArea name="text" label={t('inbox.notes.new')} rows={2} maxLength={5000} required dir="auto" />
        <Action type="submit" disabled={isBusy}>
          {t('inbox.notes.add')}
        </Action>
      </form>
    </section>
  );
}
