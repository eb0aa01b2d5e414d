import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;

/** What an inquiry brought along. Its bytes lie where the uploads lie, and only this row leads to them. */
export type LeadFile = Selectable<Schema['lead_files']>;
export type NewLeadFile = Omit<LeadFile, 'lead_id' | 'created_at'>;

export function findLeadFile(db: Db, leadId: number): Promise<LeadFile | undefined> {
  return db.selectFrom('lead_files').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
}

export async function hasLeadFile(db: Db, name: string): Promise<boolean> {
  return (await db.selectFrom('lead_files').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;
}

export async function listLeadFiles(db: Db): Promise<LeadFile[]> {
  return db.selectFrom('lead_files').selectAll().orderBy('lead_id').execute();
}

export async function sizeOfLeadFiles(db: Db): Promise<number> {
  const { size } = await db
    .selectFrom('lead_files')
    .select(({ fn }) => fn.sum<number | null>('size').as('size'))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}

/** Called after leads were deleted, in whichever way: their files follow, bytes included (see removeDoomed). */
export async function doomFilesWithoutLead(db: Db, now: Date): Promise<void> {
  const doom = async (tx: Db) => {
    const gone = await tx.deleteFrom('lead_files').where('lead_id', 'is', null).returning('name').execute();
    for (const { name } of gone) await tx.insertInto('doomed_files').values({ name, at: now.toISOString() }).execute();
  };
  await (db.isTransaction ? doom(db) : db.transaction().execute(doom));
}
