import { Pager } from '#app/dashboard/content/pager.tsx';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { loadStaff } from '#app/dashboard/inbox/load-staff.server.ts';
import { NewOffer } from '#app/dashboard/offers/new-offer.tsx';
import { useOfferColumns } from '#app/dashboard/offers/offer-columns.tsx';
import { OfferTools } from '#app/dashboard/offers/offer-tools.tsx';
import { useChosenOffers } from '#app/dashboard/offers/use-chosen-offers.tsx';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Empty } from '#app/dashboard/ui/data-table.tsx';
import { ListTable } from '#app/dashboard/ui/list-table.tsx';
import { SavedViews } from '#app/dashboard/views/saved-views.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/offers.ts';

export const loader = dashboardLoader('offers.read', async ({ operations, url, user, language }) => {
  const { offers, savedViews } = operations;
  const filter = offers.queryFrom(url.searchParams);
  const { page, limits } = pageOf(url);
  const [list, views, users] = await Promise.all([
    offers.list(filter, limits, user.id),
    savedViews.list('offers', user, language),
    loadStaff(operations, 'offers.read'),
  ]);
  return { ...list, page, pageSize: PAGE_SIZE, filter, views, users };
});

export default function OffersScreen({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { offers, filter, total, views, users } = loaderData;
  const columns = useOfferColumns();
  const { choosing, bar } = useChosenOffers(offers, users);
  return (
    <>
      <PageHead title={t('shell.tab.offers')} lead={<p>{t('offers.lead')}</p>} />
      <Allowed to="offers.write">
        <NewOffer />
      </Allowed>
      <SavedViews screen="offers" views={views} />
      <OfferTools filter={filter} total={total} users={users} />
      {offers.length === 0 && (
        <Empty>
          {t('offers.none')} {t('offers.none.hint')}
        </Empty>
      )}
      {bar}
      {offers.length > 0 && (
        <ListTable caption={t('shell.tab.offers')} columns={columns} rows={offers} keyOf={({ id }) => id} choosing={choosing} />
      )}
      <Pager list={loaderData} />
    </>
  );
}
