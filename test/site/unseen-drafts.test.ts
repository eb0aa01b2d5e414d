import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { allCollections } from '#content/index.ts';
import type { Fields } from '#content/fields/kinds.ts';
import { settings } from '#content/settings/index.ts';
import { OPERATOR } from '#api/kernel/written-by.ts';
import { announceEverything, readRevision } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { inTurn } from '#test/rig/in-turn.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { loadBuild } from '#app/server/built-pages.ts';
import type { Item } from '#test/rig/collection-calls.ts';
import { publicCalls, publicPages, publicQuestions } from '#test/rig/public-doors.ts';
import { sendOffer, type Seed } from '#test/rig/seed.ts';
import { openDemo } from './demo-operations.ts';

/** Stands in every draft, and nowhere else. */
const SECRET = 'Zqxunseen';
/** Other at each asking; no word of a draft may stand in them either. */
const NEVER_ALIKE = /^\/(?:metrics|readyz|healthz)|\/challenge$|offer\.pdf$/;

const HOST = 'lamha.example.com';

/** Of all addresses the first half of the tests asks for every fifth. */
const SHARE = 5;

type Demo = Awaited<ReturnType<typeof openDemo>>;

/** Something behind every public address, the second of each collection where there are two: what is drafted later. */
async function existing({ operations }: Demo, text: (path: string) => Promise<string>): Promise<Seed> {
  const records = new Map<string, Item>();
  for (const collection of allCollections) {
    const entry = (await operations.content.browse(collection, {}, { limit: 2, offset: 0 })).entries.at(-1);
    if (entry) records.set(collection.name, { id: entry.id, category_id: entry.parent, version: entry.version, fallback: [] });
  }
  const file = /\/uploads\/([^"?]+)/.exec(await text('/en'))![1]!;
  const post = Number(/"id":(\d+)/.exec(await text('/api/en/communityposts/posts'))![1]);
  return { records, file, post, comment: 1, postComment: 1, backup: '', token: await sendOffer({ operations }) };
}

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
    const folder = await mkdtemp(join(tmpdir(), 'lamha-unseen-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    // Pages are kept as files for a server in front where there is one server alone.
    const env = engine === 'sqlite' ? { ADMIN_PASSWORD, KEPT_PAGES: folder } : { ADMIN_PASSWORD };
    const opened: Database[] = [];
    const demo = await openDemo(`https://${HOST}`, async (database) => opened.push(database), {}, { engine, env });
    const stranger = caller(demo.url, { host: HOST });
    const text = async (path: string): Promise<string> => {
      const { status, headers, text: body } = await stranger('GET', path);
      return status === 301 ? text(headers.get('location')!) : `${status} ${body}`;
    };
    const mapped = async (map: string) =>
      [...(await stranger('GET', map)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
        const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
        return pathname + search;
      });
    const maps = await mapped('/sitemap.xml');
    const listed = (await Promise.all(maps.map(mapped))).flat();
    const seed = await existing(demo, text);
    const asked = { seed, typed: SECRET };
    const calls = publicCalls(demo.app.routeTable, seed);
    const questions = publicQuestions(calls, (await stranger('GET', '/api/openapi.json')).body, asked);
    const pages = publicPages((await loadBuild()).routes, asked);
    const previews = listed.slice(0, 12).map((path) => `${path}?preview=1`);
    const walked = inTurn([...new Set([...listed, ...previews, ...maps, ...pages, ...calls, ...questions])], SHARE);
    // Until the index is read a search answers from names alone.
    const untilSearchIsWhole = async () => {
      await expect.poll(async () => (await stranger('GET', '/api/en/search?q=screen')).body['isWhole'], { timeout: 120_000 }).toBe(true);
    };

    await untilSearchIsWhole();
    const before = new Map<string, string>();
    for (const path of walked) before.set(path, await text(path));
    // Nearly all of them have something to show; the rest are refusals in words.
    expect([...before.values()].filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(walked.length * 0.9);

    const { drafts, content } = demo.operations;
    const everything = { language: 'en', sees: 'everything' } as const;
    const typed = (values: Record<string, unknown>) => ({ values, language: 'en', by: OPERATOR }) as const;
    let cached = 0;
    for (const collection of allCollections) {
      const values = secrets(collection.fields);
      const entry = seed.records.get(collection.name);
      if (!entry || Object.keys(values).length === 0) continue;
      expect(await drafts.keep(collection.name, entry.id, typed(values))).toMatchObject({ waiting: expect.arrayContaining(['en', 'ar']) });
      if (collection.maxPerParent === undefined)
        await drafts.begin(collection.name, entry.category_id, `unseen-${collection.name}`, typed(values));
      cached += 1;
    }
    for (const group of settings) {
      const values = secrets(group.fields);
      if (Object.keys(values).length > 0) cached += (await drafts.keep(`settings-${group.name}`, 1, typed(values))) ? 1 : 0;
    }
    expect(cached).toBeGreaterThan(35);
    // And a release that takes something away and turns an order round.
    const { releases } = demo.operations;
    const waiting = await releases.create(SECRET, OPERATOR);
    const common = { language: 'both', ids: [], sections: false } as const;
    await releases.add(waiting, { ...common, collection: 'projects', id: seed.records.get('projects')!.id, action: 'delete' }, OPERATOR);
    const products = allCollections.find(({ name }) => name === 'products')!;
    const order = (await content.list(products, everything)).map(({ id }) => id).toReversed();
    await releases.add(waiting, { ...common, collection: 'products', id: 0, action: 'order', ids: order }, OPERATOR);

    // Nothing that was kept from before answers now: each page and each list is made of what stands in the tables.
    const { kysely } = opened[0]!;
    const revision = await readRevision(kysely);
    await kysely.transaction().execute((tx) => announceEverything(tx, engine, revision));
    await demo.operations.wording.confirm('products', seed.records.get('products')!.id, 'en', OPERATOR);

    await untilSearchIsWhole();
    const different: string[] = [];
    for (const path of walked) {
      const now = await text(path);
      const isAlike = NEVER_ALIKE.test(path) || now === before.get(path);
      if (!isAlike || (now.includes(SECRET) && !path.includes(SECRET))) different.push(path);
    }
    expect(different).toEqual([]);
    const written = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
    // A page that is being written has a dot before its name.
    await expect.poll(async () => (await written()).filter((name) => basename(name).startsWith('.'))).toEqual([]);
    const files = await written();
    if (engine === 'sqlite') expect(files.length).toBeGreaterThan(listed.length / 2 / SHARE);
    for (const file of files) expect(await readFile(join(folder, file), 'utf8')).not.toContain(SECRET);

    // To staff who ask for it, and to nobody else, the page as it will be.
    const staff = caller(demo.url, { cookie: await signIn(stranger) });
    const product = seed.records.get('products');
    const preview =
      (await staff('GET', `/en/product/${product!.id}/x?preview=1`)).headers.get('location') ?? `/en/product/${product!.id}?preview=1`;
    const seen = await staff('GET', preview);
    expect(seen.text).toContain(SECRET);
    expect([seen.headers.get('x-robots-tag'), seen.headers.get('cache-control')]).toEqual(['noindex', expect.stringContaining('no-store')]);
    expect((await staff('GET', preview.replace('?preview=1', ''))).text).not.toContain(SECRET);
    expect((await content.list(allCollections[0]!, everything)).length).toBeGreaterThan(0);

    // To whoever has the link of a release, the whole site as it will be; its links stay inside, and nothing of it is kept.
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
    const key = { collection: 'products', id: product!.id };
    const drafted = await draftLinks.make(key, { hours: 1, isNew: true }, OPERATOR);
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
    await draftLinks.end(key, OPERATOR);
    for (const [base, phrase] of [
      ['/en', 'This link has ended'],
      ['', 'انتهى هذا الرابط'],
    ])
      for (const token of [drafted.token, site.token.replace('/1/', '/2/')]) {
        const ended = await stranger('GET', `${base}/about?rehearsal=${token}`);
        expect([ended.status, ended.text]).toEqual([404, expect.stringContaining(phrase!)]);
      }
    await releases.endLink(release, OPERATOR);
    expect((await stranger('GET', preview.replace('preview=1', `rehearsal=${token}`))).status).toBe(404);
    await demo.close();
  });
});
