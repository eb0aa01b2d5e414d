import type { PageArgs } from '#app/site/page-loader.server.ts';
import { commentOf, postOf } from './remark.ts';

const POSTS = 10;

/** One page of the feed, newest first. */
export async function loadFeed({ operations, url }: PageArgs) {
  const asked = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 1000 ? asked : 1;
  // One more than is shown says whether there is an older page.
  const posts = await operations.community.posts({ limit: POSTS + 1, offset: (page - 1) * POSTS });
  return {
    page,
    hasOlder: posts.length > POSTS,
    posts: posts.slice(0, POSTS).map((post) => ({ ...postOf(post), count: post.comment_count, comments: post.comments.map(commentOf) })),
  };
}
