import { request } from '#app/page/api-client.ts';
import { GuardedForm } from '#app/dashboard/forms/guarded-form.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextArea } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { LeadView } from './load-lead.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import styles from './lead.module.css';

export function LeadNotes({ lead: { id, notes } }: Pick<LeadView, 'lead'>) {
  const t = useTexts();
  const { when } = useFormats();

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
      <GuardedForm
        copyName={`inbox/${id}/note`}
        request={({ text }) => request('POST /inbox/{id}/notes', { params: { id }, body: { text } })}
        posts={{ form: 'note' }}
        savesOnLeave
        resets
        className={styles['form']}
        aria-label={t('inbox.notes.new')}
      >
        {({ isSending, errors, textOr }) => (
          <>
            <TextArea
              name="text"
              label={t('inbox.notes.new')}
              rows={2}
              maxLength={5000}
              required
              dir="auto"
              defaultValue={textOr('text', '')}
              error={errors['text']}
            />
            <Action type="submit" disabled={isSending}>
              {t('inbox.notes.add')}
            </Action>
          </>
        )}
      </GuardedForm>
    </section>
  );
}
