import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../migrate.ts';

const COLUMNS = ['id', 'kind', 'status', 'country', 'owner', 'merged_into', 'created_at', 'name', 'search_text'];

/** On SQLite words are looked for in this index alone, a fifth of a message; PostgreSQL keeps no text of any length in an index. */
export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  if (engine === 'sqlite') await db.schema.createIndex('leads_words').on('leads').columns(COLUMNS).execute();
}
