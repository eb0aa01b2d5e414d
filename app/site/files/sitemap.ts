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

type Address = { paths: Readonly<Record<Language, string>>; changedAt?: string };
type Named = { id: number; updated_at: string; names: readonly string[] };
type RecordPage = Parameters<typeof recordPath>[0];

/** Every public page in both languages, each tied to its twin. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { operations, origin } = context.get(pageContext);
  const addresses = [
    ...STATIC.map((page): Address => ({ paths: inBoth((language) => pagePath(page, language)) })),
    ...(await recordAddresses(operations)),
  ];
  const entries = addresses.flatMap((address) => LANGUAGES.map((language) => entry(origin, address, language)));
  const namespaces = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
  return xmlAnswer(element('urlset', namespaces, entries.join('\n')), 'application/xml');
}

function entry(origin: string, { paths, changedAt }: Address, language: Language): string {
  const twins = LANGUAGES.map((other) =>
    element('xhtml:link', { rel: 'alternate', hreflang: LOCALES[other].hrefLang, href: origin + paths[other] }),
  );
  const changed = changedAt ? element('lastmod', {}, changedAt) : '';
  return element('url', {}, element('loc', {}, escapeXml(origin + paths[language])) + changed + twins.join(''));
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

/** A record that is published in one language only has no twin, so it is left out until it has. */
async function pairs<Item extends Omit<Named, 'names'>>(
  page: RecordPage,
  list: (language: Language) => Promise<Item[]>,
  names: (item: Item) => readonly string[],
): Promise<Address[]> {
  const [arabic, english] = await Promise.all([list('ar'), list('en')]);
  const twins = new Map(english.map((item) => [item.id, item]));
  return arabic.flatMap((item) => {
    const twin = twins.get(item.id);
    if (!twin) return [];
    const paths = { ar: recordPath(page, item.id, names(item), 'ar'), en: recordPath(page, item.id, names(twin), 'en') };
    return [{ paths, changedAt: item.updated_at }];
  });
}

function reader(language: Language) {
  return { language, sees: 'published' } as const;
}

function inBoth(path: (language: Language) => string): Record<Language, string> {
  return { ar: path('ar'), en: path('en') };
}
