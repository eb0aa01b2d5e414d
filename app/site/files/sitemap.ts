import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#app/page/page-context.ts';
import { listedCollections, SITEMAP } from './sitemap-addresses.ts';
import { element, escapeXml, xmlAnswer } from './xml.ts';

/** Names the parts of the sitemap: one with the fixed pages, and as many for the records of a collection as it needs. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { operations, origin } = context.get(pageContext);
  const parts = ['pages'];
  for (const collection of listedCollections())
    for (const number of await operations.content.partsOf(collection)) parts.push(`${collection.name}-${number}`);
  const files = parts.map((part) => element('sitemap', {}, element('loc', {}, escapeXml(`${origin}/sitemap/${part}`))));
  return xmlAnswer(element('sitemapindex', SITEMAP, files.join('\n')), 'application/xml');
}
