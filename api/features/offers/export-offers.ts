import { writeMinor } from '#content/offers/typed-money.ts';
import type { CsvValue } from '#api/kernel/csv.ts';
import { dashboardTexts } from '#i18n/messages/dashboard.ts';
import type { Language } from '#i18n/translate.ts';
import type { OfferCard } from './present-offer.ts';

/** A table in the reader's language, safe to open in a spreadsheet. */
export function exportedOffers(language: Language) {
  const texts = dashboardTexts[language];
  return {
    columns: [
      texts['offers.number'],
      texts['offers.state'],
      texts['offers.version'],
      texts['offers.name'],
      texts['offers.company'],
      texts['offers.email'],
      texts['offers.country'],
      texts['offers.total'],
      texts['offers.currency'],
      texts['offers.valid-until'],
      texts['offers.sent-at'],
      texts['offers.seen-at'],
      texts['offers.owner'],
    ],
    row: (offer: OfferCard): CsvValue[] => [
      offer.number,
      texts[`offers.state.${offer.state}`],
      offer.version,
      offer.name,
      offer.company,
      offer.email,
      texts[`offers.country.${offer.country}`],
      writeMinor(offer.total),
      offer.currency,
      offer.valid_until,
      offer.sent_at,
      offer.seen_at,
      offer.owner_name,
    ],
  };
}
