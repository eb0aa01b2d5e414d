import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

/** Ids are never used again, also after a purge; a given id moves the sequence past it. */
export async function takeId(tx: Transaction<Schema>, collection: string, wanted: number | undefined, step = 1): Promise<number> {
  const { value } = await tx
    .insertInto('sequences')
    .values({ name: collection, value: wanted ?? step })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        value:
          wanted === undefined
            ? sql<number>`sequences.value + ${step}`
            : sql<number>`case when sequences.value > ${wanted} then sequences.value else ${wanted} end`,
      }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return wanted ?? value;
}

export type TakenIds = ReadonlyMap<string, number>;

/** The last id each of these collections has given away. */
export async function takenIds(db: Kysely<Schema>, collections: readonly string[]): Promise<TakenIds> {
  const rows = collections.length === 0 ? [] : await db.selectFrom('sequences').selectAll().where('name', 'in', collections).execute();
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  return new Map(collections.map((name) => [name, values.get(name) ?? 0]));
}
