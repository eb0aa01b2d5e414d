import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { withBadge, type Slice } from './comments.ts';
import type { LargeCounts } from './large-counts.ts';

type Db = Kysely<Schema>;

export type PostComment = { id: number; commenter_name: string; text: string; created_at: string; staff: boolean };
export type Post = {
  id: number;
  author_name: string;
  content: string;
  created_at: string;
  staff: boolean;
  comment_count: number;
  comments: PostComment[];
};

const POST = ['id', 'author_name', 'content', 'created_at', 'staff'] as const;
const COMMENT = ['id', 'commenter_name', 'text', 'created_at', 'staff'] as const;

/** Newest first, each with its first comments; the count says how many there are. */
export async function listPosts(db: Db, { limit, offset }: Slice, commentsEach: number, large: LargeCounts): Promise<Post[]> {
  const posts = await db
    .selectFrom('posts')
    .select(POST)
    .where('state', '=', 'shown')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const counts = await countsOf(
    db,
    posts.map(({ id }) => id),
    large,
  );
  // One by one, each found by the index: a join over all of them reads every comment of a busy post.
  return Promise.all(
    posts.map(async (post) => ({
      ...withBadge(post),
      comment_count: counts.get(post.id) ?? 0,
      comments: counts.has(post.id) ? await commentsOf(db, post.id, { limit: commentsEach, offset: 0 }) : [],
    })),
  );
}

async function countsOf(db: Db, postIds: readonly number[], large: LargeCounts): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  const unknown = postIds.filter((id) => {
    const count = large.find(id);
    if (count !== undefined) counts.set(id, count);
    return count === undefined;
  });
  if (unknown.length === 0) return counts;
  const rows = await db
    .selectFrom('post_comments')
    .select((eb) => ['post_id', eb.fn.countAll<number>().as('count')])
    .where('post_id', 'in', unknown)
    .where('state', '=', 'shown')
    .groupBy('post_id')
    .execute();
  for (const { post_id, count } of rows) {
    large.keep(post_id, Number(count));
    counts.set(post_id, Number(count));
  }
  return counts;
}

export async function listPostComments(db: Db, postId: number, slice: Slice): Promise<PostComment[]> {
  if (!(await isPostShown(db, postId))) return [];
  return commentsOf(db, postId, slice);
}

async function commentsOf(db: Db, postId: number, { limit, offset }: Slice): Promise<PostComment[]> {
  const rows = await db
    .selectFrom('post_comments')
    .select(COMMENT)
    .where('post_id', '=', postId)
    .where('state', '=', 'shown')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(withBadge);
}

export async function isPostShown(db: Db, id: number): Promise<boolean> {
  const post = await db.selectFrom('posts').select('id').where('id', '=', id).where('state', '=', 'shown').executeTakeFirst();
  return post !== undefined;
}
