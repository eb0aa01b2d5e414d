import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/rig/app.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { proves, type Row } from '#test/requirements/proves.ts';

type Values = Readonly<Record<string, string | number>>;
type File = 'image' | 'pdf' | 'video';

const SLIDE = { title: 'A title', info: 'A line', link: '/about', active: 0 } as const;
const STANDARD = { title: 'A title', text: 'A text', path: '/about' } as const;
const PAIR = (number: 1 | 2) => ({
  [`product${number}_name`]: 'A wall',
  [`product${number}_description`]: 'Bright',
  [`product${number}_feature1`]: 'Thin',
  [`product${number}_feature2`]: 'Quiet',
  [`product${number}_link`]: '/about',
});
const LISTS = {
  icons: '["tv","sun"]',
  sizes: '["55","65"]',
  features: '[{"title":"Thin"}]',
  advantages: '[{"name":"Bright","value":true},{"name":"Loud","value":false}]',
};

/** What the records of the dashboard consist of, by hand. `at` holds the families of one shape. */
const SHAPES: readonly {
  rows: readonly Row[];
  at: readonly string[];
  create?: '/add';
  list?: string;
  fields: Values;
  files?: Readonly<Record<string, File>>;
}[] = [
  {
    rows: ['S-03'],
    at: ['/herobanner', '/productbanner', '/homeslider', '/bodyslider'],
    create: '/add',
    fields: SLIDE,
    files: { image: 'image' },
  },
  { rows: ['T-02'], at: ['/category'], create: '/add', fields: { name: 'Walls', path: '/about' }, files: { icon: 'image' } },
  {
    rows: ['T-08'],
    at: ['/sectionone'],
    list: '/category/1',
    fields: { headline: 'Two of them', ...PAIR(1), ...PAIR(2) },
    files: { image: 'image', product1_specsheet: 'pdf', product1_image: 'image', product2_specsheet: 'pdf', product2_image: 'image' },
  },
  { rows: ['T-12'], at: ['/sectiontwo'], list: '/category/1', fields: { headline: 'Wide' }, files: { media_file: 'video' } },
  {
    rows: ['T-14'],
    at: ['/sectionthree'],
    list: '/by-category/1',
    fields: { headline_one: 'A', headline_two: 'B', headline_three: 'C', description: 'D', path: '/about', about: 'E', ...LISTS },
    files: { image: 'image', specsheet: 'pdf' },
  },
  {
    rows: ['T-19'],
    at: ['/sectionfour'],
    list: '/category/1',
    fields: { title: 'A tile', info: 'A line', path: '/about', color: 'white' },
    files: { image: 'image' },
  },
  { rows: ['T-20'], at: ['/sectionfive'], list: '/category/1', fields: { name: 'A name', paragraph: 'A text' }, files: { image: 'image' } },
  {
    rows: ['T-21'],
    at: ['/sectionsix'],
    list: '/category/1',
    fields: { title: 'A question', paragraph: 'An answer' },
    files: { image: 'image' },
  },
  {
    rows: ['U-02'],
    at: ['/products'],
    fields: { name: 'Falcon', description: 'Bright' },
    files: { image: 'image', banner: 'video', specsheet: 'pdf' },
  },
  {
    rows: ['U-05'],
    at: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'nine', 'ten'].map((number) => `/productssection${number}`),
    list: '/category/1',
    fields: STANDARD,
  },
  {
    rows: ['V-02'],
    at: ['/sub_category'],
    fields: { name: 'Fine', title: 'Fine pitch', text: 'A text', path: '/about' },
    files: { banner: 'image', specsheet: 'pdf' },
  },
  {
    rows: ['W-02', 'AC-28'],
    at: [
      '/projectcrew',
      '/projectcycle',
      '/clientslogos',
      '/projectpreprojects',
      '/projectteammembers',
      '/projectquestions',
      '/projectblogs',
      '/projegridctcontent',
    ],
    fields: { category_id: 0 },
  },
  { rows: ['W-05'], at: ['/clientslogos'], fields: STANDARD, files: { icon: 'image' } },
  { rows: ['X-02'], at: ['/community'], create: '/add', fields: { name: 'News' }, files: { icon: 'image' } },
  { rows: ['X-07', 'AC-28'], at: ['/communitysideblogs'], fields: { category_id: 0, ...STANDARD }, files: { icon: 'image' } },
  {
    rows: ['Y-02'],
    at: ['/singleproject'],
    fields: { category_id: 0, title: 'Hall', subtitle: 'In Riyadh', text: 'A text', path: '/about' },
    files: { icon: 'video' },
  },
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ engine: 'sqlite' });
  await app.admin('POST', '/api/en/category/add', { form: { name: 'The first' } });
  await app.admin('POST', '/api/en/products', { form: { name: 'The first' } });
});
afterAll(() => app?.stop());

test.each(SHAPES)(
  '$rows: records at $at are kept whole, changed and deleted',
  async ({ rows, at, create = '', list = '', fields, files = {} }) => {
    for (const path of at) {
      const sent = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      const rest = path === '/projectcrew' ? { name: 'Somebody', link: '0' } : rows.includes('W-02') ? STANDARD : {};
      const parent = list ? { category_id: '1' } : {};
      const form: Record<string, string | Blob> = { ...parent, ...rest, ...sent };
      for (const [name, kind] of Object.entries(files)) form[name === 'media_file' ? 'file' : name] = await sampleFile(kind);
      const { body: created } = await app.admin('POST', `/api/en${path}${create}`, { form });
      const { body } = await app.admin('GET', `/api/en${path}${list}`);
      const listed = Object.values(Array.isArray(body) ? [body] : body).flat() as Record<string, unknown>[];
      const record = listed.find(({ id }) => id === created['id'])!;
      const { features = '', ...plain } = fields;
      proves(...rows);
      expect(record).toMatchObject({ id: expect.any(Number), ...plain, ...(list && { category_id: 1 }) });
      if (features) expect(JSON.parse(String(record['features']))).toEqual([{ title: 'Thin', image: '' }]);
      const endings = { image: /\.png$/, pdf: /\.pdf$/, video: /\.webm$/ };
      for (const [name, kind] of Object.entries(files)) expect([name, record[name]]).toEqual([name, expect.stringMatching(endings[kind])]);
      const byParent = path === '/sectionone' ? 1 : String(created['id']);
      if (path !== '/sectionthree') expect((await app.admin('PUT', `/api/en${path}/${byParent}`, { form: sent })).status).toBe(200);
      expect((await app.admin('DELETE', `/api/en${path}/${byParent}`)).status).toBe(200);
      expect((await app.admin('GET', `/api/en${path}${list}`)).text).not.toContain(`"id":${String(created['id'])},`);
    }
  },
);

test('a path that was left empty is that of the record’s own page', async () => {
  for (const [at, create, own] of [
    ['/category', '/add', '/one-category/'],
    ['/sub_category', '', '/sub-category/'],
    ['/singleproject', '', '/project/'],
  ] as const) {
    const named = at === '/singleproject' ? { title: 'New' } : { name: 'New' };
    const { body } = await app.admin('POST', `/api/en${at}${create}`, { form: named });
    proves('RES-25');
    expect([at, body['path']]).toEqual([at, `${own}${String(body['id'])}`]);
  }
});

test('products have features of a title and a picture each, and every save answers a message', async () => {
  const form = {
    name: 'Falcon',
    feature_titles: '["Thin","Quiet"]',
    feature_images: [await sampleFile('image'), await sampleFile('image')],
  };
  const created = await app.admin('POST', '/api/en/products', { form });
  proves('U-02');
  expect(created.body['features']).toEqual([
    { title: 'Thin', image: expect.stringMatching(/\.png$/) },
    { title: 'Quiet', image: expect.stringMatching(/\.png$/) },
  ]);
  const address = `/api/en/products/${String(created.body['id'])}`;
  const changed = await app.admin('PUT', address, { form: { name: 'Falcon 2' } });
  proves('U-13');
  expect([created.body['message'], changed.body['message']]).toEqual(['Product added successfully!', 'Product updated successfully!']);
});
