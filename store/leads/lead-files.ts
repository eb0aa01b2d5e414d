import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;

/** What an inquiry brought along. Its bytes lie where the uploads lie, and only this row leads to them. */
export type LeadFile = Selectable<Schema['lead_files']>;
export type NewLeadFile = Omit<LeadFile, 'lead_id' | 'created_at' | 'scan' | 'scan_found'>;

export function findLeadFile(db: Db, leadId: number): Promise<LeadFile | undefined> {
  return db.selectFrom('lead_files').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
}

/** What no scanner has judged yet, oldest first. */
export function unscannedFiles(db: Db, limit: number): Promise<LeadFile[]> {
  return db
    .selectFrom('lead_files')
    .selectAll()
    .where('scan', '=', '')
    .where('lead_id', 'is not', null)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

export async function setScan(db: Db, name: string, scan: 'clean' | 'infected', found: string): Promise<void> {
  await db.updateTable('lead_files').set({ scan, scan_found: found }).where('name', '=', name).execute();
}

export async function hasLeadFile(db: Db, name: string): Promise<boolean> {
  return (await db.selectFrom('lead_files').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;
}

const AT_ONCE = 500;

export async function filesOfLeads(db: Db, leadIds: readonly number[]): Promise<LeadFile[]> {
  const files: LeadFile[] = [];
  for (let from = 0; from < leadIds.length; from += AT_ONCE) {
    const ids = leadIds.slice(from, from + AT_ONCE);
    files.push(...(await db.selectFrom('lead_files').selectAll().where('lead_id', 'in', ids).orderBy('lead_id').execute()));
  }
  return files;
}

/** Of all files, or of those that came since an instant. */
export async function sizeOfLeadFiles(db: Db, since?: Date): Promise<number> {
  const { size } = await db
    .selectFrom('lead_files')
    .$call((query) => (since === undefined ? query : query.where('created_at', '>=', since.toISOString())))
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
