import { expect, test } from 'vitest';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { collections } from '#content/index.ts';

type Finding = { collection: string; id: number; column: string; problem: string; says: string; expected: string };

onBothEngines((door) => {
  const products = callsOf(door, collections.products);
  const rows = callsOf(door, collections.productRows);
  const links = callsOf(door, collections.categoryLinks);

  async function findings(id: number, collection: string): Promise<Finding[]> {
    const { body } = await door.admin('GET', '/api/en/figures');
    return (body as unknown as Finding[]).filter((one) => one.collection === collection && one.id === id);
  }

  test('a text whose numbers differ between the languages is listed with both', async () => {
    const product = await products.add(0, { name_en: 'Wall 55', name_ar: 'جدار 65' });
    expect(await findings(product.id, 'products')).toMatchObject([{ column: 'name', problem: 'languages', says: '55', expected: '65' }]);
    await products.update(product, { name_ar: 'جدار 55' });
    expect(await findings(product.id, 'products')).toEqual([]);
  });

  test('a text that contradicts the specifications is listed: of the product, of its sections and of what links to it', async () => {
    const specifications = JSON.stringify({ brightness: '800', 'protection-front': 'IP50' });
    const product = await products.add(0, { name: 'Wall', description: 'As bright as 900 cd/m².', specifications });
    const row = await rows.add(product.id, { title: 'Sealed', text: 'The front is IP65.', path: '/about' });
    const parent = await links.newParent();
    const card = await links.add(parent, { title: 'Wall', text: 'Reaches 1,200 cd/m².', path: `/product/${product.id}` });
    expect(await findings(product.id, 'products')).toMatchObject([{ column: 'description', says: '900 cd/m²', expected: '800 cd/m²' }]);
    expect(await findings(row.id, 'product-rows')).toMatchObject([{ problem: 'specification', says: 'IP65', expected: 'IP50' }]);
    expect(await findings(card.id, 'category-links')).toMatchObject([{ says: '1,200 cd/m²' }]);

    await products.update(product, { specifications: JSON.stringify({ brightness: '1200', 'protection-front': 'IP65' }) });
    expect(await findings(row.id, 'product-rows')).toEqual([]);
    expect(await findings(card.id, 'category-links')).toEqual([]);
    await products.update(product, { specifications });

    await products.add(0, { name: 'Brightest', specifications: JSON.stringify({ brightness: '5000' }) });
    await products.update(product, { description: 'Brightest has 900 cd/m² and more.' });
    expect(await findings(product.id, 'products')).toEqual([]);
  });

  test('a screen may be dimmed below a title, and what only leads on to a product is not held against it', async () => {
    const product = await products.add(0, { name: 'Facade', specifications: JSON.stringify({ brightness: '6500', refresh: '7680' }) });
    const night = await rows.add(product.id, { title: 'After sunset', text: '350 cd/m² are enough.', path: '/about' });
    const value = await rows.add(product.id, { title: '350 cd/m²', text: 'Brightness.', path: '/about' });
    const guide = await links.add(await links.newParent(), {
      title: 'Cameras',
      text: 'They need 3,840 Hz.',
      path: `/product/${product.id}`,
    });
    const named = await links.add(await links.newParent(), { title: 'Facade', text: 'Has 3,840 Hz.', path: `/product/${product.id}` });
    expect(await findings(night.id, 'product-rows')).toEqual([]);
    expect(await findings(value.id, 'product-rows')).toMatchObject([{ column: 'title', says: '350 cd/m²' }]);
    expect(await findings(guide.id, 'category-links')).toEqual([]);
    expect(await findings(named.id, 'category-links')).toMatchObject([{ says: '3,840 Hz', expected: '7,680 Hz' }]);
  });

  test('a stranger does not see the list', async () => {
    expect((await door.call('GET', '/api/en/figures')).status).toBe(401);
  });
});
