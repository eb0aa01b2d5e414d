import type { Kysely } from 'kysely';
import { LANGUAGES, type Language } from '#content/languages.ts';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;
/** Up to which version of a record a language is known to hold. */
export type Confirmed = Readonly<Record<Language, number>>;

const NONE: Confirmed = { en: 0, ar: 0 };

export async function readConfirmed(db: Db, collection: string, id: number): Promise<Confirmed> {
  const rows = await db
    .selectFrom('confirmed_translations')
    .select(['language', 'version'])
    .where('collection', '=', collection)
    .where('id', '=', id)
    .execute();
  const known = LANGUAGES.map((language) => [language, Number(rows.find((row) => row.language === language)?.version ?? 0)] as const);
  return { ...NONE, ...Object.fromEntries(known) };
}

export async function confirmTranslation(
  db: Db,
  {
    collection,
    id,
    language,
    version,
    by,
    at,
  }: { collection: string; id: number; language: Language; version: number; by: number | null; at: string },
): Promise<void> {
  const row = { collection, id, language, version, confirmed_at: at, confirmed_by: by };
  await db
    .insertInto('confirmed_translations')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['collection', 'id', 'language']).doUpdateSet({ version, confirmed_at: at, confirmed_by: by }),
    )
    .execute();
}
