import { allCollections } from '#content/index.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { ExportCard } from '#app/dashboard/exchange/export-card.tsx';
import { ImportCard } from '#app/dashboard/exchange/import-card.tsx';
import { textIn } from '#app/dashboard/json-object.ts';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/exchange.ts';

const MOST_RECORDS = { limit: 1000, offset: 0 };

export const loader = dashboardLoader('exchange.read', async ({ operations, reader, language }) => {
  const roots = allCollections.filter(({ parent, page }) => parent === undefined && page !== undefined);
  const groups = await Promise.all(
    roots.map(async (collection) => {
      const records = await operations.content.list(collection, reader, 0, MOST_RECORDS);
      const named = records.map((record) => ({ id: record.id, title: textIn(record, collection.titleField) }));
      return { collection: collection.name, label: collection.label[language], records: named };
    }),
  );
  return { groups };
});

/** Content as a sheet: out for a translator or another site, and back after a check that shows what would change. */
export default function Exchange({ loaderData: { groups } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <PageHead title={t('exchange.title')} lead={<p>{t('exchange.lead')}</p>} />
      <ExportCard groups={groups} />
      <ImportCard />
    </>
  );
}
