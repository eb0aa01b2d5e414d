import type { APIRequestContext } from '@playwright/test';

/** The paths of all pages the sitemap names, in all its parts. */
export async function listedPages(request: APIRequestContext): Promise<string[]> {
  const read = async (path: string) => {
    const xml = await (await request.get(path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!.replaceAll('&amp;', '&')).pathname);
  };
  const parts = await read('/sitemap.xml');
  return (await Promise.all(parts.map(read))).flat();
}
