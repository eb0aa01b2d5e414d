import { writeMinor } from '#content/offers/typed-money.ts';
import type { CsvValue } from '#api/kernel/csv.ts';
import { dashboardWords } from '#i18n/messages/dashboard.ts';
import type { Language } from '#i18n/translate.ts';
import type { OfferCard } from './present-offer.ts';

/** A table in the reader's language, safe to open in a spreadsheet. */
export function exportedOffers(language: Language) {
  const words = dashboardWords[language];
  return {
    columns: [
      words['offers.number'],
      words['offers.state'],
      words['offers.version'],
      words['offers.name'],
      words['offers.company'],
      words['offers.email'],
      words['offers.country'],
      words['offers.total'],
      words['offers.currency'],
      words['offers.valid-until'],
      words['offers.sent-at'],
      words['offers.seen-at'],
      words['offers.owner'],
    ],
    row: (offer: OfferCard): CsvValue[] => [
      offer.number,
      words[`offers.state.${offer.state}`],
      offer.version,
      offer.name,
      offer.company,
      offer.email,
      words[`offers.country.${offer.country}`],
      writeMinor(offer.total),
      offer.currency,
      offer.valid_until,
      offer.sent_at,
      offer.seen_at,
      offer.owner_name,
    ],
  };
}
