import { may } from '#content/roles.ts';
import { collectionNamed, collections } from '#content/index.ts';
import { dashboard } from '#content/settings/dashboard.ts';
import { inLanguage } from '#app/page/address.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { Alerts } from '#app/dashboard/overview/alerts.tsx';
import { BeforeOpening } from '#app/dashboard/overview/before-opening.tsx';
import { FirstSteps } from '#app/dashboard/overview/first-steps.tsx';
import { LeadsPanel } from '#app/dashboard/overview/leads-panel.tsx';
import { MissingPanel } from '#app/dashboard/overview/missing-panel.tsx';
import { RecentPanel } from '#app/dashboard/overview/recent-panel.tsx';
import { SearchesPanel } from '#app/dashboard/overview/searches-panel.tsx';
import { StoragePanel } from '#app/dashboard/overview/storage-panel.tsx';
import { useMay } from '#app/dashboard/rights.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/overview.ts';
import styles from '#app/dashboard/overview/overview.module.css';

/** In the order in which a new company fills its site. */
const FIRST = [collections.categories, collections.products, collections.heroBanners] as const;

export const loader = dashboardLoader('signed-in', async ({ operations, language, user }) => {
  const [texts, overview, isInMaintenance, mail, waiting, retention, schedule, due, counts] = await Promise.all([
    operations.settings.read(dashboard, language),
    operations.overview.read(language, user),
    operations.isInMaintenance(),
    may(user, 'leads.read') ? operations.mail.state() : undefined,
    may(user, 'moderation.read') ? operations.moderation.counts() : undefined,
    may(user, 'privacy.read') ? operations.privacy.retentionGuard.state() : undefined,
    may(user, 'content.write') ? operations.schedule.troubles() : undefined,
    may(user, 'leads.read') ? operations.inbox.due(user.id) : 0,
    Promise.all(FIRST.map(async (collection) => ({ ...collection, count: await operations.content.count(collection) }))),
  ]);
  const steps = counts.map(({ label, edited, count }) => ({ label: label[language], address: edited.at, isDone: count > 0 }));
  const missing = overview.missing.map((count) => ({ ...count, address: inLanguage(pathOfMissing(count.collection), language) }));
  const isRetentionHeld = retention ? !retention.isAllowed : false;
  return { texts, overview, missing, isInMaintenance, mail, waiting, isRetentionHeld, schedule, due, steps };
});

/** The list with the filter set; for sections of a record, the list of those records. */
function pathOfMissing(name: string): string {
  const collection = collectionNamed(name);
  const { at = '/dashboard', section } = collection?.edited ?? {};
  if (at.includes('{id}')) return collectionNamed(collection?.parent ?? '')?.edited.at ?? '/dashboard';
  return `${at}?${section ? `open=${name}&` : ''}missing=1`;
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const mayUse = useMay();
  const { texts, overview, missing, isInMaintenance, mail, waiting, isRetentionHeld, schedule, due, steps } = loaderData;
  return (
    <>
      <PageHead title={texts.heading || t('shell.title')} lead={texts.welcome} />
      <Alerts
        isInMaintenance={isInMaintenance}
        mail={mail}
        waiting={waiting}
        isRetentionHeld={isRetentionHeld}
        schedule={schedule}
        due={due}
        troubles={overview.troubles}
      />
      {mayUse('content.write') && steps.some(({ isDone }) => !isDone) && <FirstSteps steps={steps} />}
      {overview.beforeOpening.length > 0 && <BeforeOpening tasks={overview.beforeOpening} />}
      <div className={styles['panels']}>
        {mayUse('leads.read') && <LeadsPanel leads={overview.leads} perDay={overview.leadsPerDay} asked={overview.mostAsked} />}
        {mayUse('content.read') && <MissingPanel missing={missing} />}
        {mayUse('content.read') && <SearchesPanel searches={overview.searches} />}
        {mayUse('media.read') && <StoragePanel storage={overview.storage} lastCopy={overview.lastCopy} />}
        {mayUse('content.read') && <RecentPanel changes={overview.recent} />}
      </div>
    </>
  );
}
