import { sql, type Kysely } from 'kysely';
import type { FileKind } from '#content/fields/file.ts';
import type { Schema } from '#store/database/schema.ts';
import { fileFrom, type StoredFile } from './stored-file.ts';

export type FileQuery = {
  search?: string | undefined;
  kind?: FileKind | undefined;
  unused?: boolean | undefined;
  page: number;
  perPage: number;
};

/** Newest first. */
export async function listFiles(
  db: Kysely<Schema>,
  { search, kind, unused, page, perPage }: FileQuery,
): Promise<{ files: StoredFile[]; total: number }> {
  let query = db.selectFrom('files');
  if (kind) query = query.where('kind', '=', kind);
  if (unused !== undefined) query = query.where('unused_since', unused ? 'is not' : 'is', null);
  if (search) {
    const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where((has) =>
      has.or(
        (['original_name', 'alt_en', 'alt_ar'] as const).map(
          (column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`,
        ),
      ),
    );
  }
  const [rows, { total }] = await Promise.all([
    query
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('name')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { files: rows.map(fileFrom), total };
}
