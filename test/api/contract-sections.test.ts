import { expect, test } from 'vitest';
import { categories } from '#content/collections/categories.ts';
import type { Answer } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { sampleFile } from '#test/rig/sample-files.ts';

type Row = Record<string, unknown>;

const HERO = {
  headline: 'Screens for every room',
  product1_name: 'Wall',
  product1_description: 'A wall of light',
  product2_name: 'Totem',
  product2_description: 'A totem of light',
};

onBothEngines(({ call, admin }) => {
  const newCategory = async () => String((await callsOf({ call, admin }, categories).add(0)).id);
  const rows = ({ body }: Answer) => body as unknown as Row[];

  test('Z-12 to Z-14: section one is one record per category: POST adds it, POST again and PUT by the category’s id change it', async () => {
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

  test('Z-15 to Z-17: section two is one record, updated by its own id, with its file sent as "file" or "oldMediaFile"', async () => {
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

  test('Z-18 to Z-20 AA-29 AC-26: section three is created by POST, updated by POST with its id, and holds at most 4 per category', async () => {
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

  test('AA-18 to AA-22 AB-26 AB-32 AB-33 AB-34 AB-35: the editors’ sentences are the given ones', async () => {
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
