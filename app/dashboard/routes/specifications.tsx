import { products } from '#content/collections/products.ts';
import { namesOf } from '#content/known.ts';
import { GROUPS } from '#content/specifications/define.ts';
import { specificationsIn } from '#content/specifications/kinds.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { useLanguage } from '#app/page/texts.ts';
import { SpecificationTable } from '#app/dashboard/specifications/specification-table.tsx';
import { Empty } from '#app/dashboard/ui/data-table.tsx';
import { FilterForm } from '#app/dashboard/ui/filter-form.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { SelectField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/specifications.ts';

export const loader = dashboardLoader('content.read', async ({ operations, url, language }) => {
  const { page, limits } = pageOf(url);
  const wanted = url.searchParams.get('group');
  const group = namesOf(GROUPS).find((name) => name === wanted) ?? 'picture';
  const { entries, total } = await operations.content.browse(products, {}, limits);
  const rows = entries.map(({ id, version, document }) => ({
    id,
    version,
    name: String(document[language]['name'] ?? document[language === 'ar' ? 'en' : 'ar']['name'] ?? ''),
    specifications: specificationsIn(document.shared['specifications']),
  }));
  return { page, group, rows, total };
});

export default function Specifications({ loaderData: { page, group, rows, total } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <PageHead title={t('specifications.title')} lead={<p>{t('specifications.lead')}</p>} />
      <FilterForm>
        <SelectField
          key={group}
          name="group"
          label={t('specifications.group')}
          defaultValue={group}
          options={Object.entries(GROUPS).map(([name, optionLabel]) => [name, optionLabel[language]])}
        />
      </FilterForm>
      {rows.length === 0 && <Empty>{t('specifications.none')}</Empty>}
      {rows.length > 0 && <SpecificationTable key={group} group={group} rows={rows} />}
      <Pager list={{ total, page, pageSize: PAGE_SIZE }} />
    </>
  );
}
