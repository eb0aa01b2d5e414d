import type { Collection } from '#content/define.ts';
import type { PageArgs } from '#app/site/page-loader.server.ts';
import type { Language } from '#i18n/translate.ts';

/** A record's name in both languages: each language's address ends in its own. */
export async function bothNames(
  { operations }: Pick<PageArgs, 'operations'>,
  collection: Collection,
  id: number,
): Promise<Readonly<Record<Language, string>>> {
  const read = async (language: Language) => {
    const item: Readonly<Record<string, unknown>> = await operations.content.read(collection, { language, sees: 'everything' }, id);
    return String(item[collection.titleField]);
  };
  const [ar, en] = await Promise.all([read('ar'), read('en')]);
  return { ar, en };
}
