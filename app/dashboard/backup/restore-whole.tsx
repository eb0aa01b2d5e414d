import { type FormEvent, useState } from 'react';
import { request } from '#app/page/api-client.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useFormats } from '#app/dashboard/formats.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import panel from '#app/dashboard/ui/panel.module.css';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import type { Source } from './restore-record.tsx';
import styles from './backup.module.css';

/** What is known of it before anything is brought back. */
export type Whole = Source & { rows: number; files: number; size: number; version?: string | undefined; missing?: number };

/** Everything as it was; only after what it holds was shown and its day was typed. */
export function RestoreWhole({ source, onClose }: { source: Whole; onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  const { when, size } = useFormats();
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const { kind, name, createdAt, rows, files, version, missing = 0 } = source;
  const day = createdAt.slice(0, 10);

  async function restore(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    const body = { confirm: String(new FormData(event.currentTarget).get('confirm') ?? '') };
    const answer = await api(
      kind === 'backup'
        ? request('POST /backups/{backup}/restore', { params: { backup: name }, body })
        : request('POST /copies/{copy}/restore', { params: { copy: name }, body }),
    );
    setIsSending(false);
    setError(answer.errors['confirm'] && t('backup.whole.wrong'));
    if (answer.errors['confirm']) return;
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message || t('state.offline') });
    onClose();
    await revalidate();
  }

  const facts = [
    [t('backup.made'), when(createdAt)],
    [t('backup.holds'), t('backup.counts', { rows, files })],
    [t('backup.size'), size(source.size)],
    [t('backup.version'), version ?? t('backup.version.unknown')],
  ] as const;
  return (
    <Dialog isOpen onClose={onClose} title={t('backup.whole.title', { at: when(createdAt) })} closeLabel={t('action.close')}>
      <form className={styles['whole']} onSubmit={(event) => void restore(event)} noValidate>
        <dl className={styles['facts']}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {missing > 0 && <p className={panel['problem']}>{t('backup.lacks', { missing })}</p>}
        <ul className={styles['terms']}>
          {(['copy', 'lost', 'accounts', 'closed'] as const).map((term) => (
            <li key={term}>{t(`backup.whole.${term}`)}</li>
          ))}
        </ul>
        <TextField
          name="confirm"
          label={t('backup.whole.confirm', { day: `\u2066${day}\u2069` })}
          error={error}
          dir="ltr"
          autoComplete="off"
          inputMode="numeric"
          data-first-focus
        />
        <div className={panel['row']}>
          <Action onClick={onClose}>{t('action.cancel')}</Action>
          <Action type="submit" look="danger" disabled={isSending}>
            {isSending ? t('state.wait') : t('backup.whole.go')}
          </Action>
        </div>
      </form>
    </Dialog>
  );
}
