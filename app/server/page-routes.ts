import type { ServerBuild } from 'react-router';
import { languageOf } from '#app/page/address.ts';
import type { Language } from '#i18n/translate.ts';

export type PageRoute = {
  id: string;
  /** `/en/product/:id/:name?`: for the log, and for whoever asks what is there. */
  pattern: string;
  language: Language;
  /** Itself and what surrounds it. */
  branch: readonly string[];
  /** Whatever nobody else claims. */
  isRest: boolean;
  takesForms: boolean;
};
export type MatchedRoute = { route: PageRoute; params: Readonly<Record<string, string>>; path: string };

type Routes = ServerBuild['routes'];
type Compiled = { route: PageRoute; segments: readonly string[]; matches: RegExp };

/** `:id`, `:name?`, `:part.xml` */
const PARAM = /^:(\w+)(\??)(.*)$/;

/** The pages of a build by their addresses, and the one right spelling of each address. */
export class PageRoutes {
  #fixed = new Map<string, PageRoute>();
  #withParams: Compiled[] = [];
  #rest: PageRoute[] = [];

  constructor(routes: Routes) {
    for (const entry of Object.values(routes)) {
      if (!entry || (entry.path === undefined && !entry.index)) continue;
      const route = routeOf(routes, entry.id);
      if (route.isRest) this.#rest.push(route);
      else if (route.pattern.includes(':')) this.#withParams.push(compile(route));
      else this.#fixed.set(route.pattern.toLowerCase(), route);
    }
    this.#rest.sort((a, b) => b.pattern.length - a.pattern.length);
  }

  /** What is shown where nothing is found, with all that surrounds it. */
  get restIds(): readonly string[] {
    return this.#rest.flatMap(({ branch }) => branch);
  }

  /** Any spelling of an address: letter case, a slash at the end. `path` is the right one. */
  match(pathname: string): MatchedRoute | undefined {
    const decoded = decode(pathname);
    if (decoded === undefined) return this.#restOf(pathname);
    const plain = decoded.length > 1 && decoded.endsWith('/') ? decoded.slice(0, -1) : decoded;
    const fixed = this.#fixed.get(plain.toLowerCase());
    if (fixed) return { route: fixed, params: {}, path: fixed.pattern };
    for (const { route, segments, matches } of this.#withParams) {
      const params = matches.exec(plain)?.groups;
      if (params) return { route, params: definedIn(params), path: fill(segments, params) };
    }
    return this.#restOf(plain);
  }

  #restOf(pathname: string): MatchedRoute | undefined {
    const lower = pathname.toLowerCase();
    const route = this.#rest.find(({ pattern }) => lower.startsWith(pattern.slice(0, -1)) || lower === pattern.slice(0, -2));
    return route && { route, params: {}, path: pathname };
  }
}

function routeOf(routes: Routes, id: string): PageRoute {
  const branch: string[] = [];
  let pattern = '';
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) {
    branch.push(at);
    const path = routes[at]?.path?.replace(/^\/|\/$/g, '');
    if (path) pattern = `/${path}${pattern}`;
  }
  const takesForms = routes[id]?.module.action !== undefined;
  return { id, pattern: pattern || '/', language: languageOf(pattern), branch, isRest: pattern.endsWith('/*'), takesForms };
}

function compile(route: PageRoute): Compiled {
  const segments = route.pattern.split('/').slice(1);
  const sources = segments.map((segment) => {
    const [, name, optional, ending = ''] = PARAM.exec(segment) ?? [];
    if (name === undefined) return `/${escaped(segment)}`;
    const source = `/(?<${name}>[^/]+)${escaped(ending)}`;
    return optional ? `(?:${source})?` : source;
  });
  return { route, segments, matches: new RegExp(`^${sources.join('')}$`, 'i') };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function fill(segments: readonly string[], params: Readonly<Record<string, string | undefined>>): string {
  const filled = segments.flatMap((segment) => {
    const [, name, , ending = ''] = PARAM.exec(segment) ?? [];
    if (name === undefined) return [segment];
    const value = params[name];
    return value === undefined ? [] : [encodeURIComponent(value) + ending];
  });
  return `/${filled.join('/')}`;
}

function definedIn(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Segment by segment: an escaped slash is a letter of a name and not the end of it. Undefined for what no address can mean. */
function decode(pathname: string): string | undefined {
  if (pathname.includes('//') || pathname.includes('\\')) return undefined;
  try {
    const segments = pathname.split('/').map(decodeURIComponent);
    return segments.some((segment) => segment.includes('/')) ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}
