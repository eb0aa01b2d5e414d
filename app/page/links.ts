import type { Collection } from '#content/define.ts';
import type { Language } from '#i18n/translate.ts';
import { PAGES, type RecordPage, type SinglePage, takesName } from '#content/pages.ts';
import { inLanguage } from './address.ts';

const LONGEST_SLUG = 80;
const OUTSIDE = /^(?:https?:|mailto:|tel:)/i;

/** Every run of whitespace one hyphen, letters of any script kept, signs with a meaning in addresses dropped. Not yet encoded. */
export function slugOf(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[/?#%&\\"'<>`^{}|[\]]+/g, ' ')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Long slugs end at a word. */
export function shorten(slug: string, most = LONGEST_SLUG): string {
  if (slug.length <= most) return slug;
  const edge = slug.lastIndexOf('-', most);
  return slug.slice(0, edge > 0 ? edge : most);
}

export type Link = { to: string; isOutside: boolean };

/** A stored link, the names that follow it, and the language. An empty one gives nothing; an outside address stays as it is. */
export function linkTo(stored: string, names: readonly string[], language: Language): Link | undefined {
  const link = stored.trim();
  if (link === '') return undefined;
  if (OUTSIDE.test(link)) return { to: link, isOutside: true };
  if (!link.startsWith('/')) return undefined;
  const [path, rest] = splitAtQuery(link);
  // Only pages of records have names: `/about/Our-story` would lead nowhere, and a name that is already there stays the only one.
  const slug = shorten(names.map(slugOf).filter(Boolean).join('-'));
  const plain = slug === '' || !takesName(path) ? path : `${path.replace(/\/+$/, '')}/${encodeURIComponent(slug)}`;
  return { to: inLanguage(plain, language) + rest, isOutside: false };
}

function splitAtQuery(link: string): [string, string] {
  const at = link.search(/[?#]/);
  return at < 0 ? [link, ''] : [link.slice(0, at), link.slice(at)];
}

/** The address of a record's own page. */
export function recordPath(page: RecordPage, id: number, names: readonly string[], language: Language): string {
  const stem = PAGES[page].replace('/:name?', '').replace(':id', String(id));
  return linkTo(stem, names, language)?.to ?? inLanguage(stem, language);
}

/** The address of a page that has no record. */
export function pagePath(page: SinglePage, language: Language): string {
  return inLanguage(PAGES[page], language);
}

/** The same for a record of any collection whose records have pages. */
export function addressOf(
  { name, page, namedBy }: Pick<Collection, 'name' | 'page' | 'namedBy'>,
  item: { id: number },
  language: Language,
): string {
  if (!page) throw new Error(`the records of ${name} have no page`);
  const values: Readonly<Record<string, unknown>> = item;
  const names = namedBy.map((field) => String(values[field] ?? ''));
  return recordPath(page, item.id, names, language);
}
