import { useState } from 'react';
import { useLanguage } from '#app/site/texts.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import action from '#app/dashboard/ui/action.module.css';
import { Cell, DataTable, Empty, Mark } from '#app/dashboard/ui/data-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import type { Request } from '#app/dashboard/send.ts';
import { useWords } from '#app/dashboard/words.ts';
import type { Route } from './+types/backup.ts';

/** Every byte of the site is read. */
const PATIENCE_MS = 10 * 60_000;

export const loader = dashboardLoader(async ({ operations }) => ({ backups: await operations.backups.list() }));

/** Copies of the database and all files: make one, prove that it can be restored, take it elsewhere. */
export default function Backup({ loaderData: { backups } }: Route.ComponentProps) {
  const t = useWords();
  const language = useLanguage();
  const { when, size, count } = useFormats();
  const change = useChange();
  const [isBusy, setIsBusy] = useState(false);
  const [doomed, setDoomed] = useState<string>();
  const head = [t('backup.made'), t('backup.holds'), t('backup.size'), t('backup.verified'), t('action.more')] as const;

  async function work(request: Request) {
    setIsBusy(true);
    await change({ ...request, patienceMs: PATIENCE_MS });
    setIsBusy(false);
  }

  return (
    <>
      <PageHead title={t('backup.title')} lead={<p>{t('backup.lead')}</p>}>
        <Action look="main" glyph="plus" disabled={isBusy} onClick={() => void work({ method: 'POST', path: '/backups' })}>
          {isBusy ? t('state.wait') : t('backup.make')}
        </Action>
      </PageHead>
      {backups.length === 0 && <Empty>{t('backup.none')}</Empty>}
      {backups.length > 0 && (
        <DataTable caption={t('backup.title')} head={head}>
          {backups.map(({ name, createdAt, rows, files, size: bytes, verified }) => (
            <tr key={name}>
              <Cell label={head[0]}>{when(createdAt)}</Cell>
              <Cell label={head[1]}>{t('backup.counts', { rows: count(rows), files: count(files) })}</Cell>
              <Cell label={head[2]}>{size(bytes)}</Cell>
              <Cell label={head[3]}>{verified ? <Mark kind="ok">{when(verified.at)}</Mark> : <Mark>{t('backup.unverified')}</Mark>}</Cell>
              <Cell label={head[4]} isEnd>
                <Action
                  look="quiet"
                  disabled={isBusy}
                  aria-label={`${t('backup.verify')}: ${when(createdAt)}`}
                  onClick={() => void work({ method: 'POST', path: `/backups/${name}/verify` })}
                >
                  {t('backup.verify')}
                </Action>
                <a
                  href={`/api/${language}/backups/${name}/download`}
                  className={action['action']}
                  data-look="quiet"
                  download
                  aria-label={`${t('backup.download')}: ${when(createdAt)}`}
                >
                  {t('backup.download')}
                </a>
                <Action look="danger" aria-label={`${t('action.delete')}: ${when(createdAt)}`} onClick={() => setDoomed(name)}>
                  {t('action.delete')}
                </Action>
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <Question
        isOpen={doomed !== undefined}
        text={t('backup.delete.question')}
        yes={t('action.delete')}
        onYes={() => doomed !== undefined && void work({ method: 'DELETE', path: `/backups/${doomed}` })}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}
