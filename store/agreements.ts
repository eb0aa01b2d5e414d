import type { Language } from '#content/languages.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

export type StoredAgreement = { version: string; form: string; language: Language; text: string; at: string };

/** Once per version: what people agreed to can be read back for as long as anything names it. */
export async function keepAgreement(db: Kysely<Schema>, agreement: StoredAgreement): Promise<void> {
  await db
    .insertInto('agreements')
    .values(agreement)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}
