import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { inLanguage } from '#app/site/address.ts';
import { useLanguage } from '#app/site/texts.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { actionWord } from '#app/dashboard/office/action-word.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { Action, ActionLink } from '#app/dashboard/ui/action.tsx';
import { Sheet } from '#app/dashboard/ui/sheet.tsx';
import { useWords } from '#app/dashboard/words.ts';
import { useEditorAddress } from './use-editor-address.ts';
import type { HistoryView } from './views.ts';
import { VersionChanges } from './version-changes.tsx';
import styles from './history-sheet.module.css';

/** Every version of a record, what each changed, and one click to bring it back. */
export function HistorySheet({ history: { collection, id, title, isInTrash, versions, editAddress } }: { history: HistoryView }) {
  const t = useWords();
  const language = useLanguage();
  const api = useApi();
  const say = useMessages();
  const { close } = useEditorAddress();
  const revalidate = useRevalidate();
  const { when } = useFormats();

  async function restore(version: number) {
    const answer = await api({ method: 'POST', path: `/history/${collection}/${id}/restore/${version}` });
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message || t('state.offline') });
    await revalidate();
  }

  return (
    <Sheet title={t('content.history.title', { title })} onClose={close}>
      {isInTrash && (
        <p className={styles['where']}>
          {t('content.history.trashed')} <ActionLink to={inLanguage('/dashboard/trash', language)}>{t('content.history.trash')}</ActionLink>
        </p>
      )}
      {editAddress && (
        <p className={styles['where']}>
          <ActionLink to={editAddress} glyph="pencil">
            {t('action.edit')}
          </ActionLink>
        </p>
      )}
      <ol className={styles['versions']}>
        {versions.map(({ version, action, at, actor, changes }, index) => (
          <li key={version}>
            <div className={styles['top']}>
              <h3>{t('content.history.version', { version })}</h3>
              <p>
                {t('content.history.by', {
                  action: actionWord(t, action),
                  name: actor?.username || t('content.history.nobody'),
                  at: when(at),
                })}
              </p>
              {!isInTrash && index === 0 && <p className={styles['now']}>{t('content.history.now')}</p>}
              {!isInTrash && index > 0 && (
                <Action glyph="clock" onClick={() => void restore(version)}>
                  {t('content.history.restore')}
                </Action>
              )}
            </div>
            <VersionChanges changes={changes} />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
