import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;

export async function readFact(db: Db, name: string): Promise<string | undefined> {
  return (await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst())?.value;
}

export async function writeFact(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The value that stands: the first one wins, whichever process brings it. */
export async function writeFactOnce(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readFact(db, name)) ?? value;
}

export async function removeFact(db: Db, name: string): Promise<void> {
  await db.deleteFrom('facts').where('name', '=', name).execute();
}
