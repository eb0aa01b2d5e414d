import { site } from '#content/settings/site.ts';
import type { PageContext } from '#app/page/page-context.ts';
import { originalOf, smallestOf } from '#app/ui/picture/source-set.ts';
import type { Language } from '#i18n/translate.ts';

export type SiteIcon = {
  src: string;
  sizes: string;
  /** For tabs and bookmarks. */
  small: { src: string; sizes: string };
};

/** The browser icon of the settings, or nothing: then the site's own is used. */
export async function siteIcon({ operations }: Pick<PageContext, 'operations'>, language: Language): Promise<SiteIcon | undefined> {
  const { favicon } = await operations.settings.read(site, language);
  const [file] = favicon ? await operations.files.facts([favicon], language) : [];
  return file && { src: originalOf(file), sizes: `${file.width}x${file.height}`, small: smallestOf(file) };
}
