import { expect, test } from 'vitest';
import { categories } from '#content/collections/categories.ts';
import type { Answer } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { proves } from '#test/requirements/proves.ts';

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

  test('section one is one record per category: POST adds it, POST again and PUT by the category’s id change it', async () => {
    const category = await newCategory();
    expect((await call('GET', `/api/en/sectionone/category/${category}`)).body).toEqual([]);
    const added = await admin('POST', '/api/en/sectionone', { form: { category_id: category, ...HERO } });
    proves('T-11');
    expect(added).toMatchObject({ status: 201, body: { message: 'Section added successfully!', ...HERO } });
    const again = await admin('POST', '/api/en/sectionone', { form: { category_id: category, headline: 'Second thoughts' } });
    expect(again).toMatchObject({
      status: 200,
      body: { message: 'Section updated successfully!', id: added.body['id'], headline: 'Second thoughts', product1_name: 'Wall' },
    });
    const put = await admin('PUT', `/api/en/sectionone/${category}`, { form: { category_id: category, ...HERO } });
    expect(put).toMatchObject({ status: 200, body: { message: 'Section updated successfully!', id: added.body['id'], version: 3 } });
    proves('3-75');
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

  test('section two is one record, updated by its own id, with its file sent as "file" or "oldMediaFile"', async () => {
    const category = await newCategory();
    proves('AB-32');
    expect(await admin('POST', '/api/en/sectiontwo', { form: { headline: 'Film' } })).toMatchObject({
      status: 422,
      body: { message: 'Category ID is required' },
    });
    const added = await admin('POST', '/api/en/sectiontwo', {
      form: { category_id: category, headline: 'Film', file: await sampleFile('video') },
    });
    proves('T-13');
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
    proves('3-76', 'RES-26');
    expect(rows(await call('GET', `/api/en/sectiontwo/category/${category}`))).toEqual([
      expect.objectContaining({ id, headline: 'Again' }),
    ]);
    expect(rows(await call('GET', `/api/en/sectiontwo/category/${await newCategory()}`))).toEqual([]);
  });

  test('section three is created by POST, updated by POST with its id, and holds at most 4 per category', async () => {
    const category = await newCategory();
    const post = (form: Record<string, string>) => admin('POST', '/api/en/sectionthree', { form: { category_id: category, ...form } });
    const added = [];
    for (const headline of ['One', 'Two', 'Three', 'Four']) added.push(await post({ headline_one: headline }));
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(added[0]!.body['message']).toBe('Product added successfully!');
    const fifth = await post({ headline_one: 'Five' });
    proves('AA-29');
    expect(fifth).toMatchObject({ status: 409, body: { success: false, message: 'There can be no more than 4 here.' } });
    const { id } = added[1]!.body as { id: number };
    expect(await post({ id: String(id), headline_one: 'Zwei' })).toMatchObject({
      status: 200,
      body: { id, headline_one: 'Zwei', message: 'Product updated successfully!' },
    });
    expect((await call('GET', `/api/en/sectionthree/getone/${id}`)).body).toMatchObject({ id, headline_one: 'Zwei' });
    expect((await post({ id: '987654321', headline_one: 'Ghost' })).status).toBe(404);
    proves('3-74');
    expect((await admin('DELETE', `/api/en/sectionthree/${id}`)).status).toBe(200);
    expect((await post({ headline_one: 'Five' })).status).toBe(201);
    expect(await admin('POST', `/api/en/sectionthree/${id}/restore`)).toMatchObject({
      status: 409,
      body: { message: 'There can be no more than 4 here.' },
    });
    const { data } = (await call('GET', `/api/en/sectionthree/by-category/${category}`)).body as { data: Row[] };
    proves('AC-26');
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
    proves('3-99', 'RES-24');
    expect(body).toMatchObject({ category_id: 0, path: `/project/${String(body['id'])}`, subtitle: '' });
    const form = { category_id: String(body['id']), title: 'Part', text: 'Words', path: '/about' };
    proves('Y-04', 'AA-24');
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
    proves('AA-19');
    expect(await message('/sectionfour', { title: '   ' })).toBe('Title is required');
    proves('AB-33');
    expect([await message('/sectionfour', {}), await message('/sectionsix', {})]).toEqual(['Title is required', 'Title is required']);
    proves('AA-17');
    const lacking = await admin('POST', '/api/en/sectionone', { form: { category_id } });
    expect(Object.keys(lacking.body['errors'] as object).toSorted()).toEqual(Object.keys(HERO).toSorted());
    proves('AB-34');
    expect(await message('/sectionfive', {})).toBe('Name is required');
    proves('AA-21');
    expect(await message('/sectionsix', {})).toBe('Title is required');
    proves('AA-18');
    expect(await message('/sectiontwo', {})).toBe('Headline is required');
    proves('AB-26');
    expect(await message('/subcategorysectionzero', { title: 'Only' })).toBe('All fields are required');
    proves('U-07');
    for (const left of ['title', 'text', 'path']) {
      const { [left]: _left, ...item } = { title: 'A', text: 'B', path: '/about' } as Record<string, string>;
      expect([left, await message('/subcategorysectionzero', item)]).toEqual([left, 'All fields are required']);
    }
    const families = ['projectcycle', 'clientslogos', 'projectpreprojects', 'projectteammembers', 'projectquestions', 'projectblogs'];
    const refused = async (path: string) => (await admin('POST', `/api/en${path}`, { form: {} })).body['message'];
    proves('W-04');
    for (const family of [...families, 'projegridctcontent'])
      expect([family, await refused(`/${family}`)]).toEqual([family, 'All fields are required']);
    expect([await refused('/projectcrew'), await refused('/projectcontentslider/add')]).toEqual(['Name is required', 'Title is required']);
    proves('3-96');
    expect((await admin('POST', '/api/en/community/add', { form: {} })).body).toMatchObject({
      success: false,
      message: 'Name is required',
    });
    expect((await admin('POST', '/api/en/communitysideblogs', { form: { title: 'Only' } })).body['message']).toBe(
      'All fields are required',
    );
    expect((await admin('POST', '/api/en/communityonepost', { form: { title: 'x', text: 'x', path: '/about' } })).body['message']).toBe(
      'Category ID is required',
    );
    proves('AA-20');
    expect((await admin('POST', '/api/ar/sectionfive', { form: { category_id } })).body['message']).toBe('حقل «الاسم» مطلوب');
    proves('AA-22');
    expect((await admin('POST', '/api/ar/subcategorysectionzero', { form: { category_id } })).body['message']).toBe('جميع الحقول مطلوبة');
    const item = await admin('POST', '/api/en/sectionfour', { form: { category_id, title: 'Tile' } });
    proves('AB-35');
    expect(item.body['message']).toBe('Item added');
    expect((await admin('PUT', `/api/en/sectionfour/${String(item.body['id'])}`, { form: { title: 'Tile 2' } })).body['message']).toBe(
      'Item updated',
    );
    proves('U-09');
    const standard = await admin('POST', '/api/en/subcategorysectionzero', {
      form: { category_id, title: 'A', text: 'B', path: '/about' },
    });
    const changed = await admin('PUT', `/api/en/subcategorysectionzero/${String(standard.body['id'])}`, { form: { title: 'C' } });
    expect([standard.body['message'], changed.body['message']]).toEqual(['Item added', 'Item updated']);
    expect((await admin('DELETE', `/api/en/sectionfour/${String(item.body['id'])}`)).body['message']).toBe('Item deleted');
  });

  test('the project crew’s link is a group, an address or "path"', async () => {
    const crew = (form: Record<string, string>) =>
      admin('POST', '/api/en/projectcrew', { form: { category_id: '0', name: 'Crew', ...form } });
    proves('3-100', 'RES-17');
    expect((await crew({ link: '0' })).body).toMatchObject({ link: '0' });
    expect((await crew({ path: '1' })).body).toMatchObject({ link: '1' });
    expect((await crew({ link: 'https://example.com/me' })).body).toMatchObject({ link: 'https://example.com/me' });
    expect((await crew({ link: '7' })).status).toBe(422);
  });
});
