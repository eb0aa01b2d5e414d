import type { Language } from '#i18n/translate.ts';
import { pagePath, shorten, slugOf } from '#app/page/links.ts';

/** The built-in entry at the end of the list of blogs. */
export const FEED = { id: 0, slug: 'community-posts' } as const;

/** `/our-community?blog=…&section=…`, named by what a reader sees. */
export function communityPath(language: Language, blog: string, section?: string): string {
  const query = new URLSearchParams({ blog: shorten(slugOf(blog)), ...(section !== undefined && { section: shorten(slugOf(section)) }) });
  return `${pagePath('community', language)}?${query}`;
}

export function feedPath(language: Language, page = 1): string {
  const query = new URLSearchParams({ blog: FEED.slug, ...(page > 1 && { page: String(page) }) });
  return `${pagePath('community', language)}?${query}`;
}
