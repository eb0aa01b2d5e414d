import type { Cell } from './cells.ts';

const HREF = /<a\b[^>]*?\shref="([^"]*)"/gi;

/** The links of one value; of a text those to pages of ours. */
export function linksIn({ field, value }: Cell): string[] {
  if (typeof value !== 'string' || value === '') return [];
  if (field.kind === 'link') return field.keywords.includes(value) ? [] : [value];
  if (field.kind !== 'rich-text') return [];
  return [...value.matchAll(HREF)].flatMap(([, href = '']) => (href.startsWith('/') ? [href.replaceAll('&amp;', '&')] : []));
}

export function withoutLanguage(link: string): string {
  return link.replace(/^\/en(?=\/|$)/, '') || '/';
}
