import { type AliasedExpression, type Kysely } from 'kysely';
import type { Schema, ItemState } from '#store/database/schema.ts';
import { namesOf } from '#content/known.ts';

type Db = Kysely<Schema>;

/** The three things a visitor can write, and where each is kept. */
export const ITEM_TABLES = { comment: 'comments', post: 'posts', 'post-comment': 'post_comments' } as const;

export type ItemKind = keyof typeof ITEM_TABLES;
export const ITEM_KINDS = namesOf(ITEM_TABLES);

/** One shape for all three; `about` is the section or the post, 0 for a post itself. */
export type ItemRow = {
  id: number;
  about: number;
  name: string;
  text: string;
  state: ItemState;
  reasons: string;
  staff: number;
  reports: number;
  reviewed: number;
  address_hash: string;
  created_at: string;
  deleted_at: string | null;
};

const SAME = ['id', 'state', 'reasons', 'staff', 'reports', 'reviewed', 'address_hash', 'created_at', 'deleted_at'] as const;

export function itemsOf(db: Db, kind: ItemKind): AliasedExpression<ItemRow, 'words'> {
  switch (kind) {
    case 'comment':
      return db
        .selectFrom('comments')
        .select([...SAME, 'section_id as about', 'username as name', 'text'])
        .as('words');
    case 'post':
      return db
        .selectFrom('posts')
        .select([...SAME, 'author_name as name', 'content as text'])
        .select((eb) => eb.lit(0).as('about'))
        .as('words');
    case 'post-comment':
      return db
        .selectFrom('post_comments')
        .select([...SAME, 'post_id as about', 'commenter_name as name', 'text'])
        .as('words');
  }
}
