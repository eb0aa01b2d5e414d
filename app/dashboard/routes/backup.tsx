import { useState } from 'react';
import { allCollections } from '#content/index.ts';
import { request } from '#app/page/api-client.ts';
import { useLanguage } from '#app/page/texts.ts';
import { CopiesElsewhere } from '#app/dashboard/backup/copies-elsewhere.tsx';
import { RestoreRecord, type Source } from '#app/dashboard/backup/restore-record.tsx';
import { RestoreWhole, type Whole } from '#app/dashboard/backup/restore-whole.tsx';
import styles from '#app/dashboard/backup/backup.module.css';
import { outcomeOf, useWatch } from '#app/dashboard/backup/use-watch.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { GuardedDownload } from '#app/dashboard/shell/guarded-download.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Cell, DataTable, Empty, Mark } from '#app/dashboard/ui/data-table.tsx';
import panel from '#app/dashboard/ui/panel.module.css';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/backup.ts';

export const loader = dashboardLoader('backups.read', async ({ operations: { backups, copies }, language }) => {
  const [all, work, { copies: found, ...target }] = await Promise.all([backups.list(), backups.latestWork(), copies.list()]);
  return {
    backups: all,
    work,
    hasCopies: copies.isOn,
    elsewhere: { copies: found.map((copy) => ({ ...copy, files: copy.files.length })), ...target },
    collections: allCollections.map(({ name, label }) => [name, label[language]] as const),
  };
});

/** Copies of the database and all files: make one, prove that it can be restored, take it elsewhere, bring one record or all back. */
export default function Backup({ loaderData: { backups, work, hasCopies, elsewhere, collections } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { when, size } = useFormats();
  const { isBusy: isAsking, call } = useBusyChange();
  const isBusy = useWatch(work) || isAsking;
  const [doomed, setDoomed] = useState<string>();
  const [source, setSource] = useState<Source>();
  const [whole, setWhole] = useState<Whole>();
  const head = [t('backup.made'), t('backup.holds'), t('backup.size'), t('backup.verified'), t('table.actions')] as const;

  return (
    <>
      <PageHead title={t('backup.title')} lead={<p>{t('backup.lead')}</p>}>
        <Action look="main" glyph="plus" disabled={isBusy} onClick={() => void call(request('POST /backups'))}>
          {isBusy ? t('state.wait') : t('backup.make')}
        </Action>
      </PageHead>
      {work?.state === 'running' && <Empty>{t(`backup.running.${work.kind}`, { at: when(work.startedAt) })}</Empty>}
      {work?.kind === 'restore' && work.state !== 'running' && <Empty>{outcomeOf(t, when, work)}</Empty>}
      {backups.length === 0 && !isBusy && <Empty>{t('backup.none')}</Empty>}
      {backups.length > 0 && (
        <DataTable caption={t('backup.title')} head={head}>
          {backups.map(({ name, createdAt, version, rows, files, size: bytes, missing, verified, server }) => (
            <tr key={`${server} ${name}`}>
              <Cell label={head[0]}>
                {when(createdAt)}
                {server !== undefined && <Mark>{t('backup.server', { server })}</Mark>}
              </Cell>
              <Cell label={head[1]}>
                {t('backup.counts', { rows, files })}
                {missing > 0 && <Mark kind="error">{t('backup.lacks', { missing })}</Mark>}
              </Cell>
              <Cell label={head[2]}>{size(bytes)}</Cell>
              <Cell label={head[3]}>{verified ? <Mark kind="ok">{when(verified.at)}</Mark> : <Mark>{t('backup.unverified')}</Mark>}</Cell>
              <Cell label={head[4]} isEnd>
                <Action
                  look="quiet"
                  disabled={isBusy}
                  aria-label={`${t('backup.verify')}: ${when(createdAt)}`}
                  onClick={() => void call(request('POST /backups/{backup}/verify', { params: { backup: name } }))}
                >
                  {t('backup.verify')}
                </Action>
                <GuardedDownload
                  look="quiet"
                  href={`/api/${language}/backups/${name}/download`}
                  aria-label={`${t('backup.download')}: ${when(createdAt)}`}
                >
                  {t('backup.download')}
                </GuardedDownload>
                <Action
                  look="quiet"
                  aria-label={`${t('backup.record')}: ${when(createdAt)}`}
                  onClick={() => setSource({ kind: 'backup', name, createdAt })}
                >
                  {t('backup.record')}
                </Action>
                <Action
                  look="quiet"
                  disabled={isBusy}
                  aria-label={`${t('backup.whole')}: ${when(createdAt)}`}
                  onClick={() => setWhole({ kind: 'backup', name, createdAt, version, rows, files, size: bytes, missing })}
                >
                  {t('backup.whole')}
                </Action>
                <Action look="danger" aria-label={`${t('action.delete')}: ${when(createdAt)}`} onClick={() => setDoomed(name)}>
                  {t('action.delete')}
                </Action>
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <section className={panel['card']} data-wide>
        <p>{t('backup.whole.command')}</p>
        <p className={styles['command']} dir="ltr">
          <code>npm run restore -- --help</code>
        </p>
      </section>
      <CopiesElsewhere isOn={hasCopies} elsewhere={elsewhere} isBusy={isBusy} onRestore={setSource} onWhole={setWhole} />
      {source && <RestoreRecord source={source} collections={collections} onClose={() => setSource(undefined)} />}
      {whole && <RestoreWhole source={whole} onClose={() => setWhole(undefined)} />}
      <Question
        isOpen={doomed !== undefined}
        text={t('backup.delete.question')}
        yes={t('action.delete')}
        isGrave
        onYes={() => doomed !== undefined && void call(request('DELETE /backups/{backup}', { params: { backup: doomed } }))}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}
