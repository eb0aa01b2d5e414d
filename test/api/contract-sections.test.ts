import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories } from '#content/collections/categories.ts';
import { createTestApp, type Answer, type Call, type TestApp } from '#test/rig/app.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { checkedBy, readDocument } from '#test/rig/documented.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { storedName } from '#test/rig/samples.ts';

type Row = Record<string, unknown>;

const HERO = {
  headline: 'Screens for every room',
  product1_name: 'Wall',
  product1_description: 'A wall of light',
  product2_name: 'Totem',
  product2_description: 'A totem of light',
};

describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  let call: Call;
  let admin: Call;

  beforeAll(async () => {
    app = await createTestApp({ engine });
    const document = await readDocument(app.call);
    [call, admin] = [checkedBy(document, app.call), checkedBy(document, app.admin)];
  });
  afterAll(() => app?.stop());

  const newCategory = async () => String((await callsOf({ call, admin }, categories).add(0)).id);
  const upload = async (kind: 'image' | 'pdf' | 'video' = 'image') =>
    ((await admin('POST', '/api/en/media', { form: { file: await sampleFile(kind) } })).body['files'] as { name: string }[])[0]!.name;
  const rows = ({ body }: Answer) => body as unknown as Row[];

  test('section one is one record per category: POST adds it, POST again and PUT by the category’s id change it', async () => {
    const category = await newCategory();
    expect((await call('GET', `/api/en/sectionone/category/${category}`)).body).toEqual([]);
    const added = await admin('POST', '/api/en/sectionone', { form: { category_id: category, ...HERO } });
    expect(added).toMatchObject({ status: 201, body: { message: 'Section added successfully!', ...HERO } });
    const again = await admin('POST', '/api/en/sectionone', { form: { category_id: category, headline: 'Second thoughts' } });
    expect(again).toMatchObject({
      status: 200,
      body: { message: 'Section updated successfully!', id: added.body['id'], headline: 'Second thoughts', product1_name: 'Wall' },
    });
    const put = await admin('PUT', `/api/en/sectionone/${category}`, { form: { category_id: category, ...HERO } });
    expect(put).toMatchObject({ status: 200, body: { message: 'Section updated successfully!', id: added.body['id'], version: 3 } });
    expect(rows(await call('GET', `/api/en/sectionone/category/${category}`))).toEqual([
      expect.objectContaining({ id: added.body['id'], headline: HERO.headline }),
    ]);
    expect((await admin('PUT', '/api/en/sectionone/987654321', { form: HERO })).status).toBe(404);
  });

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
    expect(changed.body).toMatchObject(others);
    expect(changed.body['product2_image']).toEqual(storedName());
    expect(changed.body['product2_image']).not.toBe(before);
  });

  test('20 section ones created at once for one category become exactly 1', async () => {
    const category = await newCategory();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin('POST', '/api/en/sectionone', { form: { category_id: category, ...HERO, headline: `Try ${index}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect((await call('GET', `/api/en/sectionone/category/${category}`)).body).toHaveLength(1);
  });

  test('section two is one record, updated by its own id, with its file sent as "file" or "oldMediaFile"', async () => {
    const category = await newCategory();
    expect(await admin('POST', '/api/en/sectiontwo', { form: { headline: 'Film' } })).toMatchObject({
      status: 422,
      body: { message: 'Category ID is required' },
    });
    const added = await admin('POST', '/api/en/sectiontwo', {
      form: { category_id: category, headline: 'Film', file: await sampleFile('video') },
    });
    expect(added).toMatchObject({
      status: 201,
      body: { message: 'Section Two added successfully', media_file: expect.stringMatching(/\.webm$/) },
    });
    const { id, media_file: file } = added.body as { id: number; media_file: string };
    expect((await admin('PUT', `/api/en/sectiontwo/${id}`, { form: { headline: 'Film two', oldMediaFile: file } })).body).toMatchObject({
      message: 'Section Two updated successfully',
      headline: 'Film two',
      media_file: file,
    });
    const picture = await admin('PUT', `/api/en/sectiontwo/${id}`, {
      form: { category_id: category, headline: 'Picture', file: await sampleFile('image') },
    });
    expect(picture.body).toMatchObject({ media_file: expect.stringMatching(/\.png$/) });
    expect((await admin('POST', '/api/en/sectiontwo', { form: { category_id: category, headline: 'Again' } })).body).toMatchObject({
      id,
      headline: 'Again',
    });
    expect(rows(await call('GET', `/api/en/sectiontwo/category/${category}`))).toHaveLength(1);
  });

  test('section three is created by POST, updated by POST with its id, and holds at most 4 per category', async () => {
    const category = await newCategory();
    const post = (form: Record<string, string>) => admin('POST', '/api/en/sectionthree', { form: { category_id: category, ...form } });
    const added = [];
    for (const headline of ['One', 'Two', 'Three', 'Four']) added.push(await post({ headline_one: headline }));
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(added[0]!.body['message']).toBe('Product added successfully!');
    const fifth = await post({ headline_one: 'Five' });
    expect(fifth).toMatchObject({ status: 409, body: { success: false, message: 'A category can have at most 4 products here.' } });
    const { id } = added[1]!.body as { id: number };
    expect(await post({ id: String(id), headline_one: 'Zwei' })).toMatchObject({
      status: 200,
      body: { id, headline_one: 'Zwei', message: 'Product updated successfully!' },
    });
    expect((await call('GET', `/api/en/sectionthree/getone/${id}`)).body).toMatchObject({ id, headline_one: 'Zwei' });
    expect((await post({ id: '987654321', headline_one: 'Ghost' })).status).toBe(404);
    expect((await admin('DELETE', `/api/en/sectionthree/${id}`)).status).toBe(200);
    expect((await post({ headline_one: 'Five' })).status).toBe(201);
    expect(await admin('POST', `/api/en/sectionthree/${id}/restore`)).toMatchObject({
      status: 409,
      body: { message: 'A category can have at most 4 products here.' },
    });
    const { data } = (await call('GET', `/api/en/sectionthree/by-category/${category}`)).body as { data: Row[] };
    expect(data.map((item) => item['headline_one'])).toEqual(['One', 'Three', 'Four', 'Five']);
  });

  test('a trashed section one cannot come back beside its successor, and the answer does not speak of four products', async () => {
    const category = await newCategory();
    const { body } = await admin('POST', '/api/en/sectionone', { form: { category_id: category, ...HERO } });
    expect((await admin('DELETE', `/api/en/sectionone/${category}`)).body).toMatchObject({ id: body['id'], message: 'Section deleted' });
    expect((await admin('POST', '/api/en/sectionone', { form: { category_id: category, ...HERO } })).status).toBe(201);
    expect(await admin('POST', `/api/en/sectionone/${String(body['id'])}/restore`)).toMatchObject({
      status: 409,
      body: { message: 'No more records can be added here.' },
    });
  });

  test('20 section threes created at once for one category become at most 4', async () => {
    const category = await newCategory();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin('POST', '/api/en/sectionthree', { form: { category_id: category, headline_one: `Try ${index}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 201),
      ...Array.from({ length: 16 }, () => 409),
    ]);
    expect(((await call('GET', `/api/en/sectionthree/by-category/${category}`)).body as { data: Row[] }).data).toHaveLength(4);
  });

  test('the lists of section three travel as JSON text and are also taken as lists', async () => {
    const category = await newCategory();
    const lists = {
      icons: ['tv', 'sun'],
      sizes: ['55 inch', '65 inch'],
      advantages: [
        { name: 'Bright', value: 1 },
        { name: 'Loud', value: 0 },
      ],
      features: [{ title: 'Thin' }, { title: 'Light' }],
    };
    const texts = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, JSON.stringify(list)]));
    const created = await admin('POST', '/api/en/sectionthree', {
      form: { category_id: category, headline_one: 'Lists', ...texts, feature_image_1: await sampleFile('image') },
    });
    const { features, ...plain } = created.body as Record<string, string>;
    expect(plain).toMatchObject({ icons: texts['icons'], sizes: texts['sizes'], advantages: texts['advantages'] });
    expect(JSON.parse(features!)).toEqual([
      { title: 'Thin', image: '' },
      { title: 'Light', image: storedName() },
    ]);

    const asJson = await admin('POST', '/api/en/sectionthree', {
      json: { id: created.body['id'], category_id: Number(category), ...lists },
    });
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

  test('a version whose file was deleted since cannot come back', async () => {
    const created = await admin('POST', '/api/en/products', { form: { name: 'Screen', image: await sampleFile('image') } });
    const address = `/api/en/products/${String(created.body['id'])}`;
    expect((await admin('DELETE', `/api/en/media/${String(created.body['image'])}`)).status).toBe(409);
    await admin('PUT', address, { form: { image: '' } });
    expect((await admin('DELETE', `/api/en/media/${String(created.body['image'])}`)).status).toBe(200);
    expect(await admin('POST', `${address}/revisions/1/restore`)).toMatchObject({
      status: 422,
      body: { errors: { image: expect.any(String) } },
    });
  });

  test('single projects compute a missing path, and content of a project needs a subtitle', async () => {
    const { body } = await admin('POST', '/api/en/singleproject', { form: { category_id: '0', title: 'Stadium' } });
    expect(body).toMatchObject({ path: `/project/${String(body['id'])}`, subtitle: '' });
    const form = { category_id: String(body['id']), title: 'Part', text: 'Words', path: '/about' };
    expect(await admin('POST', '/api/en/singleprojectcontent', { form })).toMatchObject({
      status: 422,
      body: { message: 'All fields are required' },
    });
    expect((await admin('POST', '/api/en/singleprojectcontent', { form: { ...form, subtitle: 'Sub' } })).status).toBe(201);
    expect((await admin('POST', '/api/en/singleproject', { form: { category_id: '5', title: 'Astray' } })).status).toBe(422);
  });

  test('the editors’ sentences are the given ones', async () => {
    const category_id = await newCategory();
    const message = async (path: string, form: Record<string, string>) =>
      (await admin('POST', `/api/en${path}`, { form: { category_id, ...form } })).body['message'];
    expect(await message('/sectionfour', { title: '   ' })).toBe('Title is required');
    expect(await message('/sectionfive', {})).toBe('Name is required');
    expect(await message('/sectionsix', {})).toBe('Title is required');
    expect(await message('/sectiontwo', {})).toBe('Headline is required');
    expect(await message('/subcategorysectionzero', { title: 'Only' })).toBe('All fields are required');
    expect((await admin('POST', '/api/en/communityonepost', { form: { title: 'x', text: 'x', path: '/about' } })).body['message']).toBe(
      'Category ID is required',
    );
    expect((await admin('POST', '/api/ar/sectionfive', { form: { category_id } })).body['message']).toBe('حقل «الاسم» مطلوب');
    expect((await admin('POST', '/api/ar/subcategorysectionzero', { form: { category_id } })).body['message']).toBe('جميع الحقول مطلوبة');
    const item = await admin('POST', '/api/en/sectionfour', { form: { category_id, title: 'Tile' } });
    expect(item.body['message']).toBe('Item added');
    expect((await admin('PUT', `/api/en/sectionfour/${String(item.body['id'])}`, { form: { title: 'Tile 2' } })).body['message']).toBe(
      'Item updated',
    );
    expect((await admin('DELETE', `/api/en/sectionfour/${String(item.body['id'])}`)).body['message']).toBe('Item deleted');
  });

  test('the project crew’s link is a group, an address or "path"', async () => {
    const crew = (form: Record<string, string>) =>
      admin('POST', '/api/en/projectcrew', { form: { category_id: '0', name: 'Crew', ...form } });
    expect((await crew({ link: '0' })).body).toMatchObject({ link: '0' });
    expect((await crew({ path: '1' })).body).toMatchObject({ link: '1' });
    expect((await crew({ link: 'https://example.com/me' })).body).toMatchObject({ link: 'https://example.com/me' });
    expect((await crew({ link: '7' })).status).toBe(422);
  });
});
