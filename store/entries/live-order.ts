import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

export async function liveOrder(db: Kysely<Schema>, collection: string, parent: number): Promise<number[]> {
  const rows = await db
    .selectFrom('entries')
    .select('id')
    .where('collection', '=', collection)
    .where('parent', '=', parent)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
