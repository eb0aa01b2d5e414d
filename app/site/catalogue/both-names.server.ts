import type { Collection } from '#content/define.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import type { Language } from '#i18n/translate.ts';
import { unlessHidden } from './unless-hidden.server.ts';

/** A record's name in both languages, as far as its reader may see it there: each language's address ends in its own. */
export async function bothNames(
  { operations, reader }: Pick<PageArgs, 'operations' | 'reader'>,
  collection: Collection,
  id: number,
): Promise<Readonly<Record<Language, string | undefined>>> {
  const read = async (language: Language) => {
    const item: Readonly<Record<string, unknown>> | undefined = await unlessHidden(
      operations.content.read(collection, { ...reader, language }, id),
    );
    return item && String(item[collection.titleField]);
  };
  const [ar, en] = await Promise.all([read('ar'), read('en')]);
  return { ar, en };
}
