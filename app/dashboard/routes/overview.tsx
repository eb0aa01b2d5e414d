import { collectionNamed, collections } from '#content/index.ts';
import { dashboard } from '#content/settings/dashboard.ts';
import { inLanguage } from '#app/site/address.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { Alerts } from '#app/dashboard/overview/alerts.tsx';
import { FirstSteps } from '#app/dashboard/overview/first-steps.tsx';
import { LeadsPanel } from '#app/dashboard/overview/leads-panel.tsx';
import { MissingPanel } from '#app/dashboard/overview/missing-panel.tsx';
import { RecentPanel } from '#app/dashboard/overview/recent-panel.tsx';
import { SearchesPanel } from '#app/dashboard/overview/searches-panel.tsx';
import { StoragePanel } from '#app/dashboard/overview/storage-panel.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useWords } from '#app/dashboard/words.ts';
import type { Route } from './+types/overview.ts';
import styles from '#app/dashboard/overview/overview.module.css';

/** In the order in which a new company fills its site. */
const FIRST = [collections.categories, collections.products, collections.heroBanners] as const;

export const loader = dashboardLoader(async ({ operations, language }) => {
  const [texts, overview, isClosed, mail, waiting, counts] = await Promise.all([
    operations.settings.read(dashboard, language),
    operations.overview.read(language),
    operations.isClosed(),
    operations.mail.state(),
    operations.moderation.counts(),
    Promise.all(FIRST.map((collection) => operations.content.count(collection))),
  ]);
  const steps = FIRST.map(({ label, edited }, index) => ({ label: label[language], address: edited.at, isDone: counts[index]! > 0 }));
  const missing = overview.missing.map((count) => ({ ...count, address: inLanguage(placeOfMissing(count.collection), language) }));
  return { texts, overview, missing, isClosed, mail, waiting, steps };
});

/** The list with the filter set; for sections of a record, the list of those records. */
function placeOfMissing(name: string): string {
  const collection = collectionNamed(name);
  const { at = '/dashboard', section } = collection?.edited ?? {};
  if (at.includes('{id}')) return collectionNamed(collection?.parent ?? '')?.edited.at ?? '/dashboard';
  return `${at}?${section ? `open=${name}&` : ''}missing=1`;
}

/** What happened, what waits, what is missing: at a glance. */
export default function Overview({ loaderData: { texts, overview, missing, isClosed, mail, waiting, steps } }: Route.ComponentProps) {
  const t = useWords();
  return (
    <>
      <PageHead title={texts.heading || t('shell.title')} lead={texts.welcome} />
      <Alerts isClosed={isClosed} mail={mail} waiting={waiting} />
      {steps.some(({ isDone }) => !isDone) && <FirstSteps steps={steps} />}
      <div className={styles['panels']}>
        <LeadsPanel leads={overview.leads} perDay={overview.leadsPerDay} asked={overview.mostAsked} />
        <MissingPanel missing={missing} />
        <SearchesPanel searches={overview.searches} />
        <StoragePanel storage={overview.storage} />
        <RecentPanel changes={overview.recent} />
      </div>
    </>
  );
}
