import type { Transaction } from 'kysely';
import { insertItem } from '#store/community/insert-item.ts';
import type { Schema } from '#store/database/schema.ts';
import { comments, posts } from './content/community.ts';
import type { Traces } from './traces.ts';

const HOUR_MS = 3_600_000;
const NO_ADDRESS = '';

/** Times count back from the day of loading, so that the conversation always looks recent. */
export async function insertCommunity(tx: Transaction<Schema>, now: Date): Promise<Pick<Traces, 'comments' | 'posts' | 'postComments'>> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  const traces: Pick<Traces, 'comments' | 'posts' | 'postComments'> = { comments: [], posts: [], postComments: [] };
  for (const { section, username, text, hoursAgo } of comments) {
    const { id } = await insertItem(tx, {
      kind: 'comment',
      about: section,
      name: username,
      text,
      addressHash: NO_ADDRESS,
      at: before(hoursAgo),
    });
    traces.comments.push(id);
  }
  for (const { author, content, hoursAgo, comments: answers } of posts) {
    const post = await insertItem(tx, {
      kind: 'post',
      about: 0,
      name: author,
      text: content,
      addressHash: NO_ADDRESS,
      at: before(hoursAgo),
    });
    traces.posts.push(post.id);
    for (const answer of answers) {
      const at = before(answer.hoursAgo);
      const comment = await insertItem(tx, {
        kind: 'post-comment',
        about: post.id,
        name: answer.name,
        text: answer.text,
        addressHash: NO_ADDRESS,
        at,
      });
      traces.postComments.push(comment.id);
    }
  }
  return traces;
}
