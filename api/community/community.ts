import { blogSections } from '#content/collections/blog-sections.ts';
import { deleteComment, insertComment, listComments, type Slice } from '#store/community/comments.ts';
import { deleteFromFeed, insertPost, insertPostComment, listPostComments, listPosts } from '#store/community/posts.ts';
import type { Database } from '#store/database/open.ts';
import { takeFromLimit } from '#store/limits.ts';
import type { HideAddress } from '#api/accounts/hidden-address.ts';
import type { Content, Reader } from '#api/content/content.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';

const PER_ADDRESS = { max: 20, windowMs: 10 * 60_000 };
const COMMENTS_IN_FEED = 20;

export type Community = ReturnType<typeof openCommunity>;

/** What visitors write: comments on sections, posts of the feed and their comments. */
export function openCommunity({
  database,
  content,
  hideAddress,
  clock,
}: {
  database: Database;
  content: Content;
  hideAddress: HideAddress;
  clock: () => Date;
}) {
  const { kysely } = database;

  async function admit(address: string): Promise<{ addressHash: string; at: string }> {
    const addressHash = await hideAddress(address);
    const { allowed, retryAfterSeconds } = await takeFromLimit(kysely, `community:${addressHash}`, PER_ADDRESS, clock());
    if (!allowed) throw new AppError('too-many', { retryAfter: retryAfterSeconds });
    return { addressHash, at: clock().toISOString() };
  }

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
    /** For whoever may see the section itself. */
    async comments(sectionId: number, reader: Reader, slice: Slice) {
      return (await isReadable(sectionId, reader)) ? listComments(kysely, sectionId, slice) : [];
    },
    async addComment({
      address,
      reader,
      ...comment
    }: {
      sectionId: number;
      username: string;
      text: string;
      address: string;
      reader: Reader;
    }) {
      if (!(await isReadable(comment.sectionId, reader))) throw invalid({ post_id: 'unknown-parent' });
      return insertComment(kysely, { ...comment, ...(await admit(address)) });
    },
    async removeComment(id: number) {
      if (!(await deleteComment(kysely, id, clock().toISOString()))) throw notFound();
    },
    posts: (slice: Slice) => listPosts(kysely, slice, COMMENTS_IN_FEED),
    postComments: (postId: number, slice: Slice) => listPostComments(kysely, postId, slice),
    async addPost({ address, ...post }: { authorName: string; content: string; address: string }) {
      return insertPost(kysely, { ...post, ...(await admit(address)) });
    },
    async addPostComment({ address, ...comment }: { postId: number; commenterName: string; text: string; address: string }) {
      const added = await insertPostComment(kysely, { ...comment, ...(await admit(address)) });
      if (!added) throw notFound();
      return added;
    },
    async removeFromFeed(table: 'posts' | 'post_comments', id: number) {
      if (!(await deleteFromFeed(kysely, table, id, clock().toISOString()))) throw notFound();
    },
  };
}
