import { sql, type Kysely } from 'kysely';
import { e164Of, phoneSearchText } from '#content/phone.ts';
import type { ColumnTypes } from '../migrate.ts';

const BATCH = 500;

type Row = { id: number; phone: string; country: string };

/** Phone numbers in one form: two people with the same local number in two countries are two people. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('leads')
    .addColumn('phone_e164', text, (c) => c.notNull().defaultTo(''))
    .execute();
  let last = 0;
  for (;;) {
    const { rows } = await sql<Row>`select id, phone, country from leads where id > ${last} order by id limit ${sql.lit(BATCH)}`.execute(
      db,
    );
    for (const { id, phone, country } of rows) {
      const e164 = e164Of(phone, country);
      if (e164 === '') continue;
      const found = ` ${phoneSearchText(e164)}`;
      await sql`update leads set phone_e164 = ${e164}, search_text = search_text || ${found} where id = ${id}`.execute(db);
    }
    if (rows.length < BATCH) break;
    last = rows.at(-1)!.id;
  }
}
