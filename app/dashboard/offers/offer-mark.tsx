import type { WholeOffer } from '#api/features/offers/present-offer.ts';
import { Mark } from '#app/dashboard/ui/data-table.tsx';
import { useTexts } from '#app/dashboard/texts.ts';

/** How an offer or one of its versions stands, the same wherever it is told. */
export function OfferMark({ state }: Pick<WholeOffer, 'state'>) {
  const t = useTexts();
  return <Mark kind={state === 'accepted' ? 'ok' : state === 'expired' ? 'error' : undefined}>{t(`offers.state.${state}`)}</Mark>;
}
