import { expect, test } from 'vitest';
import { collections } from '#content/index.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS } from '#content/specifications/kinds.ts';
import { announceChange } from '#store/changes.ts';
import { fillProductValues } from '#store/products/fill-values.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf, type Item } from '#test/rig/collection-calls.ts';
import { fillProducts } from '#test/rig/many-records.ts';

type Option = { value: string; count: number };
type Range = { min: number; max: number; steps: { min?: Step[]; max?: Step[] } };
type Step = { value: number; count: number };
type Found = {
  total: number;
  page: number;
  pages: number;
  items: { id: number; name: string }[];
  facets: Record<string, Option[]> & Record<string, Range>;
};

onBothEngines((door) => {
  const products = callsOf(door, collections.products);
  const find = async (query: string, base = 'en') =>
    (await door.call('GET', `/api/${base}/products/find?${query}`)).body as unknown as Found;
  const names = async (query: string, base = 'en') => (await find(query, base)).items.map(({ name }) => name);
  const add = (name_en: string, name_ar: string, specifications: Record<string, string>) =>
    products.add(0, { name_en, name_ar, specifications: JSON.stringify(specifications) });
  const count = ({ facets }: Found, key: string, value: string) => facets[key]!.find((option) => option.value === value)?.count;
  let wall: Item;
  let road: Item;

  test('products are found by their numbers, each part of a value for itself', async () => {
    wall = await add('Wall P2', 'جدار P2', {
      'pixel-pitch': '1.9',
      brightness: '800',
      suits: 'indoors / home',
      service: 'both',
      temperature: '-10 – 45',
      cabinet: '600 × 337.5 × 45',
      'area-price-from-sa': '9000 SAR',
    });
    road = await add('Road P10', 'طريق P10', { 'pixel-pitch': '10', brightness: '8000', suits: 'outdoors-sun', service: 'back' });
    await add('Board', 'سبورة', { sizes: '43 / 65', brightness: '400', suits: 'home', 'price-from-sa': '7100 SAR', touch: 'included' });
    await add('Kiosk', 'كشك', { sizes: '55', brightness: '800', suits: 'indoors', 'price-from-sa': '3672.5 AED', touch: 'optional' });

    expect(await names('brightness_min=5000')).toEqual(['Road P10']);
    expect(await names('brightness_min=٨٠٠&brightness_max=٨٠٠')).toEqual(['Wall P2', 'Kiosk']);
    expect(await names('sizes_min=50&sizes_max=60')).toEqual(['Kiosk']);
    expect(await names('sizes_min=60')).toEqual(['Board']);
    expect(await names('suits=outdoors-sun,indoors&brightness_max=1000')).toEqual(['Wall P2', 'Kiosk']);
    expect(await names('suits=outdoors-sun&suits=home')).toEqual(['Wall P2', 'Road P10', 'Board']);
    expect(await names('cabinet-height_max=340&cabinet-depth_min=40')).toEqual(['Wall P2']);
  });

  test('a range is asked for as a whole, and what can be had either way is found by both', async () => {
    expect(await names('temperature_min=-5&temperature_max=45')).toEqual(['Wall P2']);
    expect(await names('temperature_min=-5&temperature_max=50')).toEqual([]);
    expect(await names('service=front')).toEqual(['Wall P2']);
    expect(await names('touch=included')).toEqual(['Board', 'Kiosk']);
  });

  test('prices count in the money of the country that was asked for', async () => {
    expect(await names('price_max=3751&country=sa')).toEqual(['Kiosk']);
    expect(await names('price_max=3749&country=sa')).toEqual([]);
    expect(await names('price_max=9000&country=ae')).toEqual([]);
    // Also where the reckoning leaves it out; nothing is reckoned that no price is asked of.
    const isTold = async (query: string) => (await door.call('GET', `/api/en/products/find?${query}`)).body['isReckoned'];
    expect(await isTold('price_max=3749&country=sa')).toBe(true);
    expect(await isTold('sort=-price&country=sa')).toBe(true);
    for (const query of [
      '',
      'price_max=3749&country=ae',
      'area-price_max=9&country=sa',
      'price_max=3749&country=sa&touch=included&sizes_min=60',
    ])
      expect([query, await isTold(query)]).toEqual([query, undefined]);
    expect(await names('area-price_max=9000&country=sa')).toEqual(['Wall P2']);
  });

  test('in the order asked for, either way round; what does not say it comes last', async () => {
    expect(await names('sort=pixel-pitch')).toEqual(['Wall P2', 'Road P10', 'Board', 'Kiosk']);
    expect(await names('sort=-brightness')).toEqual(['Road P10', 'Kiosk', 'Wall P2', 'Board']);
    expect(await names('sort=price&country=sa')).toEqual(['Kiosk', 'Board', 'Wall P2', 'Road P10']);
    expect(await names('sort=name')).toEqual(['Board', 'Kiosk', 'Road P10', 'Wall P2']);
    expect(await names('sort=-name', 'ar')).toEqual(['كشك', 'طريق P10', 'سبورة', 'جدار P2']);
  });

  test('each choice says how many it would leave, beside what is chosen already', async () => {
    const all = await find('');
    expect([all.total, all.page, all.pages]).toEqual([4, 1, 1]);
    expect([count(all, 'suits', 'home'), count(all, 'suits', 'window'), count(all, 'touch', 'included')]).toEqual([2, 0, 2]);
    const bright = await find('brightness_min=800&suits=home');
    expect([count(bright, 'suits', 'home'), count(bright, 'suits', 'indoors'), count(bright, 'service', 'back')]).toEqual([1, 2, 1]);
    expect(bright.facets['brightness']).toMatchObject({ min: 400, max: 800 });
    const steps = (found: Found, key: string, end: 'min' | 'max') =>
      Object.fromEntries((found.facets[key] as Range).steps[end]!.map((step) => [step.value, step.count]));
    expect(steps(bright, 'brightness', 'min')).toMatchObject({ 500: 1, 800: 1, 1500: 0 });
    expect(steps(all, 'sizes', 'min')).toMatchObject({ 43: 2, 55: 2, 65: 1, 75: 0 });
    expect(steps(await find('sizes_max=55'), 'sizes', 'min')).toMatchObject({ 43: 2, 55: 1, 65: 0 });
    expect(steps(all, 'pixel-pitch', 'max')).toMatchObject({ 1.5: 0, 2: 1, 10: 2 });
  });

  test('families are what the strips of sub-categories and categories list', async () => {
    const family = await callsOf(door, collections.subCategories).add(0, { name_en: 'Walls', name_ar: 'جدران' });
    const category = await callsOf(door, collections.categories).add(0, { name_en: 'LED', name_ar: 'LED' });
    const item = (path: string) => ({ title_en: 'a', title_ar: 'ا', text_en: 'b', text_ar: 'ب', path });
    await callsOf(door, collections.subCategoryProducts).add(family.id, item(`/product/${wall.id}`));
    await callsOf(door, collections.categoryLinks).add(category.id, item(`/sub-category/${family.id}`));
    expect(await names(`family=${family.id}`)).toEqual(['Wall P2']);
    expect(await names(`category=${category.id}`)).toEqual(['Wall P2']);
    expect(count(await find(`family=${family.id}`), 'category', String(category.id))).toBe(1);
    await callsOf(door, collections.subCategoryProducts).add(family.id, item(`/product/${road.id}/road`));
    expect(await names(`category=${category.id}`)).toEqual(['Wall P2', 'Road P10']);
  });

  test('words narrow the list too, the best first', async () => {
    expect(await names('q=kiosk')).toEqual(['Kiosk']);
    expect(await names('q=kiosk&brightness_min=5000')).toEqual([]);
  });

  test('what is edited, hidden, deleted, restored or moved is so in the next answer', async () => {
    await products.update(road, { specifications: JSON.stringify({ brightness: '7000' }) });
    expect(await names('brightness_max=7500&sort=-brightness')).toEqual(['Road P10', 'Kiosk', 'Wall P2', 'Board']);
    expect(await names('brightness_min=7500')).toEqual([]);
    await door.admin('POST', '/api/en/records/products/publish', { json: { ids: [road.id], language: 'en', published: 0 } });
    expect([await names('brightness_min=7000'), await names('brightness_min=7000', 'ar')]).toEqual([[], ['طريق P10']]);
    await products.remove(road);
    expect(await names('brightness_min=7000', 'ar')).toEqual([]);
    await products.restore(road.id);
    expect(await names('brightness_min=7000', 'ar')).toEqual(['طريق P10']);
    const { items } = await find('', 'ar');
    const ids = items.map(({ id }) => id).toReversed();
    await door.admin('PUT', '/api/en/products/order', { json: { ids } });
    expect((await find('', 'ar')).items.map(({ id }) => id)).toEqual(ids);
  });

  test('an unknown filter or a wrong value is refused by its name, in the language of the base', async () => {
    const refused = async (query: string, base = 'en') => {
      const { status, body } = await door.call('GET', `/api/${base}/products/find?${query}`);
      return [status, Object.keys(body['errors'] ?? {})];
    };
    expect(await refused('brightnes_min=5')).toEqual([422, ['brightnes_min']]);
    expect(await refused('brightness_min=bright&suits=moon', 'ar')).toEqual([422, ['brightness_min', 'suits']]);
    expect(await refused('sort=colour&page=0&country=us')).toEqual([422, ['sort', 'page', 'country']]);
    expect(await refused('brightness_min=9&brightness_max=5')).toEqual([422, ['brightness_max']]);
    const { body } = await door.call('GET', '/api/ar/products/find?brightness_min=x&page=x');
    expect(body['errors']).toEqual({
      brightness_min: 'يجب أن تكون قيمة «السطوع (\u2066brightness_min\u2069)» رقمًا.',
      page: 'يجب أن تكون قيمة «الصفحة» رقمًا.',
    });
    expect(await refused('family=abc')).toEqual([422, ['family']]);
    expect(await refused('brightness_min=&suits=&q=')).toEqual([200, []]);
  });

  test('every number has its two bounds and every choice its name in the document', async () => {
    const { body } = await door.app().call('GET', '/api/openapi.json');
    const { paths } = body as { paths: Record<string, { get: { parameters: { name: string }[] } }> };
    const documented = new Set(paths['/products/find']!.get.parameters.map(({ name }) => name));
    for (const name of SPECIFICATION_NAMES) {
      const { value } = SPECIFICATIONS[name];
      if (value === 'choice') expect(documented).toContain(name);
      if (value === 'number' || value === 'money' || value === 'range')
        for (const bound of ['min', 'max']) expect(documented).toContain(`${name}_${bound}`);
    }
  });

  test('pages follow each other without a gap, and behind the last one is nothing', async () => {
    const { database, changes } = door.app().server;
    await fillProducts(database.kysely, 500);
    await fillProductValues(database);
    await database.kysely.transaction().execute((tx) => announceChange(tx, database.engine, ['products']));
    await changes.check();
    const pages = await Promise.all([1, 2, 3, 4].map((page) => find(`sort=-brightness&page=${page}`, 'ar')));
    const { total, pages: last } = pages[0]!;
    const [end, beyond] = await Promise.all([last, last + 1].map((page) => find(`sort=-brightness&page=${page}`, 'ar')));
    expect(last).toBe(Math.ceil(total / 24));
    expect([end!.items.length, beyond!.items.length]).toEqual([total - 24 * (last - 1), 0]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(96);
  });

  test('the advisor is given a few hundred of all products, and those that would do are among them wherever they stand', async () => {
    const needle = await add('Needle', 'إبرة', { 'pixel-pitch': '3', brightness: '900', suits: 'stage' });
    const large = await add('Large', 'كبير', { sizes: '300', brightness: '900', suits: 'stage' });
    const { products: operation } = door.app().server.operations;
    const needs = { place: 'stage', light: 300, pitches: [4, 3, 2], country: 'sa' } as const;
    const found = (await operation.candidates(needs, 'en')).map(({ id }) => id);
    expect(found.length).toBeLessThanOrEqual(400);
    expect(found).toEqual(expect.arrayContaining([needle.id, large.id]));
    await products.remove(needle);
    expect((await operation.candidates(needs, 'en')).map(({ id }) => id)).not.toContain(needle.id);
  });
});
