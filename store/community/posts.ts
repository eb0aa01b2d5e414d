import { sql, type Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { withBadge, type Slice } from './comments.ts';

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
export async function listPosts(db: Db, { limit, offset }: Slice, commentsEach: number): Promise<Post[]> {
  const posts = await db
    .selectFrom('posts')
    .select(POST)
    .where('state', '=', 'shown')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  if (posts.length === 0) return [];
  const ids = posts.map((post) => post.id);
  const [comments, counts] = await Promise.all([firstComments(db, ids, commentsEach), countsOf(db, ids)]);
  const byPost = Map.groupBy(comments, (comment) => comment.post_id);
  return posts.map((post) => ({
    ...withBadge(post),
    comment_count: counts.get(post.id) ?? 0,
    comments: (byPost.get(post.id) ?? []).map(({ id, commenter_name, text, created_at, staff }) =>
      withBadge({ id, commenter_name, text, created_at, staff }),
    ),
  }));
}

/** Up to the id of the last one wanted, so that a post with very many comments costs no more than any other. */
function firstComments(db: Db, postIds: readonly number[], each: number) {
  const last = sql<number>`coalesce((select nth.id from post_comments as nth where nth.post_id = posts.id and nth.state = ${'shown'} order by nth.id limit 1 offset ${each - 1}), ${Number.MAX_SAFE_INTEGER})`;
  return db
    .selectFrom('posts')
    .innerJoin('post_comments as comment', (join) =>
      join.onRef('comment.post_id', '=', 'posts.id').on('comment.state', '=', 'shown').on('comment.id', '<=', last),
    )
    .select(['comment.post_id', 'comment.id', 'comment.commenter_name', 'comment.text', 'comment.created_at', 'comment.staff'])
    .where('posts.id', 'in', postIds)
    .orderBy('comment.post_id')
    .orderBy('comment.id')
    .execute();
}

async function countsOf(db: Db, postIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('post_comments')
    .select((eb) => ['post_id', eb.fn.countAll<number>().as('count')])
    .where('post_id', 'in', postIds)
    .where('state', '=', 'shown')
    .groupBy('post_id')
    .execute();
  return new Map(rows.map(({ post_id, count }) => [post_id, Number(count)]));
}

export async function listPostComments(db: Db, postId: number, { limit, offset }: Slice): Promise<PostComment[]> {
  if (!(await isPostShown(db, postId))) return [];
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
