import { pairsOf } from '#content/known.ts';
import type { Item } from '#api/content/present.ts';
import { chosenText } from '#api/typesetting/chosen-text.ts';
import { documentTexts } from '#api/typesetting/document-texts.ts';
import type { PlainSheet, Sheet } from '#api/typesetting/sheet.ts';
import type { collections } from '#content/index.ts';
import { PER_DOLLAR } from '#content/advisor/money.ts';
import { estimateOf } from '#content/offers/estimate.ts';
import { CURRENCY_OF } from '#content/specifications/price.ts';
import type { Share } from '#content/offers/sums.ts';
import { writeMinor, writeMoney, writePercent } from '#content/offers/typed-money.ts';
import { writeShortlist, type ShortlistItem } from '#content/shortlist.ts';
import { CURRENCIES } from '#content/specifications/define.ts';
import { writeNumber } from '#content/specifications/write.ts';
import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { writeDay } from '#i18n/write-day.ts';

type Row = { listed: ShortlistItem; product: Item<typeof collections.products> };
type Facts = { rows: readonly Row[]; country: Country; vat: Share; day: string; company: Sheet['data']['company'] };

/** What a visitor's list costs at least, on paper. Its reference is the list itself: whoever begins an offer can type it. */
export function estimateSheet(language: Language, { rows, country, vat, day, company }: Facts): PlainSheet {
  const t = documentTexts(language);
  const currency = CURRENCY_OF[country];
  const estimate = estimateOf(
    rows.map(({ listed, product }) => ({ listed, specifications: product.specifications })),
    country,
    vat,
  );
  const money = (amount: number) => writeMoney(amount, currency, language);
  const name = CURRENCIES[currency][language];
  const figure = (value: number | undefined, key: 'area' | 'weight' | 'power') =>
    value === undefined ? [] : [t(`documents.estimate.${key}`, { value: writeNumber(Math.round(value * 100) / 100) })];
  const figures = [...figure(estimate.area, 'area'), ...figure(estimate.power, 'power'), ...figure(estimate.weight, 'weight')];
  return {
    template: 'offer',
    data: {
      language,
      title: `${t('documents.estimate.title')} · ${company.name}`,
      day,
      company,
      foot: t('documents.estimate.foot'),
      texts: {
        kind: t('documents.estimate.kind'),
        title: t('documents.estimate.title'),
        for: '',
        item: t('documents.offer.item'),
        quantity: t('documents.offer.quantity'),
        price: t('documents.offer.price', { currency: name }),
        sum: t('documents.offer.sum', { currency: name }),
        notes: t('documents.estimate.figures'),
        terms: t('documents.offer.notes'),
        rule: t('documents.offer.rule'),
        notInvoice: t('documents.estimate.not-offer'),
      },
      facts: [
        [t('documents.offer.day'), writeDay(day, language)],
        [t('documents.estimate.reference'), `\u2066${writeShortlist(rows.map(({ listed }) => listed))}\u2069`],
      ],
      customer: [],
      lines: pairsOf(rows, estimate.lines).map(([{ listed, product }, { unit_price: price, sum }]) => ({
        title: product.name,
        note: chosenText(listed, product.specifications, language),
        quantity: String(listed.quantity),
        price: price === undefined ? '–' : writeMinor(price),
        discount: '',
        sum: sum === undefined ? '–' : writeMinor(sum),
      })),
      sums: [
        [t('documents.offer.subtotal'), money(estimate.sums.subtotal)],
        [t('documents.offer.vat', { percent: writePercent(vat) }), money(estimate.sums.vat)],
      ],
      total: [t('documents.estimate.total'), money(estimate.sums.total)],
      notes: figures.join('\n'),
      terms: [
        ...(estimate.isPart ? [t('documents.estimate.part')] : []),
        ...(estimate.isConverted ? [t('documents.estimate.rate', PER_DOLLAR)] : []),
      ].join('\n'),
    },
  };
}
