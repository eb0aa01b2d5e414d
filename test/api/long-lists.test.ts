import { expect, test, vi } from 'vitest';
import { collections } from '#content/index.ts';
import { walkFound, type Filter } from '#api/content/browse.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf, type Item } from '#test/rig/collection-calls.ts';
import { fillProducts } from '#test/rig/many-records.ts';

/** More than one request looks through, and more than are put in order by themselves. */
const MANY = 620;
const ASKED = 20;
const QUERIES: readonly Pick<Filter, 'text' | 'missing' | 'hidden' | 'drafted'>[] = [
  { text: 'lantern' },
  { text: 'LANT' },
  { text: 'antern 3' },
  { text: 'فانوس' },
  { text: 'الفوانيس' },
  { text: 'nowhere' },
  { text: 'kite 61' },
  { text: 'typed over' },
  { text: '12' },
  { text: '3.5' },
  { text: 'kite', missing: 'ar' },
  { text: 'lantern', hidden: 'any' },
  { hidden: 'ar' },
  { drafted: true },
  { text: 'kite', drafted: true },
];

onBothEngines((door) => {
  const { products } = collections;
  const calls = callsOf(door, products);
  const ask = async (query: string) => (await door.admin('GET', `/api/en/records/products?${query}`)).body;
  const idsOf = async (query: string) => ((await ask(query))['items'] as Item[]).map(({ id }) => id);

  test('words in a long list find what a look at every record finds, also after changes, and read no more than the page', async () => {
    const { database, operations } = door.app().server;
    const lantern = await calls.add(0, { name_en: 'Lantern', name_ar: 'فانوس', headline_en: 'Pitch 3.5 mm', headline_ar: 'بخطوة ٣٫٥' });
    const kite = await calls.add(0, { name_en: 'Kite', name_ar: 'طائرة', headline_en: 'Flies', headline_ar: 'تطير' });
    await fillProducts(database.kysely, MANY);
    await door.admin('POST', '/api/en/records/products/publish', { json: { ids: [kite.id, 40], language: 'ar', published: 0 } });
    await door.admin('PATCH', `/api/en/drafts/products/${kite.id + 2}`, { json: { values: { headline_en: 'Typed over' } } });

    async function isAsWhole(): Promise<void> {
      for (const query of QUERIES) {
        const wanted: number[] = [];
        for await (const { id } of walkFound(database.kysely, products, { ...query, parent: 0 })) wanted.push(id);
        const found = async (limit: number, offset: number) => operations.content.browse(products, query, { limit, offset });
        const [all, page] = [await found(1000, 0), await found(3, 2)];
        expect([query, all.entries.map(({ id }) => id)]).toEqual([query, wanted]);
        expect(page).toMatchObject({ total: wanted.length, isWhole: true });
        expect(page.entries.map(({ id }) => id)).toEqual(wanted.slice(2, 5));
      }
    }
    await isAsWhole();
    expect(await ask('text=nowhere')).toMatchObject({ items: [], total: 0, isWhole: true });

    await calls.update(lantern, { name_en: 'Torch' });
    await calls.remove({ ...kite, id: 41 });
    const late = await calls.add(0, { name_en: 'Late lantern', name_ar: 'فانوس متأخر' });
    await door.admin('PATCH', `/api/en/drafts/products/${late.id}`, { json: { values: { name_en: 'Typed over a kite' } } });
    await isAsWhole();
    expect(await idsOf('text=torch')).toEqual([lantern.id]);
    expect(await idsOf('text=lantern&sort=-name&per_page=1')).toEqual([late.id]);

    const spy = vi.spyOn(database.kysely.getExecutor(), 'executeQuery');
    const documents = async () => {
      const read = await Promise.all(spy.mock.results.map(({ value }) => value as Promise<{ rows: object[] }>));
      spy.mockClear();
      return read.flatMap(({ rows }) => rows).filter((row) => 'shared' in row).length;
    };
    for (const [query, most] of [
      ['text=nowhere', 0],
      ['text=torch', 1],
      ['text=lantern&per_page=5', 5],
    ] as const) {
      // Search and boards read what changed meanwhile: what an answer reads is the least of what is seen.
      const read: number[] = [];
      for (let asked = 0; asked < ASKED; asked += 1) {
        await idsOf(query);
        read.push(await documents());
      }
      expect([query, Math.min(...read)]).toEqual([query, most]);
    }
    spy.mockRestore();
  });
});
