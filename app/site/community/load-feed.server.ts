import { wholeNumber } from '#app/page/whole-number.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { commentOf, postOf } from './remark.ts';

const POSTS = 10;
const MOST_PAGES = 1000;

/** One page of the feed, newest first. */
export async function loadFeed({ operations, url }: PageArgs) {
  const page = wholeNumber(url.searchParams.get('page'), MOST_PAGES) ?? 1;
  // One more than is shown says whether there is an older page.
  const posts = await operations.community.posts({ limit: POSTS + 1, offset: (page - 1) * POSTS });
  return {
    page,
    hasOlder: posts.length > POSTS,
    posts: posts.slice(0, POSTS).map((post) => ({ ...postOf(post), count: post.comment_count, comments: post.comments.map(commentOf) })),
  };
}
