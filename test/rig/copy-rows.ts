import { sql } from 'kysely';
import { COUNTED, TABLES } from '#store/backup/manifest.ts';
import type { Database } from '#store/database/open.ts';

const BATCH = 200;

/** Everything of one database into an empty one of the other engine; both are migrated. */
export async function copyRows(from: Database, to: Database): Promise<void> {
  await to.kysely.transaction().execute(async (tx) => {
    for (const table of TABLES) {
      await tx.deleteFrom(table).execute();
      const rows = await from.kysely.selectFrom(table).selectAll().execute();
      for (let start = 0; start < rows.length; start += BATCH)
        await tx
          .insertInto(table)
          .values(rows.slice(start, start + BATCH))
          .execute();
    }
    for (const [table, column] of Object.entries(COUNTED))
      await sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
        tx,
      );
  });
}
