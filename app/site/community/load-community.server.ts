import { collections } from '#content/index.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { COUNTRIES } from '#i18n/locales.ts';
import { sectionOr } from '#app/site/catalogue/load-section.server.ts';
import { storyOf } from '#app/site/catalogue/story.ts';
import { otherThan } from '#app/site/catalogue/twin.server.ts';
import { monthsIn } from '#app/site/dates/long-date.ts';
import { pagePath } from '#app/site/links.ts';
import type { PageArgs } from '#app/site/page-loader.server.ts';
import { chooseByName } from './choose-by-name.ts';
import { FEED } from './community-path.ts';
import { loadBlogs } from './load-blogs.server.ts';
import { loadFeed } from './load-feed.server.ts';
import { loadSection } from './load-section.server.ts';

/** What every view of the page shows: the head, the list of blogs, the side blogs; and the one view the address asks for. */
export async function loadCommunity(page: PageArgs) {
  const { operations, reader, language, country, url } = page;
  const [texts, site, blogs, side] = await Promise.all([
    operations.settings.read(settingsGroups.community, language),
    operations.settings.read(settingsGroups.site, language),
    loadBlogs(page),
    sectionOr(operations.content.list(collections.sideBlogs, reader), []),
  ]);
  const wanted = url.searchParams.get('blog');
  const isFeed = wanted === FEED.slug || wanted === String(FEED.id) || blogs.length === 0;
  const blog = isFeed ? undefined : chooseByName(wanted, blogs);
  const chosen = blog && chooseByName(url.searchParams.get('section'), blog.sections);
  const section = blog && chosen && (await loadSection(page, blog.names, chosen));
  const other = otherThan(language);
  const isNamed = wanted !== null;
  return {
    twin: isNamed && section && section.addresses[other] === undefined ? pagePath('community', other) : undefined,
    texts: { title: texts.title, text: texts.text, image: texts.image, feedTitle: texts.feed_title, feedText: texts.feed_text },
    dates: { months: monthsIn(language, site.arabic_months), timeZone: COUNTRIES[country].timeZone },
    blogs: blogs.map(({ id, name, icon, fallback, sections }) => ({
      id,
      name,
      icon,
      fallback,
      sections: sections.map(({ id: section, title, fallback: borrowed }) => ({ id: section, title, fallback: borrowed })),
    })),
    side: side.map(storyOf),
    isNamed,
    blogId: blog?.id ?? FEED.id,
    section,
    feed: blog ? undefined : await loadFeed(page),
  };
}
