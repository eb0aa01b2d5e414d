import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { WordsItem } from './moderate.ts';
import { wordsFrom, type Words } from './list-words.ts';
import { wordsOf } from './words.ts';

/** Those of the items that nobody but their author can see yet. */
export async function findWaiting(db: Kysely<Schema>, items: readonly WordsItem[]): Promise<Words[]> {
  const rows = await Promise.all(
    items.map(async ({ kind, id }) => {
      const row = await db
        .selectFrom(wordsOf(db, kind))
        .selectAll()
        .where('id', '=', id)
        .where('state', 'in', ['held', 'spam'])
        .executeTakeFirst();
      return row && wordsFrom(kind, row);
    }),
  );
  return rows.filter((row) => row !== undefined);
}
