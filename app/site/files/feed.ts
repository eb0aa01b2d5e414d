import type { LoaderFunctionArgs } from 'react-router';
import { collections } from '#content/index.ts';
import { site } from '#content/settings/site.ts';
import { excerpt } from '#content/writing/excerpt.ts';
import { pageContext } from '#app/page/page-context.ts';
import { LOCALES } from '#i18n/locales.ts';
import { languageOf } from '#app/page/address.ts';
import { pagePath, slugOf } from '#app/page/links.ts';
import { element, escapeXml, xmlAnswer } from './xml.ts';

const ENTRIES = 50;
const SUMMARY_LENGTH = 300;

/** The sections of all blogs as an Atom feed, newest first. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { operations, origin } = context.get(pageContext);
  const { pathname } = new URL(request.url);
  const language = languageOf(pathname);
  const reader = { language, sees: 'published' } as const;
  const [{ company_name: name }, blogs] = await Promise.all([
    operations.settings.read(site, language),
    operations.content.list(collections.blogs, reader),
  ]);
  const blogOf = new Map(blogs.map((blog) => [blog.id, blog]));
  const sections = await operations.content.newest(collections.blogSections, language, ENTRIES, ({ category_id: id }) => blogOf.has(id));
  const newest = sections
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
    .flatMap((section) => {
      const blog = blogOf.get(section.category_id);
      return blog ? [{ blog, section }] : [];
    });
  const home = origin + pagePath('community', language);
  const entries = newest.map(({ blog, section }) => {
    const address = `${home}?${new URLSearchParams({ blog: slugOf(blog.name), section: slugOf(section.title) })}`;
    return element(
      'entry',
      {},
      [
        text('title', section.title),
        element('link', { href: address }),
        text('id', `${origin}/feed/${section.id}`),
        text('published', section.created_at),
        text('updated', section.updated_at),
        text('summary', excerpt(plainText(section.text), SUMMARY_LENGTH)),
      ].join(''),
    );
  });
  const head = [
    text('title', name),
    text('id', home),
    text('updated', newest[0]?.section.updated_at ?? new Date(0).toISOString()),
    element('link', { rel: 'self', href: origin + pathname }),
    element('link', { href: home }),
    element('author', {}, text('name', name)),
  ];
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': LOCALES[language].code };
  return xmlAnswer(element('feed', attributes, [...head, ...entries].join('\n')), 'application/atom+xml');
}

function text(name: string, value: string): string {
  return element(name, {}, escapeXml(value));
}

function plainText(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\*\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
