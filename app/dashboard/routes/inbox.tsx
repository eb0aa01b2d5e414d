import { Pager } from '#app/dashboard/content/pager.tsx';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { InboxTools } from '#app/dashboard/inbox/inbox-tools.tsx';
import { LeadRow } from '#app/dashboard/inbox/lead-row.tsx';
import { loadInbox } from '#app/dashboard/inbox/load-inbox.server.ts';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/inbox.ts';
import styles from '#app/dashboard/inbox/inbox.module.css';

export const loader = dashboardLoader('leads.read', loadInbox);

export default function InboxScreen({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { leads, filter, total } = loaderData;
  return (
    <>
      <PageHead title={t('shell.tab.inbox')} lead={<p>{t('inbox.lead')}</p>} />
      <InboxTools filter={filter} total={total} />
      {leads.length === 0 ? (
        <div className={styles['empty']}>
          <p>{t('inbox.none')}</p>
          <p>{t('inbox.none.hint')}</p>
        </div>
      ) : (
        <ul className={styles['rows']}>
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
      <Pager list={loaderData} />
    </>
  );
}
