import { allCollections, collectionNamed } from '#content/index.ts';
import { latinDigits } from '#content/digits.ts';
import { productsQuery } from '#content/catalogue/products-query.ts';
import type { QueryKind } from '#content/query-kind.ts';
import { PAGES, queryOf, type Page } from '#content/pages.ts';
import { leftOutOf, readCompared, readShortlist, unreadIn, writeCompared, writeShortlist } from '#content/shortlist.ts';
import { MOST_COMPARED } from '#content/specifications/compare.ts';
import type { Operations } from '#server/operations.ts';
import { languageOf } from '#app/page/address.ts';
import { wholeNumber } from '#app/page/whole-number.ts';
import { findByName } from '#app/site/community/choose-by-name.ts';
import type { Language } from '#i18n/translate.ts';
import { isDataAddress, withoutData } from '#app/page/data-address.ts';
import type { MatchedRoute, PageRoute, PageRoutes } from './page-routes.ts';

/** What an address asks for. Addresses that differ in nothing a page depends on ask for the same. */
export type Asked =
  | { kind: 'missing'; language: Language }
  | {
      kind: 'page';
      route: PageRoute;
      /** The same for all addresses of the same page. */
      key: string;
      /** The address that is drawn. */
      address: string;
      /** False for what too few ask for to be kept. */
      isCacheable: boolean;
      record: { collection: string; id: number } | undefined;
      /** Whose visits are counted; none for what a program reads. */
      visited: { page: Page; record: { collection: string; id: number } | undefined } | undefined;
    };

const LONGEST_NAME = 300;
/** Two hundred Arabic letters, each escaped in six signs, and then some. */
const LONGEST_QUERY = 1500;
const MOST_PAGES = 200;
const MOST_NAMED = 3;
const LONGEST_PART = 20;
const SHORT = /^[\w-]{1,40}$/;
/** Letters, digits and a few signs never need an escape; whoever writes one means the letter. */
const NEEDLESS_ESCAPE = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/i;

type Parts = { routes: PageRoutes; operations: Pick<Operations, 'recordNames'> };

export type AskedBy = ReturnType<typeof openAddresses>;

export function openAddresses({ routes, operations }: Parts) {
  return async function askedBy(url: string): Promise<Asked> {
    const [pathname, query] = splitAt(url, '?');
    const isData = isDataAddress(pathname);
    const plain = isData ? withoutData(pathname) : pathname;
    const matched = routes.match(plain);
    if (!matched || matched.route.isRest) return { kind: 'missing', language: languageOf(pathname.toLowerCase()) };
    const { route, path, params } = matched;
    const page = pageOf(route);
    const collection = page && allCollections.find((one) => one.page === page);
    const id = collection && wholeNumber(params['id']);
    if (collection && id === undefined) return { kind: 'missing', language: route.language };
    const others = Object.values(collection ? {} : params);
    if (!others.every((value) => SHORT.test(value))) return { kind: 'missing', language: route.language };
    const seen = await seenIn(
      query,
      page ? (page === 'products' ? productsQuery(query.length <= LONGEST_QUERY ? query : '') : queryOf(page)) : {},
      route.language,
      operations.recordNames,
    );
    if (seen.isBeyond) return { kind: 'missing', language: route.language };
    const wanted = isData ? routesWanted(query, route) : '';
    const record = collection && id !== undefined ? { collection: collection.name, id } : undefined;
    return {
      kind: 'page',
      route,
      key: [route.id, id ?? others.join('/'), seen.key, isData ? `data ${wanted}` : ''].join(' '),
      address: withQuery(isData ? pathname : path, [seen.query, wanted && `_routes=${wanted}`].filter(Boolean).join('&')),
      isCacheable: seen.isCacheable,
      record,
      visited: page && !isData ? { page, record } : undefined,
    };
  };
}

/** One address per page: where another case, a slash at the end or needless escapes lead. Undefined for the right one. */
export function rightSpelling(url: string, { route, path }: MatchedRoute): string | undefined {
  const [given, query] = splitAt(url, '?');
  if (given === path || route.isRest || isDataAddress(given)) return undefined;
  // Proxies write necessary escapes in different ways; sending those back would send them in circles.
  const isOther = NEEDLESS_ESCAPE.test(given) || decodeURIComponent(given) !== decodeURIComponent(path);
  return isOther ? withQuery(path, query) : undefined;
}

/** `isBeyond`: it names a page that there never is. */
type Seen = { key: string; query: string; isCacheable: boolean; isBeyond: boolean };

/** The part of a query that its page depends on: known keys with values that mean something. */
async function seenIn(
  query: string,
  kinds: Readonly<Record<string, QueryKind>>,
  language: Language,
  recordNames: Operations['recordNames'],
): Promise<Seen> {
  const given = new URLSearchParams(query.length <= LONGEST_QUERY ? query : '');
  const key: string[] = [];
  const meant = new URLSearchParams();
  const ids = new Map<string, number>();
  let isCacheable = true;
  let isBeyond = false;
  for (const [name, kind] of Object.entries(kinds)) {
    const isList = kind === 'compared' || kind === 'kept' || kind === 'filter';
    const value = isList ? productsIn(kind, given.getAll(name)) : (given.get(name) ?? '');
    if (value === '' || value.length > LONGEST_NAME) continue;
    if (isList) {
      // Addresses with such values are too many to keep.
      isCacheable = false;
      key.push(`${name}=${value}`);
      meant.set(name, value);
      continue;
    }
    const meaning = await meaningIn(kind, value, ids, language, recordNames);
    if (kind === 'number' && !wholeNumber(latinDigits(value), MOST_PAGES)) isBeyond = true;
    if (meaning === undefined) continue;
    if (typeof meaning === 'number') ids.set(name, meaning);
    if (kind === 'id' || (typeof kind === 'object' && 'typed' in kind)) isCacheable = false;
    key.push(`${name}=${meaning}`);
    meant.set(name, typeof meaning === 'string' || typeof kind === 'string' ? String(meaning) : value);
  }
  // A comma needs no escape, and addresses with lists are read by people.
  return { key: key.join('&'), query: meant.toString().replaceAll('%2C', ','), isCacheable, isBeyond };
}

/** The one spelling of a list, as a link holds it, or as the boxes of a form send it; and what is not in it, so that the page can say so. */
function productsIn(kind: 'compared' | 'kept' | 'filter', values: readonly string[]): string {
  const text = values.filter(Boolean).join(',');
  if (kind === 'filter') return text;
  const list = kind === 'compared' ? writeCompared(readCompared(text, MOST_COMPARED + 1)) : writeShortlist(readShortlist(text));
  const leftOut = (kind === 'compared' ? unreadIn(text) : leftOutOf(text)).slice(0, MOST_NAMED).map((part) => cut(part, LONGEST_PART));
  return [list, ...leftOut].filter(Boolean).join(',');
}

function meaningOf(kind: 'number' | 'id', value: string): number | undefined {
  const number = wholeNumber(latinDigits(value), kind === 'number' ? MOST_PAGES : undefined);
  return kind === 'number' && number === 1 ? undefined : number;
}

async function meaningIn(
  kind: Exclude<QueryKind, 'compared' | 'kept' | 'filter'>,
  value: string,
  ids: ReadonlyMap<string, number>,
  language: Language,
  recordNames: Operations['recordNames'],
): Promise<number | string | undefined> {
  if (typeof kind === 'string') return meaningOf(kind, value);
  if ('names' in kind) return recordMeant(kind, value, ids, language, recordNames);
  return cut(value, kind.typed);
}

/** With a sign at the end, so that nothing cut off is taken for a number. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}

async function recordMeant(
  { names, below, also = [] }: Extract<QueryKind, { names: string }>,
  value: string,
  ids: ReadonlyMap<string, number>,
  language: Language,
  recordNames: Operations['recordNames'],
): Promise<number | string | undefined> {
  if (also.includes(value)) return value;
  const collection = collectionNamed(names);
  const parent = below === undefined ? undefined : ids.get(below);
  if (!collection || (below !== undefined && parent === undefined)) return undefined;
  const records = await recordNames(collection, language);
  return findByName(value, parent === undefined ? records : records.filter((record) => record.parent === parent))?.id;
}

/** An open page says which of its parts it lacks; only parts of this page count. */
function routesWanted(query: string, { branch }: PageRoute): string {
  const wanted = new URLSearchParams(query).get('_routes')?.split(',') ?? [];
  return branch.filter((id) => wanted.includes(id)).join(',');
}

function pageOf({ id }: PageRoute): Page | undefined {
  const name = id.split('.')[1] ?? '';
  return isPage(name) ? name : undefined;
}

function isPage(name: string): name is Page {
  return Object.hasOwn(PAGES, name);
}

function withQuery(path: string, query: string): string {
  return query === '' || query.length > LONGEST_QUERY ? path : `${path}?${query}`;
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
