import type { FastifyInstance } from 'fastify';
import { TEXTS } from './strangers-corpus.ts';
import type { Request } from './measure-strangers.ts';
import type { Engine } from './shapes.ts';
import { walkedRoutes } from './walked-routes.ts';

/** Every call of the API that needs no session, on PostgreSQL every shape of one, with what nobody expects in its address and its body. */
export function openCalls({ routeTable }: FastifyInstance, engine: Engine): Request[] {
  const open = routeTable.filter(({ access, url, method }) => access === 'public' && url.startsWith('/api/en/') && method !== 'HEAD');
  return walkedRoutes(engine, open).flatMap(({ method, url }): Request[] => {
    const path = url.replaceAll(/:\w+|\*/g, '1');
    if (method === 'GET') return [{ what: `GET \`${url}\``, make: () => ({ path }) }];
    return Object.entries(TEXTS).map(([what, text]) => {
      const values = {
        kind: 'contact',
        name: text,
        author_name: text,
        content: text,
        message: text,
        text,
        email: text,
        username: text,
        password: text,
      };
      const body = JSON.stringify({ ...values, fields: values });
      return {
        what: `${method} \`${url}\`, ${what}`,
        make: () => ({ method, path, headers: { 'content-type': 'application/json' }, body }),
      };
    });
  });
}

async function addressesIn(map: string): Promise<string[]> {
  const xml = await (await fetch(map)).text();
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address, map).pathname);
}

/** Known to the settings of whoever measures: each country has pages of its own. */
export const HOST_OF_AE = 'ae.example.com';

/** Pages nobody has asked for yet, each drawn for the first time: every kind that the site map names, in both languages and countries. */
export async function unseenPages(url: string): Promise<Request[]> {
  const parts = await addressesIn(`${url}/sitemap.xml`);
  const paths = (await Promise.all(parts.map((part) => addressesIn(new URL(part, url).href)))).flat();
  const kinds = Map.groupBy(new Set(paths), (path) => path.replace(/^\/en(?=\/|$)/, '').split('/', 2)[1] ?? '');
  // Home comes last: there are only four of it, and the first pages of a process pay for what the compiler does not know yet.
  return [...kinds].toReversed().map(([kind, some]) => {
    const sent = some.flatMap((path) => [{ path }, { path, headers: { host: HOST_OF_AE } }]);
    return { what: `\`/${kind}\`, a page nobody has seen`, make: (each) => sent[each]!, tries: sent.length - 1 };
  });
}
