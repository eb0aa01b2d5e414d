import { Link } from 'react-router';
import { writeMoney } from '#content/offers/typed-money.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { NewOffer } from '#app/dashboard/offers/new-offer.tsx';
import { OfferTools } from '#app/dashboard/offers/offer-tools.tsx';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Cell, DataTable, Empty, Mark } from '#app/dashboard/ui/data-table.tsx';
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
  const head = [t('offers.number'), t('offers.customer'), t('offers.total'), t('offers.state'), t('offers.valid-until')] as const;
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
      {offers.length > 0 && (
        <DataTable caption={t('shell.tab.offers')} head={head}>
          {offers.map((offer) => (
            <tr key={offer.id}>
              <Cell label={head[0]} isMain>
                <Link to={inLanguage(`/dashboard/offers/${offer.id}`, language)}>
                  {offer.number ? <Foreign>{offer.number}</Foreign> : t('offers.no-number')}
                </Link>
              </Cell>
              <Cell label={head[1]}>
                <bdi>{[offer.company, offer.name].filter(Boolean).join(' · ') || '–'}</bdi>
              </Cell>
              <Cell label={head[2]}>{writeMoney(offer.total, offer.currency, language)}</Cell>
              <Cell label={head[3]}>
                <Mark kind={offer.state === 'accepted' ? 'ok' : offer.state === 'expired' ? 'error' : undefined}>
                  {t(`offers.state.${offer.state}`)}
                </Mark>{' '}
                {offer.has_changes && t('offers.changed')}
                {offer.seen_at && offer.state === 'seen' && when(offer.seen_at)}
              </Cell>
              <Cell label={head[4]}>{day(offer.valid_until)}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <Pager list={loaderData} />
    </>
  );
}
