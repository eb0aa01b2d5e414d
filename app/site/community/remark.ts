/** What a visitor wrote, in one shape: a comment on a section, or a comment on a post. */
export type Remark = { id: number; name: string; text: string; at: string };
export type FeedPost = Remark & { count: number; comments: readonly Remark[] };

type SectionComment = { id: number; username: string; text: string; created_at: string };
type PostComment = { id: number; commenter_name: string; text: string; created_at: string };

export function remarkOf({ id, username, text, created_at }: SectionComment): Remark {
  return { id, name: username, text, at: created_at };
}

export function commentOf({ id, commenter_name, text, created_at }: PostComment): Remark {
  return { id, name: commenter_name, text, at: created_at };
}

export function postOf(post: { id: number; author_name: string; content: string; created_at: string }): FeedPost {
  return { id: post.id, name: post.author_name, text: post.content, at: post.created_at, count: 0, comments: [] };
}
