import type { ExpressionBuilder, Kysely } from 'kysely';
import type { FileKind } from '#content/fields/file-endings.ts';
import { namesOf } from '#content/known.ts';
import { contains } from '#store/contains.ts';
import type { Schema } from '#store/database/schema.ts';
import { POSTER_OF } from './files.ts';
import { fileFrom, type StoredFile } from './stored-file.ts';

const ORDERED_BY = { name: 'original_name', size: 'size', added: 'created_at' } as const;
/** What a list of files can be ordered by; with a minus from its end. */
export const FILE_ORDERS = ['name', '-name', 'size', '-size', 'added', '-added'] as const;

export type FileQuery = {
  search?: string | undefined;
  kind?: FileKind | undefined;
  unused?: boolean | undefined;
  sort?: (typeof FILE_ORDERS)[number] | undefined;
  page: number;
  perPage: number;
};

/** A film's still picture is looked at and changed with its film. */
function isMoreThanPoster({ not, and, exists, selectFrom }: ExpressionBuilder<Schema, 'files'>) {
  const uses = selectFrom('file_uses').select('id').whereRef('file_uses.file', '=', 'files.name');
  return not(and([exists(uses.where('collection', '=', POSTER_OF)), not(exists(uses.where('collection', '!=', POSTER_OF)))]));
}

/** Newest first, unless asked for otherwise. */
export async function listFiles(
  db: Kysely<Schema>,
  { search, kind, unused, sort = '-added', page, perPage }: FileQuery,
): Promise<{ files: StoredFile[]; total: number }> {
  let query = db.selectFrom('files').where(isMoreThanPoster);
  if (kind) query = query.where('kind', '=', kind);
  if (unused !== undefined) query = query.where('unused_since', unused ? 'is not' : 'is', null);
  if (search) query = query.where((has) => has.or(['original_name', 'alt_en', 'alt_ar'].map((column) => contains(column, search))));
  const [rows, { total }] = await Promise.all([
    query
      .selectAll()
      .orderBy(ORDERED_BY[columnIn(sort)], sort.startsWith('-') ? 'desc' : 'asc')
      .orderBy('name')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { files: rows.map(fileFrom), total };
}

function columnIn(sort: (typeof FILE_ORDERS)[number]): keyof typeof ORDERED_BY {
  return namesOf(ORDERED_BY).find((name) => sort.endsWith(name)) ?? 'added';
}

/** Files that nothing has used since then and that no earlier version needs. */
export function listUnusedFiles(db: Kysely<Schema>, since: Date): Promise<{ name: string; originalName: string }[]> {
  return db
    .selectFrom('files')
    .select(['name', 'original_name as originalName'])
    .where('unused_since', '<', since.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('kept_files').select('id').whereRef('kept_files.file', '=', 'files.name'))),
    )
    .orderBy('name')
    .execute();
}

/** Files by the names they were uploaded under, which several may share. */
export async function findFilesCalled(db: Kysely<Schema>, originalNames: readonly string[]): Promise<StoredFile[]> {
  if (originalNames.length === 0) return [];
  const rows = await db.selectFrom('files').selectAll().where('original_name', 'in', originalNames).execute();
  return rows.map(fileFrom);
}
