import type { Kysely } from 'kysely';
import type { FileKind } from '#content/fields/file-endings.ts';
import { contains } from '#store/contains.ts';
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
  if (search) query = query.where((has) => has.or(['original_name', 'alt_en', 'alt_ar'].map((column) => contains(column, search))));
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

/** Names of files that nothing has used since then. */
export async function listUnusedFiles(db: Kysely<Schema>, since: Date): Promise<string[]> {
  const rows = await db.selectFrom('files').select('name').where('unused_since', '<', since.toISOString()).orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** Files by the names they were uploaded under, which several may share. */
export async function findFilesCalled(db: Kysely<Schema>, originalNames: readonly string[]): Promise<StoredFile[]> {
  if (originalNames.length === 0) return [];
  const rows = await db.selectFrom('files').selectAll().where('original_name', 'in', originalNames).execute();
  return rows.map(fileFrom);
}
