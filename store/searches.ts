import type { Language } from '#content/languages.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { Page } from '#store/entries/read-entries.ts';

type Db = Kysely<Schema>;

/** A bound on what strangers can make us keep. */
const MOST_SEARCHES = 5000;

export type MissedSearch = { language: Language; query: string; count: number; lastAt: string };

/** The words and how often, nothing about who asked. */
export async function noteMissedSearch(db: Db, language: Language, query: string, now: Date): Promise<void> {
  const lastAt = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('searches')
    .set(({ eb }) => ({ count: eb('count', '+', 1), last_at: lastAt }))
    .where('language', '=', language)
    .where('query', '=', query)
    .executeTakeFirst();
  if (numUpdatedRows > 0n || (await countMissedSearches(db)) >= MOST_SEARCHES) return;
  await db
    .insertInto('searches')
    .values({ language, query, count: 1, results: 0, last_at: lastAt })
    .onConflict((conflict) =>
      conflict.columns(['language', 'query']).doUpdateSet(({ eb }) => ({ count: eb('searches.count', '+', 1), last_at: lastAt })),
    )
    .execute();
}

/** What is asked for most stands first. */
export async function listMissedSearches(db: Db, { limit, offset }: Page): Promise<MissedSearch[]> {
  return db
    .selectFrom('searches')
    .select(['language', 'query', 'count', 'last_at as lastAt'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('query')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countMissedSearches(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function clearMissedSearches(db: Db, which?: { language: Language; query: string }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('searches')
    .$call((query) => (which === undefined ? query : query.where('language', '=', which.language).where('query', '=', which.query)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
