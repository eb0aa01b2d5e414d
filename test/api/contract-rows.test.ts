import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type Answer, type TestApp } from '#test/rig/app.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { IS_WIDE } from '#test/rig/shapes.ts';
import { proves, type Row } from '#test/requirements/proves.ts';

type Parent = 'category' | 'product' | 'sub_category' | 'community' | 'singleproject' | 'none';
type Values = Readonly<Record<string, string>>;

const STANDARD = { title: 'A title', text: 'A text', path: '/about' } as const;
const CREW = { name: 'Somebody', title: 'Engineer', text: 'A text', link: '0' } as const;
const BANNER = { title: 'A title', info: 'A line', link: '/about', active: '1' } as const;

/** The families as the requirements write them: every address and field by hand, so that no code of ours decides what is right. */
const FAMILIES = [
  { row: 'Z-01', at: '/herobanner', envelope: 'banners', add: '/add', parent: 'none', fields: BANNER, file: 'image' },
  { row: 'Z-02', at: '/productbanner', envelope: 'banners', add: '/add', parent: 'none', fields: BANNER, file: 'image' },
  { row: 'Z-03', at: '/homeslider', envelope: 'banners', add: '/add', parent: 'none', fields: BANNER, file: 'image' },
  { row: 'Z-04', at: '/bodyslider', envelope: 'banners', add: '/add', parent: 'none', fields: BANNER, file: 'image' },
  {
    row: 'Z-21',
    at: '/sectionfour',
    parent: 'category',
    fields: { title: 'A tile', info: 'A line', path: '/about', color: 'black' },
    file: 'image',
  },
  { row: 'Z-22', at: '/sectionfive', parent: 'category', fields: { name: 'A card', paragraph: 'A text' }, file: 'image' },
  { row: 'Z-23', at: '/sectionsix', parent: 'category', fields: { title: 'A question', paragraph: 'An answer' }, file: 'image' },
  { row: 'Z-24', at: '/subcategorysectionzero', parent: 'category', fields: STANDARD, file: 'icon' },
  { row: 'Z-25', at: '/productssectionone', parent: 'product', fields: STANDARD, file: 'icon' },
  { row: 'Z-26', at: '/productssectiontwo', parent: 'product', fields: STANDARD, file: 'icon' },
  { row: 'Z-27', at: '/productssectionthree', parent: 'product', fields: STANDARD, film: 'icon' },
  { row: 'Z-28', at: '/productssectionfour', parent: 'product', fields: STANDARD, file: 'icon' },
  { row: 'Z-29', at: '/productssectionfive', parent: 'product', fields: STANDARD, file: 'icon' },
  { row: 'Z-30', at: '/productssectionsix', parent: 'product', fields: STANDARD, file: 'icon' },
  { row: 'Z-31', at: '/productssectionseven', parent: 'product', fields: STANDARD, file: 'icon' },
  { row: 'Z-32', at: '/productssectionnine', parent: 'product', fields: STANDARD, file: 'icon' },
  { row: 'Z-33', at: '/productssectionten', parent: 'product', fields: STANDARD, film: 'icon' },
  { row: 'Z-34', at: '/subcategorysectionone', parent: 'sub_category', fields: STANDARD, file: 'icon' },
  { row: 'Z-35', at: '/subcategorysectiontwo', parent: 'sub_category', fields: STANDARD, file: 'icon' },
  { row: 'Z-36', at: '/subcategorysectionthree', parent: 'sub_category', fields: STANDARD, file: 'icon' },
  { row: 'Z-37', at: '/subcategorysectionfour', parent: 'sub_category', fields: STANDARD, file: 'icon' },
  { row: 'Z-38', at: '/subcategorysectionfive', parent: 'sub_category', fields: STANDARD, file: 'icon' },
  { row: 'Z-39', at: '/subcategoryproducts', parent: 'sub_category', fields: STANDARD, file: 'icon', hasItem: true },
  { row: 'Z-40', at: '/communityonepost', parent: 'community', fields: STANDARD, file: 'icon', hasItem: true },
  { row: 'Z-41', at: '/singleprojectquestions', parent: 'singleproject', fields: STANDARD, film: 'icon' },
  { row: 'Z-42', at: '/singleprojectcontent', parent: 'singleproject', fields: { ...STANDARD, subtitle: 'Below it' }, file: 'icon' },
  { row: 'Z-43', at: '/projectcrew', parent: 'none', sendsZero: true, fields: CREW, file: 'icon' },
  { row: 'Z-44', at: '/projectCycle', parent: 'none', sendsZero: true, fields: STANDARD, file: 'icon' },
  { row: 'Z-45', at: '/clientslogos', parent: 'none', sendsZero: true, fields: STANDARD, file: 'icon' },
  { row: 'Z-46', at: '/projectpreprojects', parent: 'none', sendsZero: true, fields: STANDARD, file: 'icon' },
  { row: 'Z-47', at: '/projectteammembers', parent: 'none', sendsZero: true, fields: STANDARD, file: 'icon' },
  { row: 'Z-48', at: '/projectquestions', parent: 'none', sendsZero: true, fields: STANDARD, file: 'icon' },
  { row: 'Z-49', at: '/projectblogs', parent: 'none', sendsZero: true, fields: STANDARD, file: 'icon' },
  { row: 'Z-50', at: '/projegridctcontent', parent: 'none', sendsZero: true, fields: STANDARD, file: 'icon' },
  { row: 'Z-51', at: '/communitysideblogs', parent: 'none', sendsZero: true, fields: STANDARD, file: 'icon' },
  { row: 'Z-52', at: '/community', add: '/add', parent: 'none', fields: { name: 'A blog' }, file: 'icon' },
] as const satisfies readonly {
  row: Row;
  at: string;
  envelope?: string;
  add?: string;
  parent: Parent;
  sendsZero?: boolean;
  fields: Values;
  file?: string;
  film?: string;
  hasItem?: boolean;
}[];

/** Families that differ in their address alone send the same to the database: PostgreSQL gets one of each. */
const DISTINCT = [...Map.groupBy(FAMILIES, ({ row: _row, at: _at, ...form }) => JSON.stringify(form)).values()].map(([first]) => first!);

describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  const parents: Record<Parent, string> = { category: '', product: '', sub_category: '', community: '', singleproject: '', none: '0' };

  beforeAll(async () => {
    app = await createTestApp({ engine });
    const add = async (path: string, form: Values) => String((await app.admin('POST', `/api/en${path}`, { form })).body['id']);
    parents.category = await add('/category/add', { name: 'Walls', path: '/about' });
    parents.product = await add('/products', { name: 'Wall' });
    parents.sub_category = await add('/sub_category', { name: 'Fine', title: 'Fine', text: 'Fine', path: '/about' });
    parents.community = await add('/community/add', { name: 'Blog' });
    parents.singleproject = await add('/singleproject', { title: 'Hall', subtitle: 'Riyadh', text: 'A wall', path: '/about' });
  });
  afterAll(() => app?.stop());

  const sent = async (family: (typeof FAMILIES)[number], more: Values = {}) => ({
    ...(family.parent !== 'none' || 'sendsZero' in family ? { category_id: parents[family.parent] } : {}),
    ...family.fields,
    ...more,
    ...('file' in family ? { [family.file]: await sampleFile('image') } : {}),
    ...('film' in family ? { [family.film]: await sampleFile('video') } : {}),
  });

  test.each(engine === 'sqlite' || IS_WIDE ? FAMILIES : DISTINCT)(
    '$row: $at is listed, added to, changed and deleted at the addresses of the contract',
    async (family) => {
      const { row, at, parent } = family;
      const list = `/api/en${at}${parent === 'none' ? '' : `/category/${parents[parent]}`}`;
      const listed = ({ body }: Answer) => ('envelope' in family ? body[family.envelope] : body) as Record<string, unknown>[];
      const [first] = Object.keys(family.fields);
      proves(row);
      const created = await app.admin('POST', `/api/en${at}${'add' in family ? family.add : ''}`, { form: await sent(family) });
      expect(created).toMatchObject({ status: 201, body: { success: true, [first!]: Object.values(family.fields)[0] } });
      const id = created.body['id'];
      const answered = listed(await app.call('GET', list)).find((item) => item['id'] === id);
      expect(answered).toMatchObject({ [first!]: Object.values(family.fields)[0] });
      const file = 'file' in family ? family.file : 'film' in family ? family.film : '';
      expect(answered?.[file]).toMatch(/\.\w+$/);
      expect(await app.admin('PUT', `/api/en${at}/${String(id)}`, { form: await sent(family, { [first!]: 'Changed' }) })).toMatchObject({
        status: 200,
      });
      expect(listed(await app.call('GET', list)).find((item) => item['id'] === id)).toMatchObject({ [first!]: 'Changed' });
      proves('RES-18');
      if ('hasItem' in family)
        expect((await app.call('GET', `/api/en${at}/${String(id)}`)).body).toMatchObject({ id, [first!]: 'Changed' });
      expect(await app.admin('DELETE', `/api/en${at}/${String(id)}`)).toMatchObject({ status: 200, body: { success: true } });
      expect(listed(await app.call('GET', list)).map((item) => item['id'])).not.toContain(id);
    },
  );

  test.each([
    { row: 'Z-05', at: '/homecontentslider' },
    { row: 'Z-06', at: '/projectcontentslider' },
  ] as const)('$row: $at takes JSON and answers sliders', async ({ row, at }) => {
    const fields = { icon: 'star', title: 'A reason', info: 'A line', link: '/about' };
    proves(row);
    const created = await app.admin('POST', `/api/en${at}/add`, { json: fields });
    expect(created).toMatchObject({ status: 201, body: fields });
    const id = created.body['id'];
    const sliders = async () => (await app.call('GET', `/api/en${at}`)).body['sliders'] as Record<string, unknown>[];
    expect(await sliders()).toContainEqual(expect.objectContaining({ id, ...fields }));
    expect((await app.admin('PUT', `/api/en${at}/${String(id)}`, { json: { id, ...fields, title: 'Another' } })).status).toBe(200);
    expect(await sliders()).toContainEqual(expect.objectContaining({ id, title: 'Another' }));
    expect((await app.admin('DELETE', `/api/en${at}/${String(id)}`)).status).toBe(200);
    expect((await sliders()).map((item) => item['id'])).not.toContain(id);
  });

  test('categories are listed, read, added, changed and deleted', async () => {
    const icon = await sampleFile('image');
    proves('Z-09');
    const created = await app.admin('POST', '/api/en/category/add', { form: { name: 'Kiosks', path: '/about', icon } });
    expect(created).toMatchObject({ status: 201, body: { name: 'Kiosks', path: '/about', icon: expect.stringMatching(/\.\w+$/) } });
    const id = created.body['id'];
    proves('Z-07');
    expect((await app.call('GET', '/api/en/category')).body).toContainEqual(
      expect.objectContaining({ id, name: 'Kiosks', path: '/about', icon: expect.any(String) }),
    );
    proves('Z-08');
    expect((await app.call('GET', `/api/en/category/${String(id)}`)).body).toMatchObject({ id, name: 'Kiosks' });
    proves('Z-10');
    expect(await app.admin('PUT', `/api/en/category/${String(id)}`, { form: { name: 'Posts', path: '/about' } })).toMatchObject({
      status: 200,
      body: { name: 'Posts' },
    });
    proves('Z-11');
    expect((await app.admin('DELETE', `/api/en/category/${String(id)}`)).status).toBe(200);
    expect((await app.call('GET', `/api/en/category/${String(id)}`)).status).toBe(404);
  });

  test('sections one and two of a category', async () => {
    const { category } = parents;
    const two = {
      product1_name: 'One',
      product1_description: 'First',
      product1_link: '/about',
      product2_name: 'Two',
      product2_description: 'Second',
      product2_link: '/about',
    };
    proves('Z-13');
    const one = await app.admin('POST', '/api/en/sectionone', { form: { category_id: category, headline: 'Two of them', ...two } });
    expect(one).toMatchObject({ status: 201, body: { headline: 'Two of them', product1_name: 'One', product2_name: 'Two' } });
    proves('Z-12');
    expect((await app.call('GET', `/api/en/sectionone/category/${category}`)).body).toMatchObject([{ headline: 'Two of them' }]);
    proves('Z-14');
    expect((await app.admin('PUT', `/api/en/sectionone/${category}`, { form: { headline: 'By the category' } })).body).toMatchObject({
      id: one.body['id'],
      headline: 'By the category',
    });
    proves('Z-16');
    const banner = await app.admin('POST', '/api/en/sectiontwo', {
      form: { category_id: category, headline: 'Wide', file: await sampleFile('image') },
    });
    expect(banner).toMatchObject({ status: 201, body: { headline: 'Wide', media_file: expect.stringMatching(/\.\w+$/) } });
    proves('Z-15');
    expect((await app.call('GET', `/api/en/sectiontwo/category/${category}`)).body).toMatchObject([
      { id: banner.body['id'], headline: 'Wide', media_file: banner.body['media_file'] },
    ]);
    proves('Z-17');
    const changed = { headline: 'Wider', oldMediaFile: String(banner.body['media_file']) };
    expect((await app.admin('PUT', `/api/en/sectiontwo/${String(banner.body['id'])}`, { form: changed })).body).toMatchObject({
      headline: 'Wider',
      media_file: banner.body['media_file'],
    });
  });

  test('section three of a category is created and updated by one call', async () => {
    const { category } = parents;
    const lists = { icons: '["star"]', sizes: '["55"]', advantages: '[]', features: '[]' };
    proves('Z-20');
    const form = { category_id: category, headline_one: 'P1', description: 'Fine', path: '/about', about: 'More', ...lists };
    const created = await app.admin('POST', '/api/en/sectionthree', { form });
    expect(created).toMatchObject({ status: 201, body: { headline_one: 'P1', message: expect.any(String) } });
    const id = String(created.body['id']);
    expect((await app.admin('POST', '/api/en/sectionthree', { form: { ...form, id, headline_one: 'P2' } })).body).toMatchObject({
      id: created.body['id'],
      headline_one: 'P2',
    });
    proves('Z-18');
    expect((await app.call('GET', `/api/en/sectionthree/by-category/${category}`)).body).toMatchObject({ data: [{ headline_one: 'P2' }] });
    proves('Z-19');
    expect((await app.call('GET', `/api/en/sectionthree/getone/${id}`)).body).toMatchObject({ headline_one: 'P2' });
  });

  test('comments of a section and posts of the feed', async () => {
    const section = await app.admin('POST', '/api/en/communityonepost', { form: { category_id: parents.community, ...STANDARD } });
    const post_id = section.body['id'];
    proves('Z-55');
    const comment = await app.call('POST', '/api/en/communitypostcomments', { json: { post_id, username: 'Reader', text: 'Clear.' } });
    expect(comment.status).toBe(201);
    proves('Z-54');
    expect((await app.call('GET', `/api/en/communitypostcomments/${String(post_id)}`)).body).toMatchObject([
      { username: 'Reader', text: 'Clear.' },
    ]);
    proves('Z-53');
    expect((await app.admin('GET', '/api/en/communitypostcomments')).body).toContainEqual(
      expect.objectContaining({ post_id, text: 'Clear.' }),
    );
    proves('Z-56');
    expect((await app.admin('DELETE', `/api/en/communitypostcomments/${String(comment.body['id'])}`)).status).toBe(200);
    expect((await app.call('GET', `/api/en/communitypostcomments/${String(post_id)}`)).body).toEqual([]);
    proves('Z-58');
    const post = await app.call('POST', '/api/en/communityposts/posts', { json: { author_name: 'Visitor', content: 'Hello' } });
    expect(post).toMatchObject({ status: 201, body: { author_name: 'Visitor', content: 'Hello' } });
    proves('Z-59');
    const below = `/api/en/communityposts/posts/${String(post.body['id'])}/comments`;
    expect((await app.call('POST', below, { json: { commenter_name: 'Neighbour', text: 'Welcome' } })).status).toBe(201);
    proves('Z-57');
    expect((await app.call('GET', '/api/en/communityposts/posts')).body).toMatchObject([
      { author_name: 'Visitor', comments: [{ commenter_name: 'Neighbour', text: 'Welcome' }] },
    ]);
  });

  test('products are listed, read, searched, added, changed and deleted', async () => {
    const [image, other] = [await sampleFile('image'), await sampleFile('image', 'other')];
    proves('Z-62');
    const created = await app.admin('POST', '/api/en/products', {
      form: { name: 'Falcon wall', description: 'Bright', image, feature_titles: '["Thin","Quiet"]', feature_images: [image, other] },
    });
    const features = created.body['features'] as { title: string; image: string }[];
    expect(created).toMatchObject({ status: 201, body: { name: 'Falcon wall', message: expect.any(String) } });
    expect(features.map(({ title }) => title)).toEqual(['Thin', 'Quiet']);
    const id = String(created.body['id']);
    proves('Z-60');
    expect((await app.call('GET', '/api/en/products')).body).toContainEqual(expect.objectContaining({ name: 'Falcon wall' }));
    proves('Z-61');
    expect((await app.call('GET', `/api/en/products/${id}`)).body).toMatchObject({ name: 'Falcon wall', description: 'Bright' });
    proves('Z-63');
    const old = { oldImage: String(created.body['image']), old_feature_images: JSON.stringify(features.map((feature) => feature.image)) };
    const changed = await app.admin('PUT', `/api/en/products/${id}`, {
      form: { name: 'Falcon', feature_titles: '["Thin","Quiet"]', ...old },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { name: 'Falcon', image: created.body['image'], features, message: expect.any(String) },
    });
    proves('Z-65', 'RES-20');
    await expect
      .poll(async () => (await app.call('GET', '/api/en/products/search/Falcon')).body)
      .toMatchObject([{ id: created.body['id'], title: 'Falcon', path: `/product/${id}`, description: expect.any(String) }]);
    proves('Z-64');
    expect(await app.admin('DELETE', `/api/en/products/${id}`)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect((await app.call('GET', `/api/en/products/${id}`)).status).toBe(404);
  });

  test.each([
    {
      row: 'Z-66',
      at: '/sub_category',
      fields: { name: 'Fine', title: 'Fine pitch', text: 'A text', path: '/about' },
      file: 'banner',
    },
    { row: 'Z-67', at: '/singleproject', fields: { title: 'Hall', subtitle: 'Riyadh', text: 'A text', path: '/about' }, file: 'icon' },
  ] as const)('$row: $at is listed, read, added, changed and deleted', async ({ row, at, fields, file }) => {
    proves(row);
    const created = await app.admin('POST', `/api/en${at}`, { form: { ...fields, [file]: await sampleFile('image') } });
    expect(created).toMatchObject({ status: 201, body: { ...fields, [file]: expect.stringMatching(/\.\w+$/) } });
    const id = created.body['id'];
    expect((await app.call('GET', `/api/en${at}`)).body).toContainEqual(expect.objectContaining({ id, ...fields }));
    expect((await app.call('GET', `/api/en${at}/${String(id)}`)).body).toMatchObject({ id, ...fields });
    expect((await app.admin('PUT', `/api/en${at}/${String(id)}`, { form: { ...fields, text: 'Changed' } })).body).toMatchObject({
      text: 'Changed',
    });
    expect((await app.admin('DELETE', `/api/en${at}/${String(id)}`)).status).toBe(200);
    expect((await app.call('GET', `/api/en${at}/${String(id)}`)).status).toBe(404);
  });

  test.each([
    { row: 'Z-68', at: '/email/booking-ae' },
    { row: 'Z-69', at: '/email/send-email-ae' },
    { row: 'Z-70', at: '/send-email' },
  ] as const)('$row: $at takes a subject and a message and answers success', async ({ row, at }) => {
    proves(row);
    const { status, body } = await app.call('POST', `/api/en${at}`, { json: { subject: 'A wall', message: '<p>How much?</p>' } });
    expect([status, body['success']]).toEqual([200, true]);
    const { body: inbox } = await app.admin('GET', '/api/en/inbox?search=wall');
    expect(inbox['total']).toBeGreaterThan(0);
  });

  test('an uploaded file is served below the base', async () => {
    const { body } = await app.admin('POST', '/api/en/category/add', {
      form: { name: 'Icon', path: '/about', icon: await sampleFile('image') },
    });
    proves('Z-71');
    const file = await fetch(`${app.url}/api/en/uploads/${String(body['icon'])}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    proves('Z-74');
    expect((await fetch(`${app.url}/api/ar/uploads/${String(body['icon'])}`)).status).toBe(200);
    proves('Z-76');
    expect((await app.call('GET', '/api/ar/category')).status).toBe(200);
  });
});
