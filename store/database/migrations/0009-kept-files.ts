import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

const BATCH = 500;
const NAME = /"([a-z0-9]{24}\.[a-z0-9]{3,4})"/g;

/** Files that a record no longer shows and that its earlier versions name: they stay as long as these can come back. */
export async function up(db: Kysely<unknown>, { text, int }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('kept_files')
    .addColumn('file', text, (c) => c.notNull().references('files.name').onDelete('cascade'))
    .addColumn('collection', text, (c) => c.notNull())
    .addColumn('id', int, (c) => c.notNull())
    .addPrimaryKeyConstraint('kept_files_key', ['file', 'collection', 'id'])
    .execute();
  await db.schema.createIndex('kept_files_of_entry').on('kept_files').columns(['collection', 'id']).execute();
  await fill(db);
}

/** What was let go of before there was this table; a file that is in use costs nothing by standing here too. */
async function fill(db: Kysely<unknown>): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ seq: number; collection: string; id: number; snapshot: string }>`
      select r.seq, r.collection, r.id, r.snapshot from revisions r
      where r.seq > ${last} and exists (select 1 from files where unused_since is not null)
      order by r.seq limit ${BATCH}`.execute(db);
    for (const { collection, id, snapshot } of rows)
      for (const [, file] of snapshot.matchAll(NAME))
        await sql`insert into kept_files (file, collection, id)
          select name, ${collection}, cast(${id} as bigint) from files where name = ${file} and unused_since is not null
          on conflict do nothing`.execute(db);
    if (rows.length < BATCH) return;
    last = Number(rows.at(-1)?.seq ?? last);
  }
}
