import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '#store/database/open.ts';

export type StorageUse = {
  database: number;
  files: { kind: string; count: number; size: number }[];
  /** Bytes left beside the data folder. */
  free: number;
};

export async function measureStorage({ kysely, engine }: Database, dataDir: string): Promise<StorageUse> {
  const size =
    engine === 'postgres'
      ? sql<{ size: number }>`select pg_database_size(current_database()) as size`
      : sql<{ size: number }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`;
  const [database, files, disk] = await Promise.all([
    size.execute(kysely),
    kysely
      .selectFrom('files')
      .select('kind')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('size').as('size')])
      .groupBy('kind')
      .orderBy('kind')
      .execute(),
    statfs(dataDir),
  ]);
  return {
    database: Number(database.rows[0]?.size ?? 0),
    files: files.map((row) => ({ kind: row.kind, count: Number(row.count), size: Number(row.size) })),
    free: disk.bavail * disk.bsize,
  };
}
