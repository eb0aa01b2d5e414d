import type { Comment } from '#store/community/comments.ts';
import type { Post, PostComment } from '#store/community/posts.ts';
import type { ItemRow } from '#store/community/item.ts';

/** The names under which the contract answers what visitors wrote; the author's address stays inside. */
export function presentComment({ id, about, name, text, created_at, staff }: ItemRow): Comment {
  return { id, post_id: about, username: name, text, created_at, staff: staff === 1 };
}

export function presentPost({ id, name, text, created_at, staff }: ItemRow): Post {
  return { id, author_name: name, content: text, created_at, staff: staff === 1, comment_count: 0, comments: [] };
}

export function presentPostComment({ id, name, text, created_at, staff }: ItemRow): PostComment {
  return { id, commenter_name: name, text, created_at, staff: staff === 1 };
}
