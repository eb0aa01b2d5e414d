import type { ItemRef } from '#store/community/moderate.ts';
import * as z from 'zod';
import type { Call } from '#api/http/route.ts';
import type { Evidence } from '#api/spam/evidence.ts';
import { mayUser } from '#api/kernel/session-user.ts';
import type { Author } from './write-comment.ts';

const Time = z.iso.datetime();
/** `staff` is set by the server: whoever wrote it was signed in. */
const Signed = { created_at: Time, staff: z.boolean() };

export const Comment = z.object({ id: z.number().int(), post_id: z.number().int(), username: z.string(), text: z.string(), ...Signed });
export const PostComment = z.object({ id: z.number().int(), commenter_name: z.string(), text: z.string(), ...Signed });
export const Post = z.object({
  id: z.number().int(),
  author_name: z.string(),
  content: z.string(),
  ...Signed,
  comment_count: z.number().int(),
  comments: z.array(PostComment),
});

/** Said of new words: whether somebody looks at them first, and a token with which their author sees them until then. */
export const Waiting = { waiting: z.boolean(), token: z.string() };
export const WAITING_KEY = 'api.done.waiting';

export function authorOf({ request, language, user }: Pick<Call, 'request' | 'language' | 'user'>, evidence: Evidence): Author {
  // Staff are those who answer for what is written here; to others this is the visitors' door.
  return { address: request.ip, language, user: mayUser(user, 'moderation.write') ? user : undefined, evidence };
}

/** Taking a comment or a post away is moderation, whoever asks for it. */
export type RemoveItem = (item: ItemRef, actor: number | null) => Promise<void>;
