import { dashboardTexts } from '#i18n/messages/dashboard.ts';
import type { Language } from '#i18n/translate.ts';
import { csvStream, type CsvValue } from '#api/kernel/csv.ts';
import type { Content } from './content.ts';
import type { TrashFilter } from './find-in-trash.ts';

const PAGE = 200;

export function trashTable({ trashed }: Pick<Content, 'trashed'>, filter: TrashFilter, language: Language) {
  const texts = dashboardTexts[language];
  async function* rows(): AsyncGenerator<CsvValue[]> {
    for (let offset = 0; ; offset += PAGE) {
      const { records } = await trashed(filter, { limit: PAGE, offset }, language);
      for (const { title, id, place, parent, children, deletedAt, deletedBy } of records)
        yield [title, id, [place, parent?.title].filter(Boolean).join(' · '), children, deletedAt, deletedBy];
      if (records.length < PAGE) return;
    }
  }
  const columns = (['record', 'id', 'place', 'below', 'deleted', 'by'] as const).map((name) => texts[`trash.${name}`]);
  return csvStream(columns, rows());
}
