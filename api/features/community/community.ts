import { blogSections } from '#content/collections/blog-sections.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { countComments, lastComments, listComments, type Slice, type Comment } from '#store/community/comments.ts';
import { rememberLarge } from '#store/community/large-counts.ts';
import { isPostShown, listPostComments, listPosts, type Post, type PostComment } from '#store/community/posts.ts';
import { reportItem } from '#store/community/reports.ts';
import { findWaiting } from '#store/community/waiting.ts';
import { ITEM_KINDS, type ItemKind, type ItemRow } from '#store/community/item.ts';
import { takeFromLimit } from '#store/limits.ts';
import type { Content, Reader } from '#api/content/content.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import { openWriting, type Author, type WritingParts } from './write-comment.ts';
import { isOneOf } from '#content/known.ts';

const COMMENTS_IN_FEED = 20;
const REPORTS_PER_ADDRESS = { max: 20, windowMs: 60 * 60_000 };

export type Community = ReturnType<typeof openCommunity>;
type Signed = { name: string; text: string; author: Author };

/** What visitors write: comments on sections, posts of the feed and their comments. */
export function openCommunity({ content, ...parts }: WritingParts & { content: Content }) {
  const { database, settings, hashAddress, signing, clock } = parts;
  const { kysely } = database;
  const write = openWriting(parts);
  const large = { sections: rememberLarge(), posts: rememberLarge() };

  async function isReadable(sectionId: number, reader: Reader): Promise<boolean> {
    return content.entryOf(blogSections, reader, sectionId).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
  }

  return {
    allComments: (sectionId: number | undefined, slice: Slice) => listComments(kysely, sectionId, slice),
    /** For whoever may see the section itself, oldest first. */
    async comments(sectionId: number, reader: Reader, slice: Slice) {
      return (await isReadable(sectionId, reader)) ? listComments(kysely, sectionId, slice) : [];
    },
    /** The newest posts, and how many there are in all. */
    async lastComments(sectionId: number, reader: Reader, slice: { limit: number; before?: number | undefined }) {
      if (!(await isReadable(sectionId, reader))) return { comments: [], count: 0 };
      const [comments, count] = await Promise.all([
        lastComments(kysely, sectionId, slice),
        countComments(kysely, sectionId, large.sections),
      ]);
      return { comments, count };
    },
    async addComment({ sectionId, reader, name, text, author }: Signed & { sectionId: number; reader: Reader }) {
      if (!(await isReadable(sectionId, reader))) throw invalid({ post_id: 'unknown-parent' });
      const { row, token } = await write({ kind: 'comment', about: sectionId, name, text }, author, 'username');
      return { comment: presentComment(row), token };
    },
    posts: (slice: Slice) => listPosts(kysely, slice, COMMENTS_IN_FEED, large.posts),
    postComments: (postId: number, slice: Slice) => listPostComments(kysely, postId, slice),
    async addPost({ name, text, author }: Signed) {
      const { row, token } = await write({ kind: 'post', about: 0, name, text }, author, 'author_name');
      return { post: presentPost(row), token };
    },
    async addPostComment({ postId, name, text, author }: Signed & { postId: number }) {
      if (!(await isPostShown(kysely, postId))) throw notFound();
      const { row, token } = await write({ kind: 'post-comment', about: postId, name, text }, author, 'commenter_name');
      return { comment: presentPostComment(row), token };
    },
    /** What its authors wrote and nobody else sees yet, by the tokens they were given. */
    async waiting(tokens: readonly string[]) {
      const subjects = await Promise.all(tokens.map((token) => signing.read('words', token)));
      const items = subjects.flatMap((subject) => {
        const [kind, id] = (subject ?? '').split(':');
        return isKind(kind) ? [{ kind, id: Number(id) }] : [];
      });
      return findWaiting(kysely, items);
    },
    async report({ kind, id, address }: { kind: ItemKind; id: number; address: string }): Promise<void> {
      const [addressHash, rules, now] = [await hashAddress(address), await settings.read(settingsGroups.spam, 'en'), clock()];
      const { allowed, retryAfterSeconds } = await takeFromLimit(kysely, `report:${addressHash}`, REPORTS_PER_ADDRESS, now);
      if (!allowed) throw new AppError('too-many', { retryAfter: retryAfterSeconds });
      const report = { kind, id, addressHash, at: now.toISOString() };
      const isThere = await kysely.transaction().execute((tx) => reportItem(tx, report, rules.reports_to_hold ?? 0));
      if (!isThere) throw notFound();
    },
  };
}

function isKind(kind: string | undefined): kind is ItemKind {
  return isOneOf(ITEM_KINDS, kind);
}

/** The names under which the contract answers what visitors wrote; the author's address stays inside. */
function presentComment({ id, about, name, text, created_at, staff }: ItemRow): Comment {
  return { id, post_id: about, username: name, text, created_at, staff: staff === 1 };
}

function presentPost({ id, name, text, created_at, staff }: ItemRow): Post {
  return { id, author_name: name, content: text, created_at, staff: staff === 1, comment_count: 0, comments: [] };
}

function presentPostComment({ id, name, text, created_at, staff }: ItemRow): PostComment {
  return { id, commenter_name: name, text, created_at, staff: staff === 1 };
}
