import type { LoaderFunctionArgs } from 'react-router';
import type { Operations } from '#server/operations.ts';
import { pageContext } from '#app/page/page-context.ts';
import { addressOf, pagePath } from '#app/page/links.ts';
import { LISTED_PAGES } from '#content/pages.ts';
import { wholeNumber } from '#app/page/whole-number.ts';
import type { Language } from '#i18n/translate.ts';
import { entriesOf, listedCollections, SITEMAP, type Address } from './sitemap-addresses.ts';
import { element, xmlAnswer } from './xml.ts';

export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { operations, origin } = context.get(pageContext);
  const addresses = params['part'] === 'pages' ? fixedPages() : await recordPages(operations, params['part'] ?? '');
  if (addresses.length === 0) throw new Response(null, { status: 404 });
  const namespaces = { ...SITEMAP, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
  const entries = addresses.flatMap((address) => entriesOf(origin, address));
  return xmlAnswer(element('urlset', namespaces, entries.join('\n')), 'application/xml');
}

function fixedPages(): Address[] {
  return LISTED_PAGES.map((page) => ({ paths: { ar: pagePath(page, 'ar'), en: pagePath(page, 'en') } }));
}

async function recordPages({ content }: Operations, part: string): Promise<Address[]> {
  const edge = part.lastIndexOf('-');
  const collection = listedCollections().find(({ name }) => name === part.slice(0, edge));
  const number = wholeNumber(part.slice(edge + 1));
  if (!collection || number === undefined) return [];
  const records = await content.part(collection, number);
  return records.map((record) => {
    const path = (language: Language) => record[language] && addressOf(collection, record[language], language);
    return { paths: { ar: path('ar'), en: path('en') }, changedAt: (record.ar ?? record.en)?.updated_at };
  });
}
