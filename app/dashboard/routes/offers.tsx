import { Link } from 'react-router';
import { writeMoney } from '#content/offers/typed-money.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { NewOffer } from '#app/dashboard/offers/new-offer.tsx';
import { OfferTools } from '#app/dashboard/offers/offer-tools.tsx';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Empty, Mark } from '#app/dashboard/ui/data-table.tsx';
import { ListTable, type Column } from '#app/dashboard/ui/list-table.tsx';
import { SavedViews } from '#app/dashboard/views/saved-views.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import type { Route } from './+types/offers.ts';

export const loader = dashboardLoader('offers.read', async ({ operations: { offers, savedViews }, url, user }) => {
  const filter = offers.queryFrom(url.searchParams);
  const { page, limits } = pageOf(url);
  const [list, views] = await Promise.all([offers.list(filter, limits), savedViews.list('offers', user)]);
  return { ...list, page, pageSize: PAGE_SIZE, filter, views };
});

export default function OffersScreen({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { day, when } = useFormats();
  const language = useLanguage();
  const { offers, filter, total, views } = loaderData;
  const columns: readonly Column<(typeof offers)[number]>[] = [
    {
      name: 'number',
      label: t('offers.number'),
      isMain: true,
      canSort: true,
      cell: ({ id, number }) => (
        <Link to={inLanguage(`/dashboard/offers/${id}`, language)}>{number ? <Foreign>{number}</Foreign> : t('offers.no-number')}</Link>
      ),
    },
    {
      name: 'customer',
      label: t('offers.customer'),
      canSort: true,
      cell: ({ company, name }) => <bdi>{[company, name].filter(Boolean).join(' · ') || '–'}</bdi>,
    },
    { name: 'total', label: t('offers.total'), canSort: true, cell: ({ total: sum, currency }) => writeMoney(sum, currency, language) },
    {
      name: 'state',
      label: t('offers.state'),
      cell: ({ state, has_changes, seen_at }) => (
        <>
          <Mark kind={state === 'accepted' ? 'ok' : state === 'expired' ? 'error' : undefined}>{t(`offers.state.${state}`)}</Mark>{' '}
          {has_changes && t('offers.changed')}
          {seen_at && state === 'seen' && when(seen_at)}
        </>
      ),
    },
    { name: 'valid', label: t('offers.valid-until'), canSort: true, cell: ({ valid_until }) => day(valid_until) },
  ];
  return (
    <>
      <PageHead title={t('shell.tab.offers')} lead={<p>{t('offers.lead')}</p>} />
      <Allowed to="offers.write">
        <NewOffer />
      </Allowed>
      <SavedViews screen="offers" views={views} />
      <OfferTools filter={filter} total={total} />
      {offers.length === 0 && (
        <Empty>
          {t('offers.none')} {t('offers.none.hint')}
        </Empty>
      )}
      {offers.length > 0 && <ListTable caption={t('shell.tab.offers')} columns={columns} rows={offers} keyOf={({ id }) => id} />}
      <Pager list={loaderData} />
    </>
  );
}
