import type { LoaderFunctionArgs } from 'react-router';
import type { Operations } from '#api/operations.ts';
import { collections } from '#content/index.ts';
import { pageContext } from '#app/server/page-context.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { pagePath, recordPath } from '../links.ts';
import { element, escapeXml, xmlAnswer } from './xml.ts';

const STATIC = ['home', 'about', 'projects', 'contact', 'community', 'register', 'privacyPolicy', 'returnPolicy', 'campaign'] as const;
const LANGUAGES = Object.keys(LOCALES) as Language[];

/** A language without a path is one the page is hidden in. */
type Address = { paths: Readonly<Record<Language, string | undefined>>; changedAt?: string };
type Named = { id: number; updated_at: string; names: readonly string[] };
type RecordPage = Parameters<typeof recordPath>[0];

/** Every public page in every language it can be seen in, each tied to its twin. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { operations, origin } = context.get(pageContext);
  const addresses = [
    ...STATIC.map((page): Address => ({ paths: inBoth((language) => pagePath(page, language)) })),
    ...(await recordAddresses(operations)),
  ];
  const entries = addresses.flatMap((address) => entriesOf(origin, address));
  const namespaces = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
  return xmlAnswer(element('urlset', namespaces, entries.join('\n')), 'application/xml');
}

function entriesOf(origin: string, { paths, changedAt }: Address): string[] {
  const known = LANGUAGES.flatMap((language) => (paths[language] === undefined ? [] : [{ language, href: origin + paths[language] }]));
  const twins = known.map(({ language, href }) => element('xhtml:link', { rel: 'alternate', hreflang: LOCALES[language].hrefLang, href }));
  const changed = changedAt ? element('lastmod', {}, changedAt) : '';
  return known.map(({ href }) => element('url', {}, element('loc', {}, escapeXml(href)) + changed + twins.join('')));
}

async function recordAddresses({ content }: Operations): Promise<Address[]> {
  const { categories, subCategories, products, projects } = collections;
  const found = await Promise.all([
    pairs(
      'category',
      (language) => content.list(categories, reader(language)),
      ({ name }) => [name],
    ),
    pairs(
      'subCategory',
      (language) => content.list(subCategories, reader(language)),
      ({ name }) => [name],
    ),
    pairs(
      'product',
      (language) => content.list(products, reader(language)),
      ({ name }) => [name],
    ),
    pairs(
      'project',
      (language) => content.list(projects, reader(language)),
      ({ title, subtitle }) => [title, subtitle],
    ),
  ]);
  return found.flat();
}

/** A record that is published in one language only stands alone: nobody is sent to a page that is not there. */
async function pairs<Item extends Omit<Named, 'names'>>(
  page: RecordPage,
  list: (language: Language) => Promise<Item[]>,
  names: (item: Item) => readonly string[],
): Promise<Address[]> {
  const [arabic, english] = await Promise.all([list('ar'), list('en')]);
  const inArabic = new Map(arabic.map((item) => [item.id, item]));
  const inEnglish = new Map(english.map((item) => [item.id, item]));
  const pathIn = (language: Language, item: Item | undefined) => item && recordPath(page, item.id, names(item), language);
  return [...new Map([...inArabic, ...inEnglish]).values()].map(({ id, updated_at }) => ({
    paths: { ar: pathIn('ar', inArabic.get(id)), en: pathIn('en', inEnglish.get(id)) },
    changedAt: updated_at,
  }));
}

function reader(language: Language) {
  return { language, sees: 'published' } as const;
}

function inBoth(path: (language: Language) => string): Record<Language, string> {
  return { ar: path('ar'), en: path('en') };
}
