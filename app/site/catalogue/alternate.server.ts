import { collections } from '#content/index.ts';
import type { RecordPage } from '#content/pages.ts';
import { pagePath, recordPath } from '#app/page/links.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import type { Language } from '#i18n/translate.ts';
import { bothNames } from './both-names.server.ts';
import type { Crumb } from './trail/crumb.ts';

const ABOVE = { category: collections.categories, subCategory: collections.subCategories } as const;

/** Where the language toggle of a record leads: to its own name there, or, where it is hidden, to the nearest place on the way to it that is not. */
export async function alternateOf(
  page: Pick<PageArgs, 'operations' | 'reader' | 'language' | 'url'>,
  record: { page: RecordPage; id: number },
  names: Readonly<Record<Language, string | undefined>>,
  crumbs: readonly Crumb[],
): Promise<string> {
  const other = otherThan(page.language);
  const name = names[other];
  if (name !== undefined) return recordPath(record.page, record.id, [name], other) + page.url.search;
  for (const { page: kind, id } of crumbs.toReversed()) {
    const { [other]: above } = await bothNames(page, ABOVE[kind], id);
    if (above !== undefined) return recordPath(kind, id, [above], other);
  }
  return pagePath('home', other);
}

export function otherThan(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar';
}
