import { Link } from 'react-router';
import { writeMoney } from '#content/offers/typed-money.ts';
import type { OfferCard } from '#api/features/offers/present-offer.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { useFormats } from '#app/dashboard/formats.ts';
import { Mark } from '#app/dashboard/ui/data-table.tsx';
import type { Column } from '#app/dashboard/ui/list-table.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { OfferMark } from './offer-mark.tsx';
import styles from './offers.module.css';

export function useOfferColumns(): Column<OfferCard>[] {
  const t = useTexts();
  const { day, when } = useFormats();
  const language = useLanguage();
  return [
    {
      name: 'number',
      label: t('offers.number'),
      isMain: true,
      canSort: true,
      cell: ({ id, number }) => (
        <Link className={styles['whole']} to={inLanguage(`/dashboard/offers/${id}`, language)}>
          {number ? <Foreign>{number}</Foreign> : t('offers.no-number')}
        </Link>
      ),
    },
    {
      name: 'customer',
      label: t('offers.customer'),
      canSort: true,
      cell: ({ company, name }) => <bdi>{[company, name].filter(Boolean).join(' · ') || '–'}</bdi>,
    },
    {
      name: 'total',
      label: t('offers.total'),
      canSort: true,
      cell: ({ total: sum, currency }) => <span className={styles['whole']}>{writeMoney(sum, currency, language)}</span>,
    },
    {
      name: 'state',
      label: t('offers.state'),
      cell: ({ state, has_changes, is_unsent, seen_at }) => (
        <>
          <OfferMark state={state} /> {is_unsent && <Mark kind="error">{t('inbox.unsent')}</Mark>} {has_changes && t('offers.changed')}
          {seen_at && state === 'seen' && when(seen_at)}
        </>
      ),
    },
    { name: 'owner', label: t('offers.owner'), cell: ({ owner_name }) => <bdi>{owner_name ?? '–'}</bdi> },
    { name: 'valid', label: t('offers.valid-until'), canSort: true, cell: ({ valid_until }) => day(valid_until) },
  ];
}
