import { request } from '#app/page/api-client.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import styles from '#app/dashboard/ui/panel.module.css';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Cell, DataTable, Mark } from '#app/dashboard/ui/data-table.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';

export type SessionView = { id: string; name: string; startedAt: string; seenAt: string; isCurrent: boolean };

export function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  const t = useTexts();
  const { when } = useFormats();
  const change = useChange();
  const head = [t('account.sessions.device'), t('account.sessions.started'), t('account.sessions.seen'), t('table.actions')] as const;
  return (
    <section className={styles['card']}>
      <h2>{t('account.sessions')}</h2>
      <p>{t('account.sessions.lead')}</p>
      <DataTable caption={t('account.sessions')} head={head}>
        {sessions.toSorted(currentFirst).map(({ id, name, startedAt, seenAt, isCurrent }) => (
          <tr key={id}>
            <Cell label={head[0]}>
              <bdi>{name || t('account.sessions.unknown')}</bdi>
            </Cell>
            <Cell label={head[1]}>{when(startedAt)}</Cell>
            <Cell label={head[2]}>{when(seenAt)}</Cell>
            <Cell label={head[3]} isEnd>
              {isCurrent ? (
                <Mark kind="ok">{t('account.sessions.current')}</Mark>
              ) : (
                <Action
                  look="danger"
                  aria-label={`${t('account.sessions.end-one')}: ${name} ${when(startedAt)}`}
                  onClick={() => void change(request('DELETE /auth/sessions/{session}', { params: { session: id } }))}
                >
                  {t('account.sessions.end-one')}
                </Action>
              )}
            </Cell>
          </tr>
        ))}
      </DataTable>
      <div>
        <Action glyph="leave" flips onClick={() => void change(request('POST /auth/end-other-sessions'))}>
          {t('account.sessions.end')}
        </Action>
      </div>
    </section>
  );
}

function currentFirst(one: SessionView, other: SessionView): number {
  return Number(other.isCurrent) - Number(one.isCurrent);
}
