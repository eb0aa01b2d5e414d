import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { ItemRef } from './moderate.ts';
import { itemFrom, type CommunityItem } from './list-items.ts';
import { itemsOf } from './item.ts';

/** The items that wait for a moderator: only their author sees them. */
export async function findWaiting(db: Kysely<Schema>, items: readonly ItemRef[]): Promise<CommunityItem[]> {
  const rows = await Promise.all(
    items.map(async ({ kind, id }) => {
      const row = await db
        .selectFrom(itemsOf(db, kind))
        .selectAll()
        .where('id', '=', id)
        .where('state', 'in', ['held', 'spam'])
        .executeTakeFirst();
      return row && itemFrom(kind, row);
    }),
  );
  return rows.filter((row) => row !== undefined);
}
