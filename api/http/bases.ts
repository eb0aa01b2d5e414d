import type { Language } from '#i18n/translate.ts';

/** `/api` alone is the main, English base. */
export const BASES: readonly { prefix: string; language: Language }[] = [
  { prefix: '/api/en', language: 'en' },
  { prefix: '/api/ar', language: 'ar' },
  { prefix: '/api', language: 'en' },
];

/** The router knows every route once, under this base; an address of another base is asked for here. */
export const REGISTERED = '/api/en';

const ADDRESS = /^\/api(?:\/(?:en|ar)(?=\/))?\/([^/?#]+)/i;

export type Bases = ReturnType<typeof openBases>;

/** Registering each of some hundred routes under three bases took a sixth of a start. */
export function openBases() {
  const firstSegments = new Set<string>();
  return {
    note: (path: string) => void firstSegments.add(path.split('/')[1]?.toLowerCase() ?? ''),
    /** Only what a route could have: what nobody has is refused, or drawn as a page, under its own name. */
    registeredUrl(url: string): string {
      const [whole, first = ''] = ADDRESS.exec(url) ?? [];
      return whole !== undefined && firstSegments.has(first.toLowerCase())
        ? `${REGISTERED}/${url.slice(whole.length - first.length)}`
        : url;
    },
  };
}

export function languageOfBase(url: string): Language {
  return /^\/api\/ar(?:\/|$)/i.test(url) ? 'ar' : 'en';
}

/** The route as the address names it, for logs: `/api/ar/products/:id`. */
export function routeAsAsked(route: string | undefined, url: string): string | undefined {
  if (!route?.startsWith(`${REGISTERED}/`)) return route;
  const [, language] = /^\/api\/(en|ar)\//i.exec(url) ?? [];
  return `/api${language === undefined ? '' : `/${language.toLowerCase()}`}${route.slice(REGISTERED.length)}`;
}
