import { wholeNumber } from '#app/page/whole-number.ts';
import { linkResolver } from '#app/looks/resolve-links.server.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { richHtml } from '#app/site/rich-text.server.ts';
import { communityPath } from './community-path.ts';
import type { LoadedSection, Names } from './load-blogs.server.ts';
import { remarkOf } from './remark.ts';

const MOST_COMMENTS = 50;

/** One post with its comments, oldest first. Its address is known in both languages. */
export async function loadSection(page: PageArgs, blogNames: Names, section: LoadedSection) {
  const { operations, reader, language, url } = page;
  const { id, title, text, path, icon, seo_title, seo_description, fallback, names } = section;
  const before = wholeNumber(url.searchParams.get('before'));
  const { comments, count } = await operations.community.lastComments(id, reader, { limit: MOST_COMMENTS, before });
  const address = communityPath(language, blogNames[0], names[0]);
  const own = communityPath('ar', blogNames[0], names[0]);
  const other = blogNames[1] && names[1] ? communityPath('ar', blogNames[1], names[1]) : undefined;
  const [first] = comments;
  return {
    id,
    title,
    html: richHtml(text),
    link: (await linkResolver(page, [path]))(path),
    icon,
    fallback,
    comments: comments.map(remarkOf),
    count,
    earlier: first && comments.length === MOST_COMMENTS ? `${address}&before=${first.id}` : undefined,
    address,
    addresses: language === 'ar' ? { ar: own, en: other } : { ar: other, en: own },
    seo: { title: seo_title, description: seo_description },
  };
}
