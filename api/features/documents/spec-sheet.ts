import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { planDrawing } from '#content/specifications/plan-drawing.ts';
import { SPECIFICATIONS } from '#content/specifications/kinds.ts';
import { tableOf, type TableRow } from '#content/specifications/table.ts';
import { inOrder } from '#content/writing/in-order.ts';
import type { PlainSheet, Sheet } from '#api/typesetting/sheet.ts';
import { LOCALES } from '#i18n/locales.ts';
import { documentTexts } from '#api/typesetting/document-texts.ts';
import type { Language } from '#i18n/translate.ts';
import { writeDay } from '#i18n/write-day.ts';
import { drawingSvg } from './drawing-svg.ts';
import { withoutPrices } from './without-prices.ts';

export type Company = Sheet['data']['company'];
type Product = Item<typeof collections.products>;
type Facts = { product: Product; day: string; company: Company; picture: Uint8Array | undefined; isBoth?: boolean };

/** Measures of several sizes have a line each: side by side their sides would run into each other. */
function written({ name, text, bySize }: TableRow): string {
  return bySize && SPECIFICATIONS[name].value === 'size' ? bySize.join('\n') : text;
}

/** A product as its page says it, on paper. It is the same in every country, so it names no price. */
export function specSheet(language: Language, { product, day, company, picture, isBoth = false }: Facts): PlainSheet {
  const t = documentTexts(language);
  const { name, headline, description, features, specifications } = product;
  const said = (text: string) => inOrder(text, language);
  const plan = planDrawing(specifications, 0, LOCALES[language].dir);
  const isWall = plan !== undefined && plan.cabinets.columns * plan.cabinets.rows > 1;
  const groups = withoutPrices(tableOf(specifications, language), language).map(({ label, rows }) => ({
    label,
    rows: rows.map((row) => [row.label, written(row)]),
  }));
  return {
    template: 'spec-sheet',
    data: {
      language,
      title: `${name}: ${t('documents.specSheet')}`,
      day,
      company,
      foot: t('documents.asOf', { day: writeDay(day, language) }),
      texts: { kind: t('documents.specSheet'), drawing: t('documents.drawing') },
      name,
      // Headlines of one or two characters are how editors switch the headline off.
      headline: headline.length > 2 ? said(headline) : '',
      description: said(description),
      features: features.map(({ title }) => said(title)).filter(Boolean),
      groups,
      drawn: t(isWall ? 'documents.drawnWall' : 'documents.drawn'),
      ...(picture && { picture: 'product.jpg' }),
      ...(plan && { drawing: 'drawing.svg' }),
    },
    pictures: {
      ...(picture && { 'product.jpg': picture }),
      ...(plan && { 'drawing.svg': Buffer.from(drawingSvg(plan, isBoth ? 'en' : language)) }),
    },
  };
}
