import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { allCollections, collections } from '#content/index.ts';
import { settleMissingTexts } from '#store/entries/missing-texts.ts';
import { inTurn } from '#store/drafts/read-drafts.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { fillDrafts, fillLeads, fillProducts } from '#test/rig/many-records.ts';

const PRODUCTS = 320;
const LEADS = 1250;

type Listed = { id: number; name: string };
type Inbox = { leads: { reference: string }[]; total: number };
type Missing = { records: { id: number; missing: { ar: string[] } }[]; total: number };

onBothEngines((door) => {
  const database = () => door.app().server.database;
  const list = async (page: number, size: number) =>
    (await door.call('GET', `/api/en/products?page=${page}&per_page=${size}`)).body as unknown as Listed[];

  test('tables larger than any page are filled', async () => {
    await callsOf(door, collections.products).add(0, { name_en: 'GlowMate', name_ar: 'غلوميت' });
    await fillProducts(database().kysely, PRODUCTS);
    await fillLeads(database().kysely, LEADS);
  });

  test('late pages of a list follow the early ones without a gap', async () => {
    const pages = [];
    for (let page = 1; page <= 4; page += 1) pages.push(...(await list(page, 100)));
    expect(pages.map(({ id }) => id)).toEqual(Array.from({ length: PRODUCTS }, (_, index) => index + 1));
  });

  test('records nobody has looked at since an older version are counted once somebody has', async () => {
    const missing = async (query = '') =>
      (await door.admin('GET', `/api/en/missing-translations?collection=products${query}`)).body as unknown as Missing;
    await database().kysely.updateTable('entries').set({ missing_en: null, missing_ar: null }).execute();
    expect((await missing()).total).toBe(0);
    await settleMissingTexts(database().kysely, allCollections, new AbortController().signal);
    expect((await missing()).total).toBe(6);
    const { records } = await missing('&page=2&per_page=4');
    expect(records.map(({ id, missing: { ar } }) => [id, ar])).toEqual([
      [250, ['name']],
      [300, ['name']],
    ]);
  });

  test('the model changes, and every record is looked at again', async () => {
    const { kysely } = database();
    await kysely.updateTable('entries').set({ missing_ar: 1 }).where('collection', '=', 'products').where('id', '=', 7).execute();
    const without = allCollections.map((one) => (one.name === 'products' ? { ...one, fields: {} } : one));
    const count = async () => (await door.admin('GET', '/api/en/overview')).body['missing'];
    await settleMissingTexts(kysely, without, new AbortController().signal);
    expect(await count()).toEqual([]);
    await settleMissingTexts(kysely, allCollections, new AbortController().signal);
    expect(await count()).toEqual([expect.objectContaining({ collection: 'products', ar: 6 })]);
  });

  test('a sheet of a whole collection has every record once', async () => {
    const { text } = await door.admin('GET', '/api/en/exchange/export?collection=products');
    const ids = [...text.matchAll(/^"products","(\d+)"/gm)].map(([, id]) => Number(id));
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: PRODUCTS }, (_, index) => index + 1));
  });

  test('the inbox finds words in old messages, counts them, and exports all of them', async () => {
    const inbox = async (query: string) => (await door.admin('GET', `/api/en/inbox?${query}`)).body as unknown as Inbox;
    expect(await inbox('search=visitor-77%40')).toMatchObject({ total: 1, leads: [{ reference: 'B-77' }] });
    const { total, leads } = await inbox('search=hall&page=13&per_page=100');
    expect([total, leads.length, leads.at(-1)?.reference]).toEqual([LEADS, 50, 'B-1']);
    expect((await inbox('kind=contact&page=3&per_page=100')).leads).toHaveLength(50);
    const exported = async (query: string) =>
      [...(await door.admin('GET', `/api/en/inbox/export?${query}`)).text.matchAll(/^"(B-\d+)"/gm)].map(([, reference]) => reference);
    const all = Array.from({ length: LEADS }, (_, index) => `B-${LEADS - index}`);
    expect(await exported('')).toEqual(all);
    expect(await exported('search=hall')).toEqual(all);
    expect(await exported('search=visitor-77%40')).toEqual(['B-77']);
  });

  test('the number of records follows every change, though counting is remembered', async () => {
    const total = async () => (await door.admin('GET', '/api/en/records/products?parent=0&per_page=1')).body['total'];
    const products = callsOf(door, collections.products);
    expect(await total()).toBe(PRODUCTS);
    const added = await products.add(0, { name_en: 'Totem', name_ar: 'عمود' });
    expect(await total()).toBe(PRODUCTS + 1);
    await products.update(added, { name_en: 'Totem P4' });
    await products.remove(added);
    expect(await total()).toBe(PRODUCTS);
  });

  test('what hundreds have asked for is counted once in a while, what a few have asked for at once', async () => {
    const { kysely } = database();
    const most = async () => (await door.admin('GET', '/api/en/overview')).body['mostAsked'] as { title: string; count: number }[];
    const now = new Date().toISOString();
    const few = (await most()).reduce((sum, { count }) => sum + count, 0);
    await kysely.updateTable('leads').set({ kind: 'product', created_at: now }).where('id', '<=', 400).execute();
    const more = await most();
    expect(more.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(few);
    await kysely.updateTable('leads').set({ kind: 'product', created_at: now }).execute();
    const many = await most();
    expect(many).not.toEqual(more);
    await kysely.deleteFrom('leads').where('id', '>', 100).execute();
    expect(await most()).toEqual(many);
  });

  test('drafts are listed along an index, requests first, without a gap and without those of the trash', async () => {
    const { kysely, engine } = database();
    await fillDrafts(kysely, PRODUCTS);
    await door.admin('POST', '/api/en/drafts/products/9/ask', { json: {} });
    await door.admin('DELETE', '/api/en/products/2');
    const expected = [9, ...Array.from({ length: PRODUCTS }, (_, index) => index + 1).filter((id) => id !== 2 && id !== 9)];
    const found: number[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const { drafts, total } = (await door.admin('GET', `/api/en/drafts?per_page=100&page=${page}`)).body as {
        drafts: { id: number }[];
        total: number;
      };
      expect(total).toBe(expected.length);
      found.push(...drafts.map(({ id }) => id));
    }
    expect(found).toEqual(expected);
    if (engine === 'postgres') return; // which reads small tables whole
    const asked = inTurn(kysely, { collections: allCollections.map(({ name }) => name) }).limit(50);
    const plan = JSON.stringify(await asked.explain(undefined, sql`query plan`));
    expect(plan).toContain('USING INDEX drafts_in_turn');
    expect(plan).toContain('USING INDEX entries_gone');
    expect(plan).not.toContain('TEMP B-TREE');
  });
});
