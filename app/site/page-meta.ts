import type { MetaDescriptor } from 'react-router';
import type { FileFacts } from '#api/media/file-facts.ts';
import { originalOf } from '#app/ui/picture/source-set.ts';
import { languageOf, plainPath } from '#app/page/address.ts';
import { type PageMeta, metaOf } from './meta.ts';
import { type LevelsInShell, shellIn } from './shell/shell-data.ts';

/** A stored picture, or a film's poster, as Open Graph describes it. */
export function shareable(file: FileFacts | undefined): PageMeta['image'] {
  const still = file?.poster ?? file;
  return still && { url: originalOf(still), width: still.width, height: still.height, alt: still.alt };
}

/** The meta of a page inside the shell. What it leaves out is taken from the settings; a page without a title is the site itself. */
export function pageMeta(matches: LevelsInShell, pathname: string, page: Partial<PageMeta>): MetaDescriptor[] {
  const shell = shellIn(matches);
  if (!shell) return [];
  const { site, seo, origin, files } = shell;
  return metaOf({
    origin,
    language: languageOf(pathname),
    siteName: site.shortName,
    description: seo.description,
    path: plainPath(pathname),
    ...page,
    image: shareable(files[seo.shareImage]) ?? page.image ?? shareable(files[seo.otherwiseShared]),
    title: [page.title, seo.titleEnding || site.name].filter(Boolean).join(' | '),
  });
}

/** The meta of a page that is only an answer, and no place of its own. */
export function answerMeta(matches: Parameters<typeof pageMeta>[0], pathname: string, title: string): MetaDescriptor[] {
  return [...pageMeta(matches, pathname, { title }), { name: 'robots', content: 'noindex' }];
}
