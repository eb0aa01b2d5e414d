import { expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { runJobsOf } from '#test/rig/jobs.ts';
import { callsOf } from '#test/rig/collection-calls.ts';

type Task = {
  collection: string;
  id: number;
  problem: string;
  language: string;
  column: string;
  part: string;
  says: string;
  other: string;
  visits: number;
};

onBothEngines((door) => {
  const products = callsOf(door, collections.products);
  const rows = callsOf(door, collections.productRows);

  async function tasks(id: number, query = ''): Promise<Task[]> {
    const { body } = await door.admin('GET', `/api/en/languages?per_page=100${query}`);
    return (body['tasks'] as Task[]).filter((one) => one.collection === 'products' && one.id === id);
  }

  test('a text that stands in one language is missing in the other, until it is written', async () => {
    const product = await products.add(0, { name_en: 'Wall', name_ar: 'جدار', headline_en: 'Bright by day' });
    expect(await tasks(product.id)).toMatchObject([
      { problem: 'missing', language: 'ar', column: 'headline', says: '', other: 'Bright by day' },
    ]);
    await products.update(product, { headline_ar: 'ساطع نهارًا' });
    expect(await tasks(product.id)).toEqual([]);
  });

  test('a text is outdated when the other language was published later, and not when both changed or somebody read it', async () => {
    const product = await products.add(0, { name_en: 'Wall A', name_ar: 'جدار أ', headline_en: 'One', headline_ar: 'واحد' });
    await products.update(product, { name_en: 'Wall B', name_ar: 'جدار ب' });
    expect(await tasks(product.id)).toEqual([]);
    await products.update(product, { headline_en: 'Two' });
    expect(await tasks(product.id)).toMatchObject([
      { problem: 'outdated', language: 'ar', column: 'headline', says: 'واحد', other: 'Two' },
    ]);
    expect(await tasks(product.id, '&language=en')).toEqual([]);

    const path = `/api/en/languages/products/${product.id}/confirm`;
    expect((await door.call('POST', path, { json: { language: 'ar' } })).status).toBe(401);
    expect((await door.admin('POST', path, { json: { language: 'fr' } })).status).toBe(422);
    expect((await door.admin('POST', path, { json: { language: 'ar' } })).status).toBe(200);
    expect(await tasks(product.id)).toEqual([]);
    await products.update(product, { headline_en: 'Three' });
    expect(await tasks(product.id, '&problem=outdated')).toHaveLength(1);
    await products.update(product, { headline_ar: 'ثلاثة' });
    expect(await tasks(product.id)).toEqual([]);
  });

  test('what comes out in another order, is too long or hidden in one language is listed with the part that is meant', async () => {
    const long = 'word '.repeat(13).trim();
    const product = await products.add(0, {
      name_en: 'Wall',
      name_ar: 'جدار',
      headline_en: long,
      headline_ar: 'تردد 50 Hz فقط',
      published_en: '1',
      published_ar: '0',
    });
    expect(await tasks(product.id)).toMatchObject([
      { problem: 'hidden', language: 'ar', column: '' },
      { problem: 'order', language: 'ar', part: '50 Hz' },
      { problem: 'long', language: 'en', part: '60' },
    ]);
    await products.remove(product);
    expect(await tasks(product.id)).toEqual([]);
  });

  test('the word list decides which words deviate, as soon as it changes', async () => {
    const product = await products.add(0, {
      name_en: 'Wall',
      name_ar: 'جدار',
      description_en: 'Fill in the questionnaire.',
      description_ar: 'املأ الاستبانة.',
    });
    expect(await tasks(product.id)).toEqual([]);
    const terms = [{ term: 'form', never: 'questionnaire, sheet' }];
    const arabic = [{ term: 'نموذج', never: 'استبانة' }];
    const { status } = await door.admin('PUT', '/api/en/settings/word-list', { json: { terms_en: terms, terms_ar: arabic } });
    expect(status).toBe(200);
    expect(await tasks(product.id)).toMatchObject([
      { problem: 'word', language: 'en', part: 'questionnaire' },
      { problem: 'word', language: 'ar', part: 'الاستبانة' },
    ]);
    const counts = (await door.admin('GET', '/api/en/languages')).body['counts'] as Record<string, number>;
    expect(counts['word']).toBeGreaterThanOrEqual(2);
  });

  test('what visitors open most within thirty days comes first, whatever is graver', async () => {
    const { server } = door.app();
    const { visits } = server.operations;
    const [quiet, loud] = [
      await products.add(0, { name_en: 'Q', name_ar: 'ق', headline_en: 'a' }),
      await products.add(0, { name_en: 'L', name_ar: 'ل' }),
    ];
    const row = await rows.add(loud.id, { title_en: 'Fast', title_ar: 'تردد 50 Hz فقط', text_en: 'x', text_ar: 'س', path: '/about' });
    const places = async () => {
      const { body } = await door.admin('GET', '/api/en/languages?per_page=100');
      const tasks = body['tasks'] as Task[];
      const at = (collection: string, id: number) => tasks.findIndex((one) => one.collection === collection && one.id === id);
      return { tasks, quiet: at('products', quiet.id), row: at('product-rows', row.id) };
    };
    const before = await places();
    expect(before.quiet).toBeLessThan(before.row);

    const browser = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    const page = `products#${loud.id}`;
    const visited = { page: 'product', record: { collection: 'products', id: loud.id } };
    visits.note(visited, browser);
    visits.note(visited, browser);
    for (const headers of [
      {},
      { ...browser, 'sec-fetch-dest': 'empty' },
      { ...browser, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    ])
      visits.note(visited, headers);
    await visits.write();
    await visits.write();
    const after = await places();
    expect(after.row).toBeLessThan(after.quiet);
    expect([after.tasks[after.row]?.visits, after.tasks[after.quiet]?.visits]).toEqual([2, 0]);

    const { kysely } = server.database;
    await kysely.insertInto('page_visits').values({ day: '2026-01-01', page, count: 9 }).execute();
    expect((await places()).tasks[after.row]?.visits).toBe(2);
    await runJobsOf(door.app(), () => new Date());
    expect(await kysely.selectFrom('page_visits').select(['page', 'count']).execute()).toEqual([{ page, count: 2 }]);
  });

  test('children are listed too', async () => {
    const product = await products.add(0, { name_en: 'Wall', name_ar: 'جدار' });
    const row = await rows.add(product.id, { title_en: 'Fast', title_ar: '', text_en: 'x', text_ar: 'س', path: '/about' });
    const { body } = await door.admin('GET', '/api/en/languages?per_page=100&problem=missing');
    expect((body['tasks'] as Task[]).find(({ collection, id }) => collection === 'product-rows' && id === row.id)).toMatchObject({
      column: 'title',
      language: 'ar',
    });
  });
});
