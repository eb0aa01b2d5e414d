import { expect, test } from 'vitest';
import { categories } from '#content/collections/categories.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { storedName } from '#test/rig/samples.ts';
import { sweep } from '#store/files/sweep.ts';
import { proves } from '#test/requirements/proves.ts';

const HERO = {
  headline: 'Screens for every room',
  product1_name: 'Wall',
  product1_description: 'A wall of light',
  product2_name: 'Totem',
  product2_description: 'A totem of light',
};

onBothEngines((door) => {
  const { call, admin } = door;
  const newCategory = async () => String((await callsOf({ call, admin }, categories).add(0)).id);
  const upload = async () =>
    ((await admin('POST', '/api/en/media', { form: { file: await sampleFile('image') } })).body['files'] as { name: string }[])[0]!.name;

  test('section one handles each of its five files on its own: a file replaces, a name keeps, absence keeps', async () => {
    const category = await newCategory();
    const form = {
      image: await sampleFile('image'),
      product1_image: await sampleFile('image'),
      product1_specsheet: await sampleFile('pdf'),
      product2_image: await sampleFile('image'),
      product2_specsheet: await sampleFile('pdf'),
    };
    const { body: first } = await admin('POST', '/api/en/sectionone', { form: { category_id: category, ...HERO, ...form } });
    const names = Object.fromEntries(Object.keys(form).map((field) => [field, String(first[field])]));
    for (const name of Object.values(names)) expect(name).toEqual(storedName());

    const resent = await admin('PUT', `/api/en/sectionone/${category}`, { form: { ...HERO, ...names } });
    expect(resent).toMatchObject({ status: 200, body: names });
    const posted = await admin('POST', '/api/en/sectionone', {
      form: { category_id: category, ...HERO, oldImage: names['image']!, product1_image: names['product1_image']! },
    });
    expect(posted).toMatchObject({ status: 200, body: names });
    const changed = await admin('PUT', `/api/en/sectionone/${category}`, {
      form: { ...HERO, product2_image: await sampleFile('image'), product1_specsheet: names['product1_specsheet']! },
    });
    const { product2_image: before, ...others } = names;
    proves('3-134');
    expect(changed.body).toMatchObject(others);
    expect(changed.body['product2_image']).toEqual(storedName());
    expect(changed.body['product2_image']).not.toBe(before);
  });

  test('the lists of section three travel as JSON text and are also taken as lists', async () => {
    const category = await newCategory();
    const lists = {
      icons: ['tv', 'sun'],
      sizes: ['55 inch', '65 inch'],
      advantages: [
        { name: 'Bright', value: true },
        { name: 'Loud', value: false },
      ],
      features: [{ title: 'Thin' }, { title: 'Light' }],
    };
    const texts = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, JSON.stringify(list)]));
    const created = await admin('POST', '/api/en/sectionthree', {
      form: { category_id: category, headline_one: 'Lists', ...texts, feature_image_1: await sampleFile('image') },
    });
    const { features, ...plain } = created.body as Record<string, string>;
    proves('Z-P10');
    expect(plain).toMatchObject({ icons: texts['icons'], sizes: texts['sizes'], advantages: texts['advantages'] });
    expect(JSON.parse(features!)).toEqual([
      { title: 'Thin', image: '' },
      { title: 'Light', image: storedName() },
    ]);

    const asJson = await admin('POST', '/api/en/sectionthree', {
      json: { id: created.body['id'], category_id: Number(category), ...lists },
    });
    proves('T-18');
    expect(asJson).toMatchObject({ status: 200, body: { icons: texts['icons'], features } });
    const read = (await call('GET', `/api/en/sectionthree/getone/${String(created.body['id'])}`)).body;
    for (const name of Object.keys(lists)) expect(typeof read[name]).toBe('string');
    expect(
      (await admin('POST', '/api/en/sectionthree', { form: { id: String(created.body['id']), category_id: category, features: '' } })).body,
    ).toMatchObject({ features: '[]' });
  });

  test('a feature keeps its picture while its words change, in either language', async () => {
    const category = await newCategory();
    const { body } = await admin('POST', '/api/en/sectionthree', {
      form: {
        category_id: category,
        headline_one: 'Rows',
        features: '[{"title":"One"},{"title":"Two"}]',
        feature_image_0: await sampleFile('image'),
      },
    });
    const save = (base: string, titles: string[]) =>
      admin('POST', `${base}/sectionthree`, {
        form: { id: String(body['id']), category_id: category, features: JSON.stringify(titles.map((title) => ({ title }))) },
      });
    const [{ image }] = JSON.parse(String(body['features'])) as [{ image: string }];
    const arabic = await save('/api/ar', ['واحد', 'اثنان']);
    expect(JSON.parse(String(arabic.body['features']))).toEqual([
      { title: 'واحد', image },
      { title: 'اثنان', image: '' },
    ]);
    const english = await save('/api/en', ['Uno', 'Due']);
    expect(JSON.parse(String(english.body['features']))).toEqual([
      { title: 'Uno', image },
      { title: 'Due', image: '' },
    ]);
    expect(JSON.parse(String((await call('GET', `/api/ar/sectionthree/getone/${String(body['id'])}`)).body['features']))).toEqual([
      { title: 'واحد', image },
      { title: 'اثنان', image: '' },
    ]);
  });

  test('product features come as titles and files side by side, and each empty kept entry takes the next new file', async () => {
    const create = await admin('POST', '/api/en/products', {
      form: { name: 'GlowMate', feature_titles: '["A","B","C"]', feature_images: [await sampleFile('image'), await sampleFile('image')] },
    });
    expect(create).toMatchObject({ status: 201, body: { message: 'Product added successfully!' } });
    const features = create.body['features'] as { title: string; image: string }[];
    proves('3-83');
    expect(features).toEqual([
      { title: 'A', image: storedName() },
      { title: 'B', image: storedName() },
      { title: 'C', image: '' },
    ]);

    const [a, b] = features.map(({ image }) => image) as [string, string];
    const address = `/api/en/products/${String(create.body['id'])}`;
    const update = await admin('PUT', address, {
      form: {
        name: 'GlowMate',
        feature_titles: '["B first","New","None","A last"]',
        old_feature_images: JSON.stringify([b, '', '', a]),
        feature_images: [await sampleFile('image')],
      },
    });
    expect(update).toMatchObject({ status: 200, body: { message: 'Product updated successfully!' } });
    expect(update.body['features']).toEqual([
      { title: 'B first', image: b },
      { title: 'New', image: storedName() },
      { title: 'None', image: '' },
      { title: 'A last', image: a },
    ]);

    expect((await admin('PUT', address, { form: { name: 'Renamed' } })).body['features']).toEqual(update.body['features']);
    expect((await admin('PUT', address, { form: { feature_titles: '["B only"]' } })).body['features']).toEqual([
      { title: 'B only', image: b },
    ]);
    expect((await admin('PUT', address, { form: { feature_titles: '[]' } })).body['features']).toEqual([]);
    expect((await admin('PUT', address, { form: { feature_titles: 'not a list' } })).status).toBe(422);
  });

  test('a file of another kind is refused with the kinds this very field takes, and with no other', async () => {
    for (const [field, sent, taken, others] of [
      ['image', 'pdf', ['JPG', 'PNG'], ['PDF', 'MP4']],
      ['specsheet', 'image', ['PDF'], ['JPG', 'MP4', 'MOV']],
    ] as const)
      for (const language of ['en', 'ar']) {
        const { status, body } = await admin('POST', `/api/${language}/products`, {
          form: { name: 'Own', [field]: await sampleFile(sent) },
        });
        const said = JSON.stringify(body['errors']);
        expect([status, taken.filter((type) => !said.includes(type)), others.filter((type) => said.includes(type))]).toEqual([415, [], []]);
      }
  });

  test('an old* field takes only the record’s own file; the plain name also takes a file of the library', async () => {
    const own = await admin('POST', '/api/en/products', {
      form: {
        name: 'Own',
        image: await sampleFile('image'),
        specsheet: await sampleFile('pdf'),
        feature_titles: '["F"]',
        feature_images: await sampleFile('image'),
      },
    });
    const { body: other } = await admin('POST', '/api/en/products', { form: { name: 'Other', image: await sampleFile('image') } });
    const address = `/api/en/products/${String(own.body['id'])}`;
    const mine = { oldImage: String(own.body['image']), oldSpecsheet: String(own.body['specsheet']), oldBanner: '' };
    expect(await admin('PUT', address, { form: { name: 'Own', ...mine } })).toMatchObject({
      status: 200,
      body: { image: own.body['image'], specsheet: own.body['specsheet'], banner: '' },
    });

    const library = await upload();
    const strangers = [
      library,
      String(other['image']),
      '../lamha.sqlite',
      '/etc/passwd',
      `..%2f${String(own.body['image'])}`,
      `x/${String(own.body['image'])}`,
      'nothing.png',
    ];
    for (const name of strangers) {
      proves('3-133');
      for (const field of ['oldImage', 'oldBanner', 'oldSpecsheet'])
        expect(await admin('PUT', address, { form: { [field]: name } })).toMatchObject({
          status: 422,
          body: { errors: { [field.slice(3).toLowerCase()]: expect.any(String) } },
        });
      expect((await admin('PUT', address, { form: { feature_titles: '["F"]', old_feature_images: JSON.stringify([name]) } })).status).toBe(
        422,
      );
    }
    expect((await admin('PUT', address, { form: { image: library } })).body).toMatchObject({ image: library });
    expect(await admin('PUT', address, { form: { specsheet: library } })).toMatchObject({
      status: 422,
      body: { errors: { specsheet: 'Spec sheet: this type of file is not accepted here.' } },
    });
    expect((await admin('GET', `/api/en/media/${library}`)).body['uses']).toEqual([
      { collection: 'products', id: own.body['id'], field: 'image' },
    ]);
  });

  test('a version whose file was deleted since comes back without it, and the answer says so', async () => {
    const created = await admin('POST', '/api/en/products', {
      form: { name: 'Screen', image: await sampleFile('image'), feature_titles: '["Thin"]', feature_images: await sampleFile('image') },
    });
    const address = `/api/en/products/${String(created.body['id'])}`;
    const { image, features } = created.body as { image: string; features: { image: string }[] };
    expect((await admin('DELETE', `/api/en/media/${image}`)).status).toBe(409);
    const { body: changed } = await admin('PUT', address, {
      form: { name: 'Other', image: await sampleFile('image'), feature_titles: '["Light"]', old_feature_images: '[""]' },
    });
    for (const gone of [image, features[0]!.image]) expect((await admin('DELETE', `/api/en/media/${gone}`)).status).toBe(200);
    expect(await admin('POST', `${address}/revisions/1/restore`)).toMatchObject({
      status: 200,
      body: {
        message: 'Restored, except for files that were deleted since: Image, Features',
        name: 'Screen',
        image: changed['image'],
        features: [{ title: 'Thin', image: '' }],
      },
    });
  });

  test('a file that an earlier version names outlives both cleanings, until its record is deleted for good', async () => {
    const { body: created } = await admin('POST', '/api/en/products', { form: { name: 'Screen', image: await sampleFile('image') } });
    const [id, image] = [String(created['id']), String(created['image'])];
    await admin('PUT', `/api/en/products/${id}`, { form: { image: await sampleFile('image') } });
    const { database, storage } = door.app().server;
    const { kysely } = database;
    const sweepLate = () => sweep(kysely, storage, new Date(Date.now() + 1000 * 86_400_000));
    await kysely.updateTable('files').set({ unused_since: '2020-01-01T00:00:00.000Z' }).where('name', '=', image).execute();
    await admin('POST', '/api/en/media/delete-unused');
    await sweepLate();
    expect((await admin('GET', `/api/en/media/${image}`)).body).toMatchObject({ uses: [], versions: 1 });
    expect(await admin('POST', `/api/en/products/${id}/revisions/1/restore`)).toMatchObject({
      body: { message: 'Restored', image },
    });
    await admin('PUT', `/api/en/products/${id}`, { form: { image: '' } });
    await admin('DELETE', `/api/en/products/${id}`);
    await admin('DELETE', `/api/en/trash/products/${id}`);
    await sweepLate();
    expect((await admin('GET', `/api/en/media/${image}`)).status).toBe(404);
  });
});
