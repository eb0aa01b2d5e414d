import type { Transaction } from 'kysely';
import { recordIn } from '#content/known.ts';
import type { Schema } from '#store/database/schema.ts';
import { takeId } from '#store/entries/take-id.ts';
import { DRAFT_OF } from '#store/files/draft-uses.ts';
import { DRAFT_PARTS } from './draft.ts';

type Tx = Transaction<Schema>;
type Copy = { collection: string; from: number; to: number; parent: number; without?: readonly string[]; at: string };

/** What was typed over the original is typed over the copy, except some names: a copy is called a copy. */
export async function copyDraft(tx: Tx, { collection, from, to, parent, without = [], at }: Copy): Promise<void> {
  const row = await tx.selectFrom('drafts').selectAll().where('collection', '=', collection).where('id', '=', from).executeTakeFirst();
  if (!row) return;
  const parts = DRAFT_PARTS.map((part) => {
    const left = Object.entries(recordIn(row[part])).filter(([name]) => !without.includes(name));
    return [part, JSON.stringify(Object.fromEntries(left))] as const;
  });
  if (row.is_new === 0 && parts.every(([, json]) => json === '{}')) return;
  const asked = { asked_at: null, asked_by: null, remark: '', link_key: '', link_ends_at: null };
  const values = { ...row, ...Object.fromEntries(parts), ...asked, id: to, parent, key: '', base: row.is_new === 1 ? 0 : 1 };
  await tx
    .insertInto('drafts')
    .values({ ...values, created_at: at, updated_at: at })
    .execute();
  const uses = await tx
    .selectFrom('file_uses')
    .selectAll()
    .where('collection', '=', DRAFT_OF + collection)
    .where('id', '=', from)
    .execute();
  if (uses.length > 0)
    await tx
      .insertInto('file_uses')
      .values(uses.map((use) => ({ ...use, id: to })))
      .execute();
}

/** What is new below the original is new below the copy. */
export async function copyNewDrafts(tx: Tx, collection: string, from: number, to: number, at: string): Promise<void> {
  const rows = await tx
    .selectFrom('drafts')
    .select('id')
    .where('collection', '=', collection)
    .where('parent', '=', from)
    .where('is_new', '=', 1)
    .orderBy('id')
    .execute();
  for (const { id } of rows) await copyDraft(tx, { collection, from: id, to: await takeId(tx, collection, undefined), parent: to, at });
}
