import { allCollections } from '#content/index.ts';
import type { Collection } from '#content/define.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { element, escapeXml } from './xml.ts';
import { namesOf } from '#content/known.ts';

export const SITEMAP = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' } as const;
const LANGUAGES = namesOf(LOCALES);

/** A language without a path is one the page is hidden in. */
export type Address = { paths: Readonly<Record<Language, string | undefined>>; changedAt?: string | undefined };

export function listedCollections(): Collection[] {
  return allCollections.filter(({ page, parent }) => page !== undefined && parent === undefined);
}

/** A page stands there once for every language it can be seen in, each tied to its alternate; nobody is sent to a page that is not there. */
export function entriesOf(origin: string, { paths, changedAt }: Address): string[] {
  const known = LANGUAGES.flatMap((language) => (paths[language] === undefined ? [] : [{ language, href: origin + paths[language] }]));
  const alternates = known.map(({ language, href }) =>
    element('xhtml:link', { rel: 'alternate', hreflang: LOCALES[language].hrefLang, href }),
  );
  const changed = changedAt ? element('lastmod', {}, changedAt) : '';
  return known.map(({ href }) => element('url', {}, element('loc', {}, escapeXml(href)) + changed + alternates.join('')));
}
