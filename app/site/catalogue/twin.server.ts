import { collections } from '#content/index.ts';
import { pagePath, recordPath } from '#app/site/links.ts';
import type { PageArgs } from '#app/site/page-loader.server.ts';
import type { Language } from '#i18n/translate.ts';
import { bothNames } from './both-names.server.ts';
import type { Crumb } from './trail/crumb.ts';

const ABOVE = { category: collections.categories, subCategory: collections.subCategories } as const;

/** For a record that is hidden in the other language: where its language toggle leads, the nearest place on the way to it that is not. */
export async function twinOf(
  page: Pick<PageArgs, 'operations' | 'reader' | 'language'>,
  names: Readonly<Record<Language, string | undefined>>,
  crumbs: readonly Crumb[],
): Promise<string | undefined> {
  const other = otherThan(page.language);
  if (names[other] !== undefined) return undefined;
  for (const { page: kind, id } of crumbs.toReversed()) {
    const { [other]: name } = await bothNames(page, ABOVE[kind], id);
    if (name !== undefined) return recordPath(kind, id, [name], other);
  }
  return pagePath('home', other);
}

export function otherThan(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar';
}
