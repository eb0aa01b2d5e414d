import type { SentOffer } from '#content/offers/offer.ts';
import { readCompany } from '#api/typesetting/company-head.ts';
import type { TypesetPdf } from '#api/typesetting/typesetter.ts';
import type { OfferParts } from './deps.ts';
import { offerSheet, offerSheetOfBoth } from './offer-sheet.ts';

export type Printed = TypesetPdf & { name: string };

export async function printOffer(
  { settings, typesetter }: Pick<OfferParts, 'settings' | 'typesetter'>,
  sent: SentOffer,
  isBoth: boolean,
): Promise<Printed> {
  const [ar, en] = await Promise.all([readCompany(settings, 'ar', sent.country), readCompany(settings, 'en', sent.country)]);
  const companies = { ar, en };
  const sheet = isBoth ? offerSheetOfBoth(sent, companies) : offerSheet(sent, companies[sent.language]);
  const name = [sent.number || 'draft', ...(isBoth ? ['ar-en'] : [])].join('-');
  return { ...(await typesetter.typeset(sheet)), name: `${name}.pdf` };
}
