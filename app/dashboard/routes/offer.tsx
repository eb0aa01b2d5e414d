import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { collections } from '#content/index.ts';
import { offeredSizes } from '#content/offered-size.ts';
import { cabinetOf } from '#content/wall/cabinet.ts';
import { isForeignPrice, type PriceCountry } from '#content/specifications/price.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { request } from '#app/page/api-client.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { OfferEvents } from '#app/dashboard/offers/offer-events.tsx';
import { OfferForm } from '#app/dashboard/offers/offer-form.tsx';
import type { ProductName } from '#app/dashboard/offers/offer-lines.tsx';
import { OfferMails } from '#app/dashboard/offers/offer-mails.tsx';
import { OfferMark } from '#app/dashboard/offers/offer-mark.tsx';
import { OfferVersions } from '#app/dashboard/offers/offer-versions.tsx';
import { SendPanel } from '#app/dashboard/offers/send-panel.tsx';
import type { Answer } from '#app/dashboard/send.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Action, ActionLink, DownloadLink } from '#app/dashboard/ui/action.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { inLanguage } from '#app/page/address.ts';
import { idOf } from '#app/page/page-loader.server.ts';
import { useLanguage } from '#app/page/texts.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import type { Route } from './+types/offer.ts';
import styles from '#app/dashboard/offers/offers.module.css';

const NONE: Answer['errors'] = {};

export const loader = dashboardLoader('offers.read', async ({ operations, params }) => {
  const offer = await operations.offers.open(idOf(params));
  const products = await operations.content.list(collections.products, { language: offer.language, sees: 'published' });
  return { offer, products: products.map((product) => offerable(product, offer.country)) };
});

type Product = { id: number; name: string; specifications: Specifications };

function offerable({ id, name, specifications }: Product, country: PriceCountry): ProductName {
  return {
    id,
    name,
    sizes: offeredSizes(specifications),
    cabinet: cabinetOf(specifications),
    hasCabinets: specifications.cabinet !== undefined,
    isReckoned: isForeignPrice(specifications, country),
  };
}

export default function OfferScreen({ loaderData: { offer, products } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { id, number, state, version, lead_id, follows } = offer;
  const at = (path: string) => inLanguage(`/dashboard/${path}`, language);
  const pdf = `/api/${language}/offers/${id}/offer.pdf`;
  // As the customer has it, until something was changed: then as he would get it next.
  const [refused, setRefused] = useState<{ revision: number; errors: Answer['errors'] }>();
  const isAsSent = version > 0 && !offer.has_changes;
  const ofVersion: Record<string, string> = isAsSent ? { version: String(version) } : {};
  return (
    <>
      <PageHead
        title={number ? <Foreign>{number}</Foreign> : t('offers.no-number')}
        lead={
          <p>
            <OfferMark state={state} /> {t(`offers.country.${offer.country}`)} · {t(`offers.language.${offer.language}`)}
            {offer.has_changes && ` · ${t('offers.changed')}`}
          </p>
        }
      >
        <DownloadLink href={`${pdf}?${new URLSearchParams(ofVersion)}`}>
          {isAsSent ? t('offers.pdf.sent') : version > 0 ? t('offers.pdf.next', { version: version + 1 }) : t('offers.pdf')}
        </DownloadLink>
        <DownloadLink href={`${pdf}?${new URLSearchParams({ ...ofVersion, language: 'both' })}`}>{t('offers.pdf.both')}</DownloadLink>
        <ActionLink to={at('offers')}>{t('offers.back')}</ActionLink>
      </PageHead>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          {state === 'accepted' ? (
            <section className={styles['panel']}>
              <p>{t('offers.kept')}</p>
            </section>
          ) : (
            <OfferForm
              key={offer.revision}
              offer={offer}
              products={products}
              refused={refused?.revision === offer.revision ? refused.errors : NONE}
            />
          )}
        </div>
        <div className={styles['column']}>
          {state !== 'accepted' && <SendPanel offer={offer} onRefused={(errors) => setRefused({ revision: offer.revision, errors })} />}
          <OfferMails offer={offer} />
          <OfferVersions offer={offer} />
          <OfferEvents offer={offer} />
          <section className={styles['panel']}>
            <div className={styles['actions']}>
              {lead_id !== null && <ActionLink to={at(`inbox/${lead_id}`)}>{t('offers.of-lead')}</ActionLink>}
              {follows !== null && <Link to={at(`offers/${follows}`)}>{t('offers.follows')}</Link>}
              <Allowed to="offers.write">
                <OfferActions id={id} canRemove={version === 0} />
              </Allowed>
            </div>
          </section>
        </div>
      </div>
    </>
  );
}

function OfferActions({ id, canRemove }: { id: number; canRemove: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { call, isBusy } = useBusyChange();
  const go = (path: string) => navigate(inLanguage(`/dashboard/${path}`, language));

  async function follow() {
    const answer = await call(request('POST /offers/{id}/follow', { params: { id } }));
    if (answer.isOk) await go(`offers/${answer.body.id}`);
  }

  async function remove() {
    // The screen of a draft that is gone cannot be read anew, so it is left first.
    await go('offers');
    await call(request('DELETE /offers/{id}', { params: { id } }), request('POST /offers/{id}/restore', { params: { id } }));
  }

  return (
    <>
      <Action disabled={isBusy} onClick={() => void follow()}>
        {t('offers.follow')}
      </Action>
      {canRemove && (
        <Action look="danger" disabled={isBusy} onClick={() => void remove()}>
          {t('offers.remove')}
        </Action>
      )}
    </>
  );
}
