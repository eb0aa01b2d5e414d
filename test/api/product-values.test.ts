import { expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { fillProductValues } from '#store/products/fill-values.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf, type Item } from '#test/rig/collection-calls.ts';

onBothEngines((door) => {
  const products = callsOf(door, collections.products);
  let product: Item;
  const database = () => door.app().server.database;
  const rows = () =>
    database().kysely.selectFrom('product_values').selectAll().where('product', '=', product.id).orderBy('kind').orderBy('part').execute();
  const told = async () =>
    (await rows()).map(({ kind, part, number, second, third, word }) => [kind, part, number, second, third, word].join(' ').trim());

  test('a product is saved together with its values, each in its own row', async () => {
    const specifications = {
      sizes: '43 / 55',
      temperature: '-10 – 45',
      cabinet: '600 × 337.5 × 45',
      suits: 'home / counter',
      'price-from-sa': '2675 SAR',
    };
    product = await products.add(0, { name_en: 'Board P10', name_ar: 'لَوح 2', specifications: JSON.stringify(specifications) });
    expect(await told()).toEqual([
      'cabinet 0 600 337.5 45',
      'name-ar 0    لوح 000002',
      'name-en 0    board p000010',
      'price-from-sa 0 2675   SAR',
      'sizes 0 43',
      'sizes 1 55',
      'suits 0    home',
      'suits 1    counter',
      'temperature 0 -10 45',
      'version 0 1',
    ]);
  });

  test('what is changed or taken away is changed there, and an empty Arabic name is the English one', async () => {
    const specifications = { sizes: '65', temperature: '', cabinet: '', suits: '', 'price-from-sa': '' };
    await products.update(product, { name_ar: '', specifications: JSON.stringify(specifications) });
    expect(await told()).toEqual(['name-ar 0    board p000010', 'name-en 0    board p000010', 'sizes 0 65', 'version 0 2']);
  });

  test('what an older release left behind, or wrote without us, is filled at the next start', async () => {
    const before = await rows();
    await database().kysely.updateTable('product_values').set({ number: 1 }).where('kind', '=', 'version').execute();
    await database().kysely.deleteFrom('product_values').where('kind', '=', 'sizes').execute();
    await Promise.all([fillProductValues(database()), fillProductValues(database())]);
    expect(await rows()).toEqual(before);
  });

  test('values wait in the trash with their product, and go with it for good', async () => {
    await products.remove(product);
    expect(await rows()).toHaveLength(4);
    await products.purge(product.id);
    expect(await rows()).toEqual([]);
  });
});
