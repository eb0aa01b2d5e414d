/** What somebody wrote, in one shape: a comment on a section, a post, or a comment on a post. */
export type Remark = { id: number; name: string; text: string; at: string; isStaff: boolean; isWaiting?: boolean };
export type RemarkKind = 'comment' | 'post' | 'post-comment';
export type FeedPost = Remark & { count: number; comments: readonly Remark[] };

type Signed = { id: number; created_at: string; staff: boolean };
export type SentComment = Signed & { username: string; text: string };
export type SentPost = Signed & { author_name: string; content: string };
export type SentPostComment = Signed & { commenter_name: string; text: string };

export function remarkOf({ id, username, text, created_at, staff }: SentComment): Remark {
  return { id, name: username, text, at: created_at, isStaff: staff };
}

export function commentOf({ id, commenter_name, text, created_at, staff }: SentPostComment): Remark {
  return { id, name: commenter_name, text, at: created_at, isStaff: staff };
}

export function postOf({ id, author_name, content, created_at, staff }: SentPost): FeedPost {
  return { id, name: author_name, text: content, at: created_at, isStaff: staff, count: 0, comments: [] };
}
