import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Stored = { tags: string[]; html: string; until: number };

export type TagCache = {
  url: string;
  /** Each call that purged, as the tags it named. */
  purges: string[][];
  /** What it answers to a purge. */
  status: number;
  stop: () => void;
};

/** A shared cache as far as we use one: keeps what CDN-Cache-Control allows, forgets by tags, and stands in front of a server. */
export async function startTagCache(upstream: () => string, token: string): Promise<TagCache> {
  const stored = new Map<string, Stored>();
  const cache: TagCache = { url: '', purges: [], status: 200, stop: () => void server.close() };

  function purge(tags: string[]): void {
    cache.purges.push(tags);
    for (const [url, page] of stored) if (page.tags.some((tag) => tags.includes(tag))) stored.delete(url);
  }

  async function page(url: string): Promise<{ from: string; html: string }> {
    const known = stored.get(url);
    if (known && known.until > Date.now()) return { from: 'HIT', html: known.html };
    const answer = await fetch(upstream() + url);
    const html = await answer.text();
    const seconds = Number(/max-age=(\d+)/.exec(answer.headers.get('cdn-cache-control') ?? '')?.[1] ?? 0);
    const tags = answer.headers.get('cache-tag')?.split(',') ?? [];
    if (seconds > 0) stored.set(url, { tags, html, until: Date.now() + seconds * 1000 });
    return { from: 'MISS', html };
  }

  const server = createServer((request, response) => {
    if (request.method !== 'GET') {
      const isAllowed = request.headers.authorization === `Bearer ${token}`;
      if (isAllowed && cache.status === 200) purge(String(request.headers['cache-tag']).split(','));
      response.writeHead(isAllowed ? cache.status : 401).end();
      return;
    }
    void page(request.url ?? '/').then(({ from, html }) => response.setHeader('x-cache', from).end(html));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cache.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return cache;
}
