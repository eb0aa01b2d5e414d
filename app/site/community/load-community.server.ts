import { data } from 'react-router';
import { PAGES } from '#content/pages.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { COUNTRIES } from '#i18n/locales.ts';
import { loadSections } from '#app/looks/load-sections.server.ts';
import { otherThan } from '#app/site/catalogue/alternate.server.ts';
import { monthsIn } from '#app/site/dates/long-date.ts';
import { inLanguage } from '#app/page/address.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { wholeNumber } from '#app/page/whole-number.ts';
import { chooseByName } from './choose-by-name.ts';
import { FEED } from './community-path.ts';
import { loadBlogs } from './load-blogs.server.ts';
import { loadSection } from './load-section.server.ts';
import { commentOf, postOf } from './remark.ts';

const POSTS = 10;
const MOST_PAGES = 1000;

/** What every view of the page shows: the head, the list of blogs, the side blogs; and the one view the address asks for. */
export async function loadCommunity(page: PageArgs) {
  const { operations, language, country, url } = page;
  const [texts, site, blogs, sections] = await Promise.all([
    operations.settings.read(settingsGroups.community, language),
    operations.settings.read(settingsGroups.site, language),
    loadBlogs(page),
    loadSections(page, 'community'),
  ]);
  const wanted = url.searchParams.get('blog');
  const isFeed = wanted === FEED.slug || wanted === String(FEED.id) || blogs.length === 0;
  const blog = isFeed ? undefined : chooseByName(wanted, blogs);
  const chosen = blog && chooseByName(url.searchParams.get('section'), blog.sections);
  const section = blog && chosen && (await loadSection(page, blog.names, chosen));
  const feed = blog ? undefined : await loadFeed(page);
  // Only the feed has pages, and no more of them than it fills.
  if (url.searchParams.has('page') && !(feed && (feed.page === 1 || feed.posts.length > 0))) throw data(null, { status: 404 });
  const other = otherThan(language);
  const isNamed = wanted !== null;
  return {
    alternate: isNamed && section ? inLanguage(section.addresses[other] ?? PAGES.community, other) : undefined,
    texts: { title: texts.title, text: texts.text, image: texts.image, feedTitle: texts.feed_title, feedText: texts.feed_text },
    dates: { months: monthsIn(language, site.arabic_months), timeZone: COUNTRIES[country].timeZone },
    blogs: blogs.map(({ id, name, icon, fallback, sections }) => ({
      id,
      name,
      icon,
      fallback,
      sections: sections.map(({ id: section, title, fallback }) => ({ id: section, title, fallback })),
    })),
    sections,
    isNamed,
    blogId: blog?.id ?? FEED.id,
    section,
    feed,
  };
}

/** One page of the feed, newest first. */
async function loadFeed({ operations, url }: PageArgs) {
  const page = wholeNumber(url.searchParams.get('page'), MOST_PAGES) ?? 1;
  // One more than is shown says whether there is an older page.
  const posts = await operations.community.posts({ limit: POSTS + 1, offset: (page - 1) * POSTS });
  return {
    page,
    hasOlder: posts.length > POSTS,
    posts: posts.slice(0, POSTS).map((post) => ({ ...postOf(post), count: post.comment_count, comments: post.comments.map(commentOf) })),
  };
}
