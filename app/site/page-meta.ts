import type { MetaDescriptor, UIMatch } from 'react-router';
import { languageOf, plainPath } from './address.ts';
import { type PageMeta, metaOf } from './meta.ts';
import { shellIn } from './shell/shell-data.ts';

/** The meta of a page inside the shell. What it leaves out is taken from the settings; a page without a title is the site itself. */
export function pageMeta(
  matches: readonly (Pick<UIMatch, 'id' | 'loaderData'> | undefined)[],
  pathname: string,
  page: Partial<PageMeta>,
): MetaDescriptor[] {
  const shell = shellIn(matches);
  if (!shell) return [];
  const { site, seo, origin } = shell;
  return metaOf({
    origin,
    language: languageOf(pathname),
    siteName: site.shortName,
    description: seo.description,
    path: plainPath(pathname),
    ...page,
    title: [page.title, seo.titleEnding || site.name].filter(Boolean).join(' | '),
  });
}
