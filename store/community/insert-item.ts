import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema, ItemState } from '#store/database/schema.ts';
import { takeFromLimit } from '#store/limits.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import { itemsOf, type ItemKind, type ItemRow } from './item.ts';

type Db = Kysely<Schema>;

const SAME_WITHIN_MS = 5 * 60_000;

/** How words arrive: judged, and with the version of what was agreed to. */
export type NewItem = {
  kind: ItemKind;
  /** The section or the post; 0 for a post itself. */
  about: number;
  name: string;
  text: string;
  addressHash: string;
  at: string;
  state?: ItemState;
  reasons?: readonly string[];
  isStaff?: boolean;
  agreement?: string;
};

/** A double click is one comment: the same words of the same author within five minutes answer with the first ones. Inside a transaction. */
export async function insertItemOnce(tx: Db, wanted: NewItem): Promise<ItemRow> {
  const { kind, about, name, text, addressHash, at } = wanted;
  const key = createHash('sha256')
    .update(JSON.stringify([kind, about, name, text, addressHash]))
    .digest('base64url');
  const { allowed } = await takeFromLimit(tx, `words:${key}`, { max: 1, windowMs: SAME_WITHIN_MS }, new Date(at));
  const first = allowed
    ? undefined
    : await tx
        .selectFrom(itemsOf(tx, kind))
        .selectAll()
        .where('address_hash', '=', addressHash)
        .where('about', '=', about)
        .where('name', '=', name)
        .where('text', '=', text)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
  if (first) return first;
  const item = await insertItem(tx, wanted);
  await queueEvent(tx, 'comment.created', `${kind}/${item.id}`, at);
  return item;
}

export async function insertItem(db: Db, wanted: NewItem): Promise<ItemRow> {
  const id = await insertRow(db, wanted);
  return db.selectFrom(itemsOf(db, wanted.kind)).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function insertRow(db: Db, wanted: NewItem): Promise<number> {
  const { kind, about, name, text } = wanted;
  const same = sameColumns(wanted);
  const { id } = await (kind === 'comment'
    ? db
        .insertInto('comments')
        .values({ section_id: about, username: name, text, ...same })
        .returning('id')
        .executeTakeFirstOrThrow()
    : kind === 'post'
      ? db
          .insertInto('posts')
          .values({ author_name: name, content: text, ...same })
          .returning('id')
          .executeTakeFirstOrThrow()
      : db
          .insertInto('post_comments')
          .values({ post_id: about, commenter_name: name, text, ...same })
          .returning('id')
          .executeTakeFirstOrThrow());
  return id;
}

function sameColumns({ addressHash, at, state = 'shown', reasons = [], isStaff = false, agreement = '' }: NewItem) {
  return {
    state,
    reasons: JSON.stringify(reasons),
    staff: isStaff ? (1 as const) : (0 as const),
    reports: 0,
    reviewed: 0 as const,
    previous: '',
    agreement,
    address_hash: addressHash,
    created_at: at,
    deleted_at: null,
  };
}
