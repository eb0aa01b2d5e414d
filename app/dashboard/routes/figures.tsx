import { Link } from 'react-router';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { collectionLabel, recordAddress } from '#app/dashboard/record-address.server.ts';
import { Cell, DataTable, Empty } from '#app/dashboard/ui/data-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/figures.ts';

export const loader = dashboardLoader('content.read', async ({ operations, language }) => {
  const { findings, isWhole } = await operations.contradictions.soFar(language);
  return {
    isWhole,
    findings: findings.map((finding) => ({
      ...finding,
      place: collectionLabel(finding.collection, language),
      address: recordAddress(finding, language),
    })),
  };
});

/** Numbers that do not agree, each with the way to where it is put right. */
export default function Figures({ loaderData: { findings, isWhole } }: Route.ComponentProps) {
  const t = useTexts();
  const head = [t('figures.record'), t('figures.problem'), t('figures.says'), t('figures.expected')] as const;
  return (
    <>
      <PageHead title={t('figures.title')} lead={<p>{t('figures.lead')}</p>} />
      {!isWhole && <p role="status">{t('followed.unfinished')}</p>}
      {findings.length === 0 && isWhole && <Empty>{t('figures.none')}</Empty>}
      {findings.length > 0 && (
        <DataTable caption={t('figures.title')} head={head}>
          {findings.map(({ collection, id, column, title, place, label, problem, says, expected, address }) => (
            <tr key={`${collection}/${id}/${column}/${says}`}>
              <Cell label={head[0]}>
                <span>
                  {address ? <Link to={address}>{title || t('content.untitled')}</Link> : title} · {place} · {label}
                </span>
              </Cell>
              <Cell label={head[1]}>{t(`figures.problem.${problem}`)}</Cell>
              <Cell label={head[2]}>
                <bdi>{says || t('figures.note.nothing')}</bdi>
              </Cell>
              <Cell label={head[3]}>
                <bdi>{expected || t('figures.note.nothing')}</bdi>
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}
