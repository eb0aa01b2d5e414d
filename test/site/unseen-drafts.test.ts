import { describe, expect, test } from 'vitest';
import { allCollections } from '#content/index.ts';
import type { Fields } from '#content/fields/kinds.ts';
import { settings } from '#content/settings/index.ts';
import { OPERATOR } from '#api/kernel/written-by.ts';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { openDemo } from './demo-operations.ts';

/** Stands in every draft, and nowhere else. */
const SECRET = 'Zqxunseen';
const MACHINES = ['/robots.txt', '/feed.xml', '/en/feed.xml', '/site.webmanifest', '/en/site.webmanifest', '/sitemap.xml'];
const MADE = [
  '/nothing-here',
  `/search?q=${SECRET}`,
  '/compare?products=1,2,3',
  '/shortlist?products=1',
  '/meeting',
  '/our-community?blog=community-posts',
];

/** Every text somebody could type, in both languages; of the rest nothing, so that what is drafted could be published. */
function secrets(fields: Fields): Record<string, string> {
  const texts = Object.entries(fields).filter(([, { kind, slot }]) => kind === 'text' && slot === 'localized');
  return Object.fromEntries(
    texts.flatMap(([name]) => ['en', 'ar'].map((language) => [`${name}_${language}`, `${SECRET} ${name}`.slice(0, 60)])),
  );
}

describe.each(ENGINES)('%s', (engine) => {
  // Every public address is drawn twice, which takes minutes where others are at work.
  test('a draft is never seen on any public address, list, search, feed, sitemap, call or kept page', { timeout: 400_000 }, async () => {
    const demo = await openDemo('https://lamha.example.com', undefined, {}, { engine, env: { ADMIN_PASSWORD } });
    const stranger = caller(demo.url, {});
    const text = async (path: string) => {
      const { status, text: body } = await stranger('GET', path);
      return `${status} ${body}`;
    };
    const mapped = async (map: string) =>
      [...(await stranger('GET', map)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
        const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
        return pathname + search;
      });
    const maps = await mapped('/sitemap.xml');
    const pages = (await Promise.all(maps.map(mapped))).flat();
    const made = MADE.flatMap((path) => [path, `/en${path}`]);
    const calls = demo.app.routeTable
      .filter(({ method, access, url }) => method === 'GET' && access === 'public' && /^\/api\/(?:en|ar)\//.test(url))
      .map(({ url }) => url.replace(':id', '1'))
      .filter((url) => !url.includes(':') && !url.includes('challenge'));
    const searches = ['en', 'ar'].map((language) => `/api/${language}/search?q=${SECRET}`);
    const previews = pages.slice(0, 12).map((path) => `${path}?preview=1`);
    const walked = [...pages, ...previews, ...maps, ...made, ...MACHINES, ...calls, ...searches];
    expect(calls.length).toBeGreaterThan(80);

    const before = new Map<string, string>();
    for (const path of walked) before.set(path, await text(path));

    const { drafts, content } = demo.operations;
    const everything = { language: 'en', sees: 'everything' } as const;
    const typed = (values: Record<string, unknown>) => ({ values, language: 'en', by: OPERATOR }) as const;
    let kept = 0;
    for (const collection of allCollections) {
      const values = secrets(collection.fields);
      const { entries } = await content.browse(collection, {}, { limit: 1, offset: 0 });
      const [entry] = entries;
      if (!entry || Object.keys(values).length === 0) continue;
      expect(await drafts.keep(collection.name, entry.id, typed(values))).toMatchObject({ waiting: expect.arrayContaining(['en', 'ar']) });
      if (collection.maxPerParent === undefined)
        await drafts.begin(collection.name, entry.parent, `unseen-${collection.name}`, typed(values));
      kept += 1;
    }
    for (const group of settings) {
      const values = secrets(group.fields);
      if (Object.keys(values).length > 0) kept += (await drafts.keep(`settings-${group.name}`, 1, typed(values))) ? 1 : 0;
    }
    expect(kept).toBeGreaterThan(35);

    const different: string[] = [];
    for (const path of walked) {
      const now = await text(path);
      if (now !== before.get(path) || (now.includes(SECRET) && !path.includes(SECRET))) different.push(path);
    }
    expect(different).toEqual([]);

    // To staff who ask for it, and to nobody else, the page as it will be.
    const staff = caller(demo.url, { cookie: await signIn(stranger) });
    const [product] = (
      await content.browse(
        allCollections.find(({ name }) => name === 'products')!,
        {},
        { limit: 1, offset: 0 },
      )
    ).entries;
    const preview =
      (await staff('GET', `/en/product/${product!.id}/x?preview=1`)).headers.get('location') ?? `/en/product/${product!.id}?preview=1`;
    const seen = await staff('GET', preview);
    expect(seen.text).toContain(SECRET);
    expect([seen.headers.get('x-robots-tag'), seen.headers.get('cache-control')]).toEqual(['noindex', expect.stringContaining('no-store')]);
    expect((await staff('GET', preview.replace('?preview=1', ''))).text).not.toContain(SECRET);
    expect((await content.list(allCollections[0]!, everything)).length).toBeGreaterThan(0);

    // To whoever has the link of a release, the whole site as it will be; its links stay inside, and nothing of it is kept.
    const { releases } = demo.operations;
    const release = await releases.create('Rehearsed', OPERATOR);
    const added = { collection: 'products', id: product!.id, action: 'publish', language: 'both', ids: [], sections: false } as const;
    await releases.add(release, added, OPERATOR);
    const { token } = await releases.link(release, 1, OPERATOR);
    const rehearsal = await stranger('GET', preview.replace('preview=1', `rehearsal=${token}`));
    expect(rehearsal.text).toContain(SECRET);
    expect(rehearsal.text).toMatch(/<a [^>]*href="\/en\/[^"]*rehearsal=/);
    expect([rehearsal.headers.get('x-robots-tag'), rehearsal.headers.get('cache-control')]).toEqual([
      'noindex',
      expect.stringContaining('no-store'),
    ]);
    expect((await stranger('GET', preview.replace('?preview=1', ''))).text).not.toContain(SECRET);
    expect((await stranger('GET', preview.replace('preview=1', 'rehearsal=invented'))).status).toBe(404);
    // And to whoever has the link of one draft, that draft with what belongs to it and no other.
    const { draftLinks } = demo.operations;
    const place = { collection: 'products', id: product!.id };
    const drafted = await draftLinks.make(place, { hours: 1, isNew: true }, OPERATOR);
    const ofDraft = (query: string) => stranger('GET', preview.replace('preview=1', query));
    const shown = await ofDraft(`rehearsal=${drafted.token}`);
    expect(shown.text).toContain(SECRET);
    expect([shown.headers.get('x-robots-tag'), shown.headers.get('cache-control')]).toEqual([
      'noindex',
      expect.stringContaining('no-store'),
    ]);
    expect((await stranger('GET', `/en?rehearsal=${drafted.token}`)).text).not.toContain(`${SECRET} company_name`);
    const site = await draftLinks.make({ collection: 'settings-site', id: 1 }, { hours: 1, isNew: true }, OPERATOR);
    expect((await stranger('GET', `/en?rehearsal=${site.token}`)).text).toContain(`${SECRET} tagline`);
    expect((await staff('GET', '/en?preview=1')).text).toContain(`${SECRET} tagline`);
    await draftLinks.end(place, OPERATOR);
    for (const [base, words] of [
      ['/en', 'This link has ended'],
      ['', 'انتهى هذا الرابط'],
    ])
      for (const token of [drafted.token, site.token.replace('/1/', '/2/')]) {
        const ended = await stranger('GET', `${base}/about?rehearsal=${token}`);
        expect([ended.status, ended.text]).toEqual([404, expect.stringContaining(words!)]);
      }
    await releases.endLink(release, OPERATOR);
    expect((await stranger('GET', preview.replace('preview=1', `rehearsal=${token}`))).status).toBe(404);
    await demo.close();
  });
});
