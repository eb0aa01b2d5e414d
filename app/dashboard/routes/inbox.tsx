import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { InboxTools } from '#app/dashboard/inbox/inbox-tools.tsx';
import { LeadRow } from '#app/dashboard/inbox/lead-row.tsx';
import { LeadTable } from '#app/dashboard/inbox/lead-table.tsx';
import { loadInbox } from '#app/dashboard/inbox/load-inbox.server.ts';
import { useChosen } from '#app/dashboard/inbox/use-chosen.tsx';
import { useMay } from '#app/dashboard/rights.tsx';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import { useIsTable } from '#app/dashboard/ui/view-switch.tsx';
import { SavedViews } from '#app/dashboard/views/saved-views.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/inbox.ts';
import styles from '#app/dashboard/inbox/inbox.module.css';

export const loader = dashboardLoader('leads.read', loadInbox);

export default function InboxScreen({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { leads, filter, total, due, views, users } = loaderData;
  const language = useLanguage();
  const mayChange = useMay()('leads.write');
  const { choosing, all, bar } = useChosen({ leads, users });
  const isTable = useIsTable();
  return (
    <>
      <PageHead title={t('shell.tab.inbox')} lead={<p className={styles['lead']}>{t('inbox.lead')}</p>}>
        <ActionLink to={inLanguage('/dashboard/templates', language)} glyph="chat">
          {t('desk.templates')}
        </ActionLink>
      </PageHead>
      {due > 0 && filter.waiting !== 'due' && (
        <p className={styles['due']}>
          <ActionLink to="?waiting=due" glyph="clock">
            {t('desk.due', { count: due })}
          </ActionLink>
        </p>
      )}
      <SavedViews screen="inbox" views={views} />
      <InboxTools filter={filter} total={total} users={users} />
      {mayChange && !isTable && leads.length > 0 && all}
      {bar}
      {leads.length === 0 && (
        <div className={styles['empty']}>
          <p>{t('inbox.none')}</p>
          <p>{t('inbox.none.hint')}</p>
        </div>
      )}
      {leads.length > 0 && isTable && <LeadTable leads={leads} choosing={mayChange ? choosing : undefined} />}
      {leads.length > 0 && !isTable && (
        <ul className={styles['rows']}>
          {leads.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              isChosen={choosing.isChosen(lead)}
              onChoose={mayChange ? () => choosing.toggle(lead) : undefined}
            />
          ))}
        </ul>
      )}
      <Pager list={loaderData} />
    </>
  );
}
