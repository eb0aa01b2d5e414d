import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

/** What a scanner said of a file that came with an inquiry: nothing yet, `clean`, or `infected` and by what. */
export async function up({ schema }: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  for (const column of ['scan', 'scan_found'])
    await schema
      .alterTable('lead_files')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute();
}
