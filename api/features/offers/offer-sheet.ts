import { CURRENCIES } from '#content/specifications/define.ts';
import { sumsOfOffer, type SentOffer } from '#content/offers/offer.ts';
import { CURRENCY_OF } from '#content/specifications/price.ts';
import { writeMinor, writeMoney, writePercent } from '#content/offers/typed-money.ts';
import { sizesInOrder } from '#content/writing/in-order.ts';
import { pairsOf } from '#content/known.ts';
import { documentTexts } from '#api/typesetting/document-texts.ts';
import { sheetOfBoth } from '#api/typesetting/both-languages.ts';
import type { PlainSheet, Sheet } from '#api/typesetting/sheet.ts';
import type { Language } from '#i18n/translate.ts';
import { writeDay } from '#i18n/write-day.ts';

type Company = Sheet['data']['company'];

/** Keeps its own order inside Arabic. */
function latin(text: string): string {
  return text && `\u2066${text}\u2069`;
}

/** Each line runs as its own first letter does, whatever language the sheet is in, and the sides of its sizes keep their order. */
function isolated(text: string): string {
  return text.replace(/^.+$/gm, (line) => `\u2068${/\p{Script=Arabic}/u.test(line) ? sizesInOrder(line, 'ar') : line}\u2069`);
}

export function offerSheet(offer: SentOffer, company: Company): PlainSheet {
  const { language, country, number, version, day, customer, lines, discount, vat, notes, terms, valid_until } = offer;
  const t = documentTexts(language);
  const currency = CURRENCY_OF[country];
  const sums = sumsOfOffer(offer, vat);
  const money = (amount: number) => writeMoney(amount, currency, language);
  const title = number === '' ? t('documents.offer.draft') : t('documents.offer.title', { number });
  return {
    template: 'offer',
    data: {
      language,
      title: `${title} · ${company.name}`,
      day,
      company,
      foot: t('documents.offer.foot'),
      texts: {
        kind: t('documents.offer.kind'),
        title,
        for: t('documents.offer.for'),
        item: t('documents.offer.item'),
        quantity: t('documents.offer.quantity'),
        price: t('documents.offer.price', { currency: CURRENCIES[currency][language] }),
        sum: t('documents.offer.sum', { currency: CURRENCIES[currency][language] }),
        notes: t('documents.offer.notes'),
        terms: t('documents.offer.terms'),
        rule: t('documents.offer.rule'),
        notInvoice: t('documents.offer.not-invoice'),
      },
      facts: [
        ...(number === '' ? [] : [[t('documents.offer.number'), `\u2066${number}\u2069`]]),
        ...(version > 1 ? [[t('documents.offer.version'), String(version)]] : []),
        [t('documents.offer.day'), writeDay(day, language)],
        [t('documents.offer.valid-until'), writeDay(valid_until, language)],
      ],
      customer: [...[customer.company, customer.name].map(isolated), ...[customer.email, customer.phone].map(latin)].filter(
        (line) => line !== '',
      ),
      lines: pairsOf(lines, sums.lines).map(([line, { net }]) => ({
        title: isolated(line.title),
        note: isolated(line.note),
        quantity: String(line.quantity),
        price: writeMinor(line.unit_price),
        discount: line.discount > 0 ? t('documents.offer.line-discount', { percent: writePercent(line.discount) }) : '',
        sum: writeMinor(net),
      })),
      sums: [
        [t('documents.offer.subtotal'), money(sums.subtotal)],
        ...(discount > 0 ? [[t('documents.offer.discount', { percent: writePercent(discount) }), money(-sums.discount)]] : []),
        ...(discount > 0 ? [[t('documents.offer.net'), money(sums.net)]] : []),
        [t('documents.offer.vat', { percent: writePercent(vat) }), money(sums.vat)],
      ],
      total: [t('documents.offer.total'), money(sums.total)],
      notes: isolated(notes),
      terms: isolated(terms),
    },
  };
}

/** The same offer with what is always said in both languages, as the trade signs it; what somebody wrote stands as it was written. */
export function offerSheetOfBoth(offer: SentOffer, companies: Readonly<Record<Language, Company>>): Sheet {
  const sheetIn = (language: Language) => offerSheet({ ...offer, language }, companies[language]);
  return sheetOfBoth(offer.language, { ar: sheetIn('ar'), en: sheetIn('en') });
}
