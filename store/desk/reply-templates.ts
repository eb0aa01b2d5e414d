import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;

export type ReplyTemplate = Selectable<Schema['reply_templates']>;
export type TemplateValues = Omit<ReplyTemplate, 'id' | 'uses' | 'created_at' | 'updated_at' | 'deleted_at'>;

/** The most used first. */
export function listTemplates(db: Db): Promise<ReplyTemplate[]> {
  return db.selectFrom('reply_templates').selectAll().where('deleted_at', 'is', null).orderBy('uses', 'desc').orderBy('id').execute();
}

/** With the same words, added since then. */
export async function findSameTemplate(tx: Db, values: TemplateValues, since: string): Promise<number | undefined> {
  let query = tx.selectFrom('reply_templates').select('id').where('created_at', '>=', since).where('deleted_at', 'is', null);
  for (const name of ['name_en', 'name_ar', 'kind', 'subject_en', 'subject_ar', 'text_en', 'text_ar', 'stands_ready'] as const)
    query = query.where(name, '=', values[name]);
  return (await query.executeTakeFirst())?.id;
}

export async function insertTemplate(db: Db, values: TemplateValues, now: Date): Promise<number> {
  const at = now.toISOString();
  const { id } = await db
    .insertInto('reply_templates')
    .values({ ...values, created_at: at, updated_at: at, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False where it is gone. */
export async function updateTemplate(db: Db, id: number, values: TemplateValues, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reply_templates')
    .set({ ...values, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setTemplateDeleted(db: Db, id: number, deletedAt: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reply_templates')
    .set({ deleted_at: deletedAt })
    .where('id', '=', id)
    .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An answer went out with it, or was taken back. False where there is no such template. */
export async function countUse(db: Db, id: number, by: 1 | -1): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reply_templates')
    .set((eb) => ({ uses: eb('uses', '+', by) }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Templates that were deleted before that moment go for good. */
export async function eraseDeletedTemplates(db: Db, before: string): Promise<void> {
  await db.deleteFrom('reply_templates').where('deleted_at', '<', before).execute();
}
