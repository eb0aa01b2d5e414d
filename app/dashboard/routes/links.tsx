import { Link } from 'react-router';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import styles from '#app/dashboard/ui/panel.module.css';
import { collectionLabel, recordAddress } from '#app/dashboard/record-address.server.ts';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import { Cell, DataTable, Empty } from '#app/dashboard/ui/data-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/links.ts';

export const loader = dashboardLoader('content.read', async ({ operations, language }) => {
  const [{ broken, isWhole }, unlinked] = await Promise.all([operations.links.brokenSoFar(language), operations.links.unlinked(language)]);
  return {
    isWhole,
    unlinked: unlinked.map((page) => ({
      ...page,
      place: collectionLabel(page.collection, language),
      address: recordAddress(page, language),
    })),
    broken: broken.map((link) => ({ ...link, place: collectionLabel(link.collection, language), address: recordAddress(link, language) })),
  };
});

export default function Links({ loaderData: { broken, unlinked, isWhole } }: Route.ComponentProps) {
  const t = useTexts();
  const head = [t('links.record'), t('links.link'), t('links.problem'), t('table.actions')] as const;
  return (
    <>
      <PageHead title={t('links.title')} lead={<p>{t('links.lead')}</p>} />
      {!isWhole && <p role="status">{t('followed.unfinished')}</p>}
      {broken.length === 0 && isWhole && <Empty>{t('links.none')}</Empty>}
      {broken.length > 0 && (
        <DataTable caption={t('links.title')} head={head}>
          {broken.map(({ collection, id, column, title, place, label, link, problem, address }) => (
            <tr key={`${collection}/${id}/${column}/${link}`}>
              <Cell label={head[0]}>
                <span>
                  {address ? <Link to={address}>{title || t('content.untitled')}</Link> : title} · {place} · {label}
                </span>
              </Cell>
              <Cell label={head[1]}>
                <bdi dir="ltr" className={styles['address']}>
                  {link}
                </bdi>
              </Cell>
              <Cell label={head[2]}>{t(`links.problem.${problem}`)}</Cell>
              <Cell label={head[3]} isEnd>
                {address && (
                  <ActionLink to={address} look="quiet" glyph="pencil" aria-label={`${t('links.repair')}: ${title}`}>
                    {t('links.repair')}
                  </ActionLink>
                )}
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      {unlinked.length > 0 && (
        <section className={styles['card']}>
          <h2>{t('links.unlinked')}</h2>
          <p>{t('links.unlinked.lead')}</p>
          <ul>
            {unlinked.map(({ collection, id, title, place, address }) => (
              <li key={`${collection}/${id}`}>
                {address ? <Link to={address}>{title || t('content.untitled')}</Link> : title} · {place}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
