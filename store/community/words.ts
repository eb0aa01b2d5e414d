import { type AliasedExpression, type Kysely } from 'kysely';
import type { Schema, WordsState } from '#store/database/schema.ts';

type Db = Kysely<Schema>;

/** The three things a visitor can write, and where each is kept. */
export const WORDS_TABLES = { comment: 'comments', post: 'posts', 'post-comment': 'post_comments' } as const;

export type WordsKind = keyof typeof WORDS_TABLES;
export const WORDS_KINDS = Object.keys(WORDS_TABLES) as WordsKind[];

/** One shape for all three; `about` is the section or the post, 0 for a post itself. */
export type WordsRow = {
  id: number;
  about: number;
  name: string;
  text: string;
  state: WordsState;
  reasons: string;
  staff: number;
  reports: number;
  reviewed: number;
  address_hash: string;
  created_at: string;
  deleted_at: string | null;
};

const SAME = ['id', 'state', 'reasons', 'staff', 'reports', 'reviewed', 'address_hash', 'created_at', 'deleted_at'] as const;

export function wordsOf(db: Db, kind: WordsKind): AliasedExpression<WordsRow, 'words'> {
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
