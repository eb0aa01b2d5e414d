import { sql, type RawBuilder } from 'kysely';

/** Does a column hold the words, literally and in any case? `%` and `_` mean themselves. */
export function contains(column: string, search: string): RawBuilder<boolean> {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
