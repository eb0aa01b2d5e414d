import { dashboardTexts } from '#i18n/messages/dashboard.ts';
import type { Language } from '#i18n/translate.ts';
import type { FileQuery } from '#store/files/list-files.ts';
import { csvStream, type CsvValue } from '#api/kernel/csv.ts';
import type { Library } from './library.ts';

const PAGE = 200;

/** The uploads a list shows, as a table in the reader's language. */
export function mediaTable({ listMedia }: Pick<Library, 'listMedia'>, query: Omit<FileQuery, 'page' | 'perPage'>, language: Language) {
  const texts = dashboardTexts[language];
  async function* rows(): AsyncGenerator<CsvValue[]> {
    for (let page = 1; ; page += 1) {
      const { files } = await listMedia({ ...query, page, perPage: PAGE });
      for (const { name, originalName, kind, size, width, height, alt, createdAt, unusedSince } of files)
        yield [originalName, name, texts[`media.kind.${kind}`], size, width, height, alt.ar, alt.en, createdAt, unusedSince];
      if (files.length < PAGE) return;
    }
  }
  const columns = [
    texts['media.name'],
    texts['media.address'],
    texts['media.kind'],
    texts['media.bytes'],
    texts['media.width'],
    texts['media.height'],
    texts['media.alt.ar'],
    texts['media.alt.en'],
    texts['media.added'],
    texts['media.unused-since'],
  ];
  return csvStream(columns, rows());
}
