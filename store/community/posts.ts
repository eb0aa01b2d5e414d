import { sql, type Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { Slice } from './comments.ts';

type Db = Kysely<Schema>;

export type PostComment = { id: number; commenter_name: string; text: string; created_at: string };
export type Post = { id: number; author_name: string; content: string; created_at: string; comment_count: number; comments: PostComment[] };

/** Newest first, each with its first comments; the count says how many there are. */
export async function listPosts(db: Db, { limit, offset }: Slice, commentsEach: number): Promise<Post[]> {
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'author_name', 'content', 'created_at'])
    .where('deleted_at', 'is', null)
    .where('state', '=', 'shown')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  if (posts.length === 0) return [];
  const ids = posts.map((post) => post.id);
  const ranked = db
    .selectFrom('post_comments')
    .select(['id', 'post_id', 'commenter_name', 'text', 'created_at'])
    .select(sql<number>`row_number() over (partition by post_id order by id)`.as('place'))
    .select(sql<number>`count(*) over (partition by post_id)`.as('total'))
    .where('deleted_at', 'is', null)
    .where('state', '=', 'shown')
    .where('post_id', 'in', ids);
  const comments = await db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', commentsEach)
    .orderBy('post_id')
    .orderBy('id')
    .execute();
  const byPost = Map.groupBy(comments, (comment) => comment.post_id);
  return posts.map((post) => {
    const own = byPost.get(post.id) ?? [];
    return {
      ...post,
      comment_count: Number(own[0]?.total ?? 0),
      comments: own.map(({ id, commenter_name, text, created_at }) => ({ id, commenter_name, text, created_at })),
    };
  });
}

export async function listPostComments(db: Db, postId: number, { limit, offset }: Slice): Promise<PostComment[]> {
  return db
    .selectFrom('post_comments as comment')
    .innerJoin('posts', (join) =>
      join.onRef('posts.id', '=', 'comment.post_id').on('posts.deleted_at', 'is', null).on('posts.state', '=', 'shown'),
    )
    .select(['comment.id', 'comment.commenter_name', 'comment.text', 'comment.created_at'])
    .where('comment.post_id', '=', postId)
    .where('comment.deleted_at', 'is', null)
    .where('comment.state', '=', 'shown')
    .orderBy('comment.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function insertPost(
  db: Db,
  post: { authorName: string; content: string; addressHash: string; at: string },
): Promise<Omit<Post, 'comment_count' | 'comments'>> {
  return db
    .insertInto('posts')
    .values({
      author_name: post.authorName,
      content: post.content,
      state: 'shown',
      address_hash: post.addressHash,
      created_at: post.at,
      deleted_at: null,
    })
    .returning(['id', 'author_name', 'content', 'created_at'])
    .executeTakeFirstOrThrow();
}

/** Undefined when the post is not there (any more). */
export async function insertPostComment(
  db: Db,
  comment: { postId: number; commenterName: string; text: string; addressHash: string; at: string },
): Promise<PostComment | undefined> {
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', comment.postId)
    .where('deleted_at', 'is', null)
    .where('state', '=', 'shown')
    .executeTakeFirst();
  if (!post) return undefined;
  return db
    .insertInto('post_comments')
    .values({
      post_id: post.id,
      commenter_name: comment.commenterName,
      text: comment.text,
      state: 'shown',
      address_hash: comment.addressHash,
      created_at: comment.at,
      deleted_at: null,
    })
    .returning(['id', 'commenter_name', 'text', 'created_at'])
    .executeTakeFirstOrThrow();
}

export async function deleteFromFeed(db: Db, table: 'posts' | 'post_comments', id: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
