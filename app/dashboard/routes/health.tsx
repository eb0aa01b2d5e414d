import { Link } from 'react-router';
import { sentenceOf, TROUBLES, type TroubleKind } from '#content/troubles.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { Cell, DataTable, Empty, Mark } from '#app/dashboard/ui/data-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import type { Route } from './+types/health.ts';
import styles from '#app/dashboard/health/health.module.css';

export const loader = dashboardLoader('backups.read', ({ operations: { health } }) => health.read());

/** How the site does, in words: what is looked at, what is wrong, and what to do. */
export default function Health({ loaderData: { kinds, servers, mails, webhooks, backup, copy, hasCopies, engine } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { when, count } = useFormats();
  const wrong = kinds.flatMap(({ troubles }) => troubles);
  // A part that is switched off, or has not run yet, is neither well nor ill.
  const missing: Partial<Record<TroubleKind, 'health.not-yet' | 'health.off'>> = {
    ...(backup === undefined && { backup: 'health.not-yet' }),
    ...(copy === undefined && { copies: hasCopies ? 'health.not-yet' : 'health.off' }),
  };
  const head = [t('health.what'), t('health.state'), t('health.noticed')] as const;
  const serverHead = [t('health.server'), t('health.version'), t('health.since'), t('health.seen')] as const;
  const sayCopy = ({ at, place, proof }: NonNullable<typeof copy>) =>
    proof
      ? t('health.copy.proven', { at: when(at), place, rows: proof.rows, files: proof.files })
      : t('health.copy.unproven', { at: when(at), place });
  const figures = [
    [t('health.backup'), backup === undefined ? t('health.backup.none') : when(backup)],
    [t('health.copy'), copy ? sayCopy(copy) : t(hasCopies ? 'health.copy.waits' : 'health.copy.none')],
    [t('health.mails'), t('health.queue', { waiting: count(mails.waiting), dead: count(mails.dead) })],
    [t('health.webhooks'), t('health.queue', { waiting: count(webhooks.waiting), dead: count(webhooks.dead) })],
    [t('health.database'), t(`health.engine.${engine}`)],
  ] as const;

  return (
    <>
      <PageHead
        title={t('health.title')}
        lead={<p>{wrong.length === 0 ? t('health.well') : t('health.wrong', { count: wrong.length })}</p>}
      />
      <DataTable caption={t('health.title')} head={head}>
        {kinds.map(({ kind, troubles }) => (
          <tr key={kind}>
            <Cell label={head[0]}>
              <Link className={styles['name']} to={inLanguage(TROUBLES[kind].screen, language)}>
                {t(`trouble.${kind}.name`)}
              </Link>
            </Cell>
            <Cell label={head[1]} isMain>
              {troubles.length === 0 && <Mark kind={missing[kind] ? undefined : 'ok'}>{t(missing[kind] ?? 'health.ok')}</Mark>}
              {troubles.map((trouble) => (
                <p key={trouble.name}>
                  <Mark kind="error">{t('health.began', { at: when(trouble.since) })}</Mark>{' '}
                  {t(`trouble.${sentenceOf(trouble)}`, trouble.details)} {t(`trouble.${sentenceOf(trouble)}.help`)}
                </p>
              ))}
            </Cell>
            <Cell label={head[2]}>{t(`trouble.${kind}.noticed`)}</Cell>
          </tr>
        ))}
      </DataTable>
      <h2 className={styles['heading']}>{t('health.servers')}</h2>
      {servers.length === 0 && <Empty>{t('health.servers.none')}</Empty>}
      {servers.length > 0 && (
        <DataTable caption={t('health.servers')} head={serverHead}>
          {servers.map(({ name, version, startedAt, seenAt }) => (
            <tr key={name}>
              <Cell label={serverHead[0]}>
                <bdi>{name}</bdi>
              </Cell>
              <Cell label={serverHead[1]}>
                <bdi>{version}</bdi>
              </Cell>
              <Cell label={serverHead[2]}>{when(startedAt)}</Cell>
              <Cell label={serverHead[3]}>{when(seenAt)}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <h2 className={styles['heading']}>{t('health.figures')}</h2>
      <DataTable caption={t('health.figures')} head={[t('health.what'), t('health.state')]}>
        {figures.map(([name, value]) => (
          <tr key={name}>
            <Cell label={t('health.what')}>{name}</Cell>
            <Cell label={t('health.state')}>{value}</Cell>
          </tr>
        ))}
      </DataTable>
    </>
  );
}
