import type { ServerBuild } from 'react-router';
import { PRODUCTS_QUERY } from '#content/catalogue/products-query.ts';
import { PAGES, queryOf, type Page } from '#content/pages.ts';
import type { QueryKind } from '#content/query-kind.ts';
import type { RouteFacts } from '#api/http/mount.ts';
import { NEEDS_A_QUESTION, realAddress } from './real-address.ts';
import type { Seed } from './seed.ts';

/** All pages, which are walked by their own addresses; and what was built before there was any content. */
const NOT_CALLS = ['/*', '/assets/*'];
/** Its addresses stand in `/sitemap.xml`. */
const MAPPED = '/sitemap/:part';
const BASE = /^\/api(?:\/en|\/ar)?(?=\/)/;
const QUESTION = '?place=indoors&nearest=4&farthest=12&width=4&height=2.5';

type Build = ServerBuild['routes'];
type Parameter = { name: string; in: string; schema?: { const?: string; enum?: string[] } };
type Documented = { paths?: Record<string, { get?: { parameters?: Parameter[] } }> };
/** What stands where something can be typed. */
type Asked = { seed: Seed; typed: string };

/** Every call that somebody without an account may make to read, in both languages, from the table of routes. */
export function publicCalls(routes: readonly RouteFacts[], seed: Seed): string[] {
  const reads = routes.filter(({ method, access, url }) => method === 'GET' && access === 'public' && !NOT_CALLS.includes(url));
  const all = new Set(reads.map(({ url }) => url));
  // What exists under `/api` alone as well is the same route once more.
  const once = reads.filter(({ url }) => !all.has(url.replace(/^\/api\//, '/api/ar/')));
  return once.map(({ url }) => {
    const base = BASE.exec(url)?.[0] ?? '';
    const path = filled(url.slice(base.length), seed);
    return base + path + (NEEDS_A_QUESTION.test(path) ? QUESTION : '');
  });
}

/** Each key that the documentation knows of these calls, asked of one of them. */
export function publicQuestions(calls: readonly string[], { paths = {} }: Documented, asked: Asked): string[] {
  const questions = new Map<string, string>();
  for (const [path, { get }] of Object.entries(paths)) {
    const call = calls.find((one) => one === `/api/en${realAddress(asked.seed, 'GET', path)}`);
    for (const { name, in: where, schema } of call === undefined ? [] : (get?.parameters ?? []))
      if (where === 'query')
        questions.set(name, `${call}?${name}=${schema?.const ?? schema?.enum?.at(-1) ?? (name === 'q' ? asked.typed : 1)}`);
  }
  return [...questions.values()];
}

/** Every page for visitors and machines that the build has, each also with every key its address may hold. */
export function publicPages(build: Build, asked: Asked): string[] {
  const routes = Object.values(build).flatMap((route) => (route && (route.path !== undefined || route.index) ? [route.id] : []));
  return routes.flatMap((id) => {
    const pattern = patternOf(build, id);
    if (pattern === MAPPED || /^(?:\/en)?\/dashboard(?:\/|$)/.test(pattern)) return [];
    const path = filled(pattern.replace('/:name?', '').replace('*', 'nothing-here'), asked.seed);
    return [path, ...queriesOf(id.replace(/^(?:en|ar)\./, ''), asked).map((query) => `${path}?${query}`)];
  });
}

function patternOf(build: Build, id: string): string {
  let pattern = '';
  for (let at: string | undefined = id; at !== undefined; at = build[at]?.parentId) {
    const path = build[at]?.path?.replace(/^\/|\/$/g, '');
    if (path) pattern = `/${path}${pattern}`;
  }
  return pattern || '/';
}

function filled(pattern: string, seed: Seed): string {
  return realAddress(seed, 'GET', pattern.replaceAll(/:(\w+)/g, '{$1}'));
}

/** One key at a time; what narrows the list of products all at once. */
function queriesOf(page: string, asked: Asked): string[] {
  if (page === 'products') return [`q=${asked.typed}`, String(new URLSearchParams(Object.keys(PRODUCTS_QUERY).map((key) => [key, '1'])))];
  if (!Object.hasOwn(PAGES, page)) return [];
  const each = Object.entries(queryOf(page as Page)).map(([key, kind]) => `${key}=${valueOf(kind, asked)}`);
  return [...each, ...wholeQuestions(page, asked)];
}

/** Pages that answer with products only when they are asked for more than one thing. */
function wholeQuestions(page: string, { seed }: Asked): string[] {
  if (page === 'advisor') return [QUESTION.slice(1)];
  return page === 'wall' ? [`product=${seed.records.get('products')!.id}&columns=4&rows=3`] : [];
}

function valueOf(kind: QueryKind, { seed, typed }: Asked): string | number {
  if (kind === 'number' || kind === 'id' || kind === 'filter') return 1;
  if (kind === 'kept') return seed.records.get('products')!.id;
  if (kind === 'compared') return [0, 1].map((step) => seed.records.get('products')!.id + step).join(',');
  return 'typed' in kind ? typed.slice(0, kind.typed) : seed.records.get(kind.names)!.id;
}
