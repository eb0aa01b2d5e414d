import type { Item } from '#api/content/present.ts';
import { chosenText } from '#api/typesetting/chosen-text.ts';
import { documentTexts } from '#api/typesetting/document-texts.ts';
import type { PlainSheet, Sheet } from '#api/typesetting/sheet.ts';
import { chosenAs, listedAs, readChosen } from '#content/chosen-size.ts';
import type { collections } from '#content/index.ts';
import type { Compared } from '#content/shortlist.ts';
import { compareSpecifications } from '#content/specifications/compare.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { specificationsOf } from '#content/specifications/of-chosen.ts';
import type { Language } from '#i18n/translate.ts';
import { writeDay } from '#i18n/write-day.ts';
import { withoutPrices } from './without-prices.ts';

type Column = { compared: Compared; product: Item<typeof collections.products>; day: string; picture: Uint8Array | undefined };

/** Products side by side, each as it was chosen. It is the same in every country, so it names no price. */
export function comparisonSheet(language: Language, columns: readonly Column[], company: Sheet['data']['company']): PlainSheet {
  const t = documentTexts(language);
  const heads = columns.map(({ compared, product, picture }, index) => {
    const chosen = readChosen(product.specifications, chosenAs(compared));
    return {
      specifications: specificationsOf(product.specifications, chosen),
      head: {
        name: product.name,
        chosen: chosenText(listedAs(product.id, chosen), product.specifications, language),
        ...(picture && { picture: `${index}.jpg` }),
      },
    };
  });
  // The last day on which one of them was changed.
  const day = columns.reduce((last, column) => (column.day > last ? column.day : last), '');
  return {
    template: 'comparison',
    data: {
      language,
      title: `${t('documents.comparison')}: ${heads.map(({ head }) => head.name).join(' · ')}`,
      day,
      company,
      foot: t('documents.asOf', { day: writeDay(day, language) }),
      texts: { kind: t('documents.comparison'), legend: t('documents.comparison.legend') },
      heads: heads.map(({ head }) => head),
      groups: comparedGroups(
        heads.map(({ specifications }) => specifications),
        language,
      ),
    },
    pictures: Object.fromEntries(columns.flatMap(({ picture }, index) => (picture ? [[`${index}.jpg`, picture]] : []))),
  };
}

export type ComparedOnPaper = {
  label: string;
  rows: readonly { label: string; differs: boolean; cells: readonly { text: string; best: boolean }[] }[];
};

/** As the table of a sheet sets them, without prices. */
export function comparedGroups(specifications: readonly Specifications[], language: Language): ComparedOnPaper[] {
  return withoutPrices(compareSpecifications(specifications, language), language).map(({ label, rows }) => ({
    label,
    rows: rows.map((row) => ({
      label: row.label,
      differs: row.isDifferent,
      cells: row.cells.map(({ text, isBest, isApplicable }) => ({ text: text || (isApplicable ? '–' : '×'), best: isBest })),
    })),
  }));
}
