import { afterAll, expect, test, vi } from 'vitest';
import { OPERATOR } from '#api/kernel/written-by.ts';
import { allCollections, collections } from '#content/index.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { slugOf } from '#app/page/links.ts';
import { soon } from '#test/rig/soon.ts';
import { proves } from '#test/requirements/proves.ts';
import { openDemo } from './demo-operations.ts';

const { app, operations, change, close } = await openDemo();
afterAll(close);

type Item = Readonly<Record<string, string>> & { id: number };
const inEnglish = (values: Readonly<Record<string, string>>) =>
  ({ raw: { values: new Map(Object.entries(values)), files: [] }, language: 'en', by: OPERATOR }) as const;

test('the API answers under /api alone: the same names without it are pages or nothing', async () => {
  proves('3-02');
  for (const path of ['/category', '/products/2', '/sub_category', '/herobanner']) {
    expect([path, (await app.inject({ url: path })).statusCode]).toEqual([path, 404]);
    expect([path, (await app.inject({ url: `/api/en${path}` })).statusCode]).toEqual([path, 200]);
  }
});

test('the calls answer as was settled where the specification left it open', async () => {
  const api = async <T>(path: string) => (await app.inject({ url: `/api/en${path}` })).json<T>();
  proves('RES-18', 'H-08');
  expect(await api('/subcategoryproducts/1')).toMatchObject({ id: 1, title: expect.any(String), path: expect.any(String) });
  proves('RES-20');
  const [product] = await api<Item[]>('/products/search/glowmate');
  expect(product).toMatchObject({ title: 'GlowMate', path: '/product/15' });
  proves('RES-26');
  expect(await api<Item[]>('/sectiontwo/category/1')).toHaveLength(1);
  expect(await api<Item[]>('/sectiontwo/category/999999')).toEqual([]);
  proves('3-76');
  expect(Array.isArray(await api('/sectiontwo/category/1'))).toBe(true);
  proves('AC-28');
  for (const { path } of allCollections.filter(
    ({ edited }) => edited.at === '/dashboard/projects' || edited.at === '/dashboard/community_blogs',
  )) {
    const answer = await api<Item[] | { sliders: Item[] }>(`/${path}`);
    const items = Array.isArray(answer) ? answer : answer.sliders;
    expect([path, items.length > 0, new Set(items.map(({ category_id }) => category_id ?? 0))]).toEqual([path, true, new Set([0])]);
  }
  proves('RES-24');
  for (const { id, category_id, path } of await api<Item[]>('/singleproject')) expect([category_id, path]).toEqual([0, `/project/${id}`]);
  proves('3-71');
  expect((await app.inject({ url: '/api/en/productssectioneight/category/1' })).statusCode).toBe(404);
  proves('3-73');
  expect(await api('/products/15')).toMatchObject({ headline: expect.any(String) });
  proves('3-99');
  for (const { path } of await api<Item[]>('/singleproject'))
    expect((await app.inject({ url: path! })).headers.location).toMatch(`${path}/`);
});

test('a record without a path of its own gets the address of its page', async () => {
  const { entry } = await operations.content.create(collections.categories, inEnglish({ name: 'Bare wall' }));
  const category = (await app.inject({ url: `/api/en/category/${entry.id}` })).json<Item>();
  proves('RES-25');
  expect(category['path']).toBe(`/one-category/${entry.id}`);
});

test('every card of the home page leads to its link, one slash and the name of what is there', async () => {
  const nameOf = async (id: number) => slugOf((await app.inject({ url: `/api/en/products/${id}` })).json<Item>()['name']!);
  const cards = [
    { rows: ['C-14'], collection: collections.homeCards, product: 13, end: '' },
    { rows: ['C-23'], collection: collections.bodySlides, product: 14, end: '/' },
    { rows: ['C-26'], collection: collections.productBanners, product: 17, end: '/An-older-name' },
  ] as const;
  const linksOnHome = async () => [...(await app.inject({ url: '/en' })).body.matchAll(/href="(\/en\/[^"]+)"/g)].map(([, to]) => to);
  const count = (links: readonly (string | undefined)[], wanted: string) => links.filter((to) => to === wanted).length;
  const before = await linksOnHome();
  for (const { collection, product, end } of cards)
    await operations.content.create(collection, inEnglish({ title: `New ${product}`, info: 'So far', link: `/product/${product}${end}` }));
  const { entry } = await operations.content.create(collections.subCategories, inEnglish({ name: 'Bare & wide', title: 'Walls of light' }));
  await soon(async () => expect((await linksOnHome()).some((to) => to?.includes(`/sub-category/${entry.id}/`))).toBe(true));
  const links = await linksOnHome();
  for (const { rows, product } of cards) {
    const wanted = `/en/product/${product}/${encodeURIComponent(await nameOf(product))}`;
    proves(...rows);
    expect([wanted, count(links, wanted) - count(before, wanted)]).toEqual([wanted, 1]);
  }
  proves('C-18');
  expect(links).toContain(`/en/sub-category/${entry.id}/Bare-wide`);
  for (const link of ['product/3', '/produkt/3', '/one-category/3LED-Screens', 'javascript:alert(1)']) {
    const made = operations.content.create(collections.homeCards, inEnglish({ title: 'Lost', link }));
    proves('3-03');
    await expect(made, link).rejects.toMatchObject({ details: { fields: { link: 'not-a-link' } } });
  }
});

test('one database, two languages: the same records, and words that are missing are borrowed and marked', async () => {
  await operations.content.create(collections.homeCards, inEnglish({ title: 'Only in English', info: 'So far', link: '/projects' }));
  const [ar, en] = await Promise.all(
    ['ar', 'en'].map(async (language) => (await app.inject({ url: `/api/${language}/homeslider` })).json<{ banners: Item[] }>().banners),
  );
  proves('3-14');
  expect(ar!.map(({ id, link, active }) => [id, link, active])).toEqual(en!.map(({ id, link, active }) => [id, link, active]));
  expect(ar!.at(-1)!['title']).toBe('Only in English');
  await soon(async () => expect((await app.inject({ url: '/' })).body).toMatch(/<span lang="en" dir="ltr">Only in English<\/span>/));
});

test('a file may have a copy of its own for Arabic, and is shared where it has none', async () => {
  const read = async <T>(path: string) =>
    Promise.all(['ar', 'en'].map(async (language) => (await app.inject({ url: `/api/${language}${path}` })).json<T>()));
  const [arSettings, enSettings] = await read<{ campaign: { specsheet: string } }>('/settings');
  proves('3-86');
  expect(arSettings!.campaign.specsheet).not.toBe(enSettings!.campaign.specsheet);
  const [arCards, enCards] = await read<{ banners: Item[] }>('/homeslider');
  const isShared = arCards!.banners.map(({ image }, index) => image === enCards!.banners[index]!['image']);
  proves('RES-22');
  expect(new Set(isShared)).toEqual(new Set([true, false]));
});

test('the members of the team are not even read while nobody may see them', async () => {
  const list = vi.spyOn(operations.content, 'list');
  const read = () => list.mock.calls.filter(([collection]) => collection.name === collections.teamMembers.name).length;
  await change(settingsGroups.about, { mission: 'Read anew' });
  await soon(async () => expect((await app.inject({ url: '/en/about' })).body).toContain('Read anew'));
  proves('3-35');
  expect(read()).toBe(0);
  await change(settingsGroups.site, { show_team: '1' });
  await soon(async () => expect((await app.inject({ url: '/en/about' })).body).toContain('The people'));
  expect(read()).toBeGreaterThan(0);
  list.mockRestore();
});

test('mail calls take JSON', async () => {
  for (const path of ['/email/send-email-ae', '/send-email']) {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/en${path}`,
      payload: { subject: 'A wall', message: `For us, by ${path}` },
    });
    proves('RES-27');
    expect([path, answer.json()]).toMatchObject([path, { success: true }]);
  }
});

test('a part that cannot be read is left out with its heading, and a page without its record offers another try', async () => {
  const failing = (name: string) => async () => {
    throw new Error(`${name} is out of reach`);
  };
  const { list } = operations.content;
  const titleOf = async () => (await app.inject({ url: '/api/en/subcategorysectionone/category/3' })).json<Item[]>()[0]!['title']!;
  const title = await titleOf();
  const lists = vi
    .spyOn(operations.content, 'list')
    .mockImplementation((collection, ...rest) =>
      collection.name === collections.subCategoryCards.name ? failing('the list')() : list(collection, ...rest),
    );
  const address = String((await app.inject({ url: '/en/sub-category/3' })).headers.location);
  const without = (await app.inject({ url: address })).body;
  lists.mockRestore();
  const reads = vi.spyOn(operations.content, 'read').mockImplementation(failing('the record'));
  const entries = vi.spyOn(operations.content, 'entryOf').mockImplementation(failing('the record'));
  const failed = await app.inject({ url: '/en/sub-category/4/x' });
  reads.mockRestore();
  entries.mockRestore();
  proves('3-125');
  expect(without).toContain('<h1');
  expect(without).not.toContain(title);
  expect((await app.inject({ url: address })).body).toContain(title);
  expect([failed.statusCode, failed.body.includes(siteEn['site.failure.again'])]).toEqual([500, true]);
});

test('the home page shows nobody of the team, and without cards their row is left out', async () => {
  const names = (await app.inject({ url: '/api/en/projectteammembers' })).json<Item[]>().map(({ title }) => title!);
  const home = async () => (await app.inject({ url: '/en' })).body;
  const shown = await home();
  proves('C-33');
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => shown.includes(name))).toEqual([]);
  const cards = async () => (await app.inject({ url: '/api/en/homeslider' })).json<{ banners: Item[] }>().banners;
  expect(shown).toContain('Get to Know More');
  for (const { id } of await cards()) await operations.content.remove(collections.homeCards, id, OPERATOR);
  proves('C-17');
  expect(await cards()).toEqual([]);
  await soon(async () => expect((await home()).includes('Get to Know More')).toBe(false));
  expect(await home()).toContain('Discover Our Products');
});
