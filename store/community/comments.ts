import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;
export type Slice = { limit: number; offset: number };

export type Comment = { id: number; post_id: number; username: string; text: string; created_at: string };

/** Comments of one section, oldest first; of all sections without one. */
export async function listComments(db: Db, sectionId: number | undefined, { limit, offset }: Slice): Promise<Comment[]> {
  let query = db
    .selectFrom('comments')
    .select(['id', 'section_id as post_id', 'username', 'text', 'created_at'])
    .where('deleted_at', 'is', null)
    .where('state', '=', 'shown');
  query = sectionId === undefined ? query.orderBy('id') : query.where('section_id', '=', sectionId).orderBy('section_id').orderBy('id');
  return query.limit(limit).offset(offset).execute();
}

export async function insertComment(
  db: Db,
  comment: { sectionId: number; username: string; text: string; addressHash: string; at: string },
): Promise<Comment> {
  return db
    .insertInto('comments')
    .values({
      section_id: comment.sectionId,
      username: comment.username,
      text: comment.text,
      state: 'shown',
      address_hash: comment.addressHash,
      created_at: comment.at,
      deleted_at: null,
    })
    .returning(['id', 'section_id as post_id', 'username', 'text', 'created_at'])
    .executeTakeFirstOrThrow();
}

export async function deleteComment(db: Db, id: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comments')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
