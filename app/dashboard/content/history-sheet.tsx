import { request } from '#app/page/api-client.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { actionWord } from '#app/dashboard/log/action-word.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { Action, ActionLink } from '#app/dashboard/ui/action.tsx';
import { Sheet } from '#app/dashboard/ui/sheet.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { inOwnDirection } from '#content/writing/own-direction.ts';
import { useEditorAddress } from './use-editor-address.ts';
import type { HistoryView } from './views.ts';
import { VersionChanges } from './version-changes.tsx';
import styles from './history-sheet.module.css';

export function HistorySheet({
  history: { collection, id, title, isInTrash, versions, canRestore, editAddress },
}: {
  history: HistoryView;
}) {
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const say = useMessages();
  const { close } = useEditorAddress();
  const revalidate = useRevalidate();
  const { when } = useFormats();

  async function restore(version: number) {
    const answer = await api(request('POST /history/{collection}/{id}/restore/{version}', { params: { collection, id, version } }));
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message });
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
          <li key={`${at} ${index}`}>
            <div className={styles['top']}>
              <h3>{isMove(action) ? t(`content.history.moved.${action}`) : t('content.history.version', { version })}</h3>
              <p>
                {t('content.history.by', {
                  action: actionWord(t, action),
                  name: inOwnDirection(actor?.username || t('content.history.nobody')),
                  at: inOwnDirection(when(at)),
                })}
              </p>
              {!isInTrash && index === 0 && <p className={styles['now']}>{t('content.history.now')}</p>}
              {!isInTrash && index > 0 && canRestore && !isMove(action) && (
                <Action glyph="clock" onClick={() => void restore(version)}>
                  {t('content.history.restore')}
                </Action>
              )}
            </div>
            {isMove(action) || <VersionChanges changes={changes} />}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** Into the trash and out of it again: the record itself stays as it was. */
function isMove(action: string): action is 'delete' | 'restore' {
  return action === 'delete' || action === 'restore';
}
