import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;

export type Block = { kind: 'address' | 'name'; value: string };
export type ListedBlock = { id: number; kind: 'address' | 'name'; label: string; at: string };

export async function isBlocked(db: Db, blocks: readonly Block[]): Promise<boolean> {
  const found = await db
    .selectFrom('blocks')
    .select('id')
    .where((eb) => eb.or(blocks.map(({ kind, value }) => eb.and([eb('kind', '=', kind), eb('value', '=', value)]))))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A second block of the same author changes nothing. */
export async function addBlock(db: Db, block: Block & { label: string; actor: number | null; at: string }): Promise<void> {
  await db
    .insertInto('blocks')
    .values(block)
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .execute();
}

export async function removeBlock(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('blocks').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Newest first. The value itself stays inside: a label says whom it is about. */
export function listBlocks(db: Db): Promise<ListedBlock[]> {
  return db.selectFrom('blocks').select(['id', 'kind', 'label', 'at']).orderBy('id', 'desc').limit(500).execute();
}
