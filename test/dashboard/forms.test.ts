import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proves, type Row } from '#test/requirements/proves.ts';
import { cardOf, type Dashboard, formOf, openDashboard, sectionsOf } from './open-dashboard.ts';

const IMAGE = { name: 'icon', kind: 'image' } as const;
const IMAGES = '.jpg,.jpeg,.png,.webp,.gif,.avif';
/** What stands beside the fields of every form. */
const ALWAYS = ['publishing', 'published_en', 'published_ar'];

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await openDashboard();
  const { add } = dashboard;
  await add('/category/add', { name: 'Walls' });
  await add('/products', { name: 'Falcon' });
  await add('/sub_category', { name: 'Fine' });
  await add('/community/add', { name: 'News' });
  await add('/singleproject', { title: 'Hall' });
});
afterAll(() => dashboard?.app.stop());

/** The names of what can be filled in; both languages of a text count once. */
function fieldsIn(form: string): string[] {
  const names = [...form.matchAll(/<(?:input|textarea|select)\b[^>]* name="(?<name>[^"]+)"/g)].map(({ groups }) => groups!['name']!);
  return [
    ...new Set(names.filter((name) => !ALWAYS.includes(name) && !name.startsWith('_')).map((name) => name.replace(/_(?:en|ar)$/, ''))),
  ];
}

/** What the file input of a field takes. */
function acceptedBy(form: string, name: string): string | undefined {
  const before = form.slice(0, form.indexOf(`<input type="hidden" name="${name}"`));
  return [...before.matchAll(/<input type="file"[^>]* accept="(?<accept>[^"]*)"/g)].at(-1)?.groups?.['accept'];
}

const MANAGERS = [
  { at: '/hero-banners', path: '/herobanner', states: ['Active', 'Inactive'] },
  { at: '/product-banners', path: '/productbanner', states: ['White', 'Black'] },
  // The screen says "cards slider", the API "homeslider", the public page "Get to Know More".
  { at: '/cards-slider', path: '/homeslider', states: ['Active', 'Inactive'] },
  { at: '/body-slider', path: '/bodyslider', states: ['Active', 'Inactive'] },
] as const;

test.each(MANAGERS)('$at is a list with forms to add and edit, a picture, and a flag in words', async ({ at, path, states }) => {
  const { add, screen } = dashboard;
  const id = await add(`${path}/add`, { title: 'Lit', active: '0' }, { name: 'image', kind: 'image' });
  const [list, adding, editing] = [await screen(at), formOf(await screen(`${at}?add`)), formOf(await screen(`${at}?edit=${id}`))];
  proves('S-02');
  expect(cardOf(list, 'Lit')).toMatch(/<img .*aria-label="Edit: Lit".*aria-label="Delete: Lit"/s);
  expect(list).toMatch(/<button[^>]*aria-label="Add: [\w ]+"[^>]*>/);
  for (const form of [adding, editing])
    expect(fieldsIn(form)).toEqual(expect.arrayContaining(['title', 'info', 'link', 'active', 'image']));
  proves('RES-02', '3-102');
  if (path === '/homeslider') expect(list).toContain('Shown on: Home, Get to Know More.');
  proves('S-09', 'AA-26');
  for (const form of [adding, editing]) expect(acceptedBy(form, 'image')).toBe(IMAGES);
  const chosen = (form: string) => /name="active" checked="" value="(\d)"/.exec(form)?.[1];
  const messages = (form: string) =>
    [...form.matchAll(/name="active"[^>]* value="(\d)"\/><span>(\w+)</g)].map(([, value, word]) => [value, word]);
  proves('S-04');
  for (const form of [adding, editing]) expect(messages(form).map(([value]) => value)).toEqual(['1', '0']);
  expect(chosen(editing)).toBe('0');
  proves('S-05');
  expect(messages(editing)).toEqual([
    ['1', states[0]],
    ['0', states[1]],
  ]);
  expect(cardOf(list, 'Lit')).toContain(`<span>${states[1]}</span>`);
});

test('the content sliders have the name of an icon instead of a picture, whose drawing is shown', async () => {
  const { app, screen } = dashboard;
  const drawing = /<path d="([^"]+)/.exec(readFileSync('node_modules/bootstrap-icons/icons/tv.svg', 'utf8'))![1]!;
  for (const [at, path] of [
    ['/content-slider', '/homecontentslider'],
    ['/projects?open=project-highlights', '/projectcontentslider'],
  ] as const) {
    const join = at.includes('?') ? '&' : '?';
    const form = formOf(await screen(`${at}${join}add`));
    proves('S-06');
    expect(fieldsIn(form)).toEqual(['icon', 'title', 'info', 'link']);
    expect(form).not.toContain('type="file"');
    for (const typed of ['bi-tv', 'bi bi-tv', 'TV', 'tv']) {
      const { body } = await app.admin('POST', `/api/en${path}/add`, { json: { icon: typed, title: `As ${typed}` } });
      proves('3-101');
      expect([typed, body['icon']]).toEqual([typed, 'tv']);
    }
    const { text } = await app.admin('GET', `/en/dashboard${at}`);
    proves('S-07');
    expect(/<li [^>]*data-record.*?As bi-tv.*?<\/li>/s.exec(text)?.[0]).toContain(drawing);
    proves('W-07');
    expect((await app.call('GET', `/api/en${path}`)).body['sliders']).toContainEqual(
      expect.objectContaining({ icon: 'tv', title: 'As bi-tv' }),
    );
  }
});

/** Sections of the standard kind: a title, a text, a path and an icon; some with a film, one with a subtitle. */
const STANDARD = [
  { rows: ['T-07'], at: '/categories/1', only: ['Sub Categories'], films: [], more: [] },
  {
    rows: ['U-05', 'U-06'],
    at: '/product/1',
    only: undefined,
    films: ['Product Video Banner', 'Product Content Grid Sector', 'Product videos Tickets Slider Sections'],
    more: [],
  },
  { rows: ['V-05'], at: '/sub_category/1', only: undefined, films: [], more: [] },
  { rows: ['X-03'], at: '/community/post/1', only: undefined, films: [], more: [] },
  { rows: ['Y-04'], at: '/manage_singel_project/1', only: ['Project Content'], films: [], more: ['subtitle'] },
  { rows: ['Y-05'], at: '/manage_singel_project/1', only: ['Project Video'], films: ['Project Video'], more: [] },
  { rows: ['W-05'], at: '/projects', only: ['Project Clients Logos'], films: [], more: [] },
] as const satisfies readonly {
  rows: readonly Row[];
  at: string;
  only: readonly string[] | undefined;
  films: readonly string[];
  more: readonly string[];
}[];

test.each(STANDARD)('$rows: $at edits items of the standard kind', async ({ rows, at, only, films, more }) => {
  const { screen } = dashboard;
  const sections = sectionsOf(await screen(at)).filter(({ label }) => !only || only.some((one) => one === label));
  proves(...rows);
  expect(sections.length).toBe(only?.length ?? sections.length);
  for (const { name, label } of sections) {
    const form = formOf(await screen(`${at}?open=${name}&add`));
    expect([label, fieldsIn(form)]).toEqual([label, expect.arrayContaining(['title', 'text', 'path', 'icon', ...more])]);
    const takesFilms = /\.mp4.*\.webm/.test(acceptedBy(form, 'icon') ?? '');
    expect([label, takesFilms]).toEqual([label, films.some((one) => one === label)]);
    for (const needed of ['Title', 'Text', 'Path', ...more.map((one) => one[0]!.toUpperCase() + one.slice(1))])
      expect([label, new RegExp(`>${needed} \\*`).test(form)]).toEqual([label, true]);
  }
});

test('a new item needs its icon, a saved one says how to change it and keeps it', async () => {
  const { add, app, screen } = dashboard;
  const item = { category_id: '1', title: 'Part', text: 'Words', path: '/about' };
  const id = await add('/productssectionone', item, IMAGE);
  const [adding, editing] = [await screen('/product/1?open=product-cards&add'), await screen(`/product/1?open=product-cards&edit=${id}`)];
  proves('U-08');
  expect([formOf(adding).includes('Upload to change'), formOf(editing).includes('Upload to change')]).toEqual([false, true]);
  expect((await app.admin('POST', '/api/en/productssectionone?files=required', { json: item })).body).toMatchObject({
    success: false,
    errors: { icon: 'Icon is required' },
  });
  const [{ icon }] = (await app.call('GET', '/api/en/productssectionone/category/1')).body as unknown as [{ icon: string }];
  expect(icon).toMatch(/\.png$/);
  expect((await app.admin('PUT', `/api/en/productssectionone/${id}`, { json: { title: 'Other' } })).body).toMatchObject({
    title: 'Other',
    icon,
  });
});

test('the panels with one record stand as a form, to add first and to update from then on', async () => {
  const { add, screen } = dashboard;
  const label = (html: string) => /type="submit"[^>]*><span>(\w+)</.exec(formOf(html))?.[1];
  const [hero, banner] = ['/categories/1?open=category-heroes', '/categories/1?open=category-banners'];
  const before = [label(await screen(hero)), label(await screen(banner))];
  const two = { product1_name: 'A', product1_description: 'B', product2_name: 'C', product2_description: 'D' };
  await add('/sectionone', { category_id: '1', headline: 'Two of them', ...two });
  await add('/sectiontwo', { category_id: '1', headline: 'Wide' }, { name: 'file', kind: 'video' });
  proves('T-09');
  expect([before[0], label(await screen(hero))]).toEqual(['Add', 'Update']);
  expect(formOf(await screen(hero))).toContain('value="Two of them"');
  proves('T-12');
  expect([before[1], label(await screen(banner))]).toEqual(['Add', 'Update']);
  expect(acceptedBy(formOf(await screen(banner)), 'media_file')).toMatch(/\.png.*\.mp4/);
  proves('AA-26');
  for (const name of ['product1_specsheet', 'product2_specsheet']) expect(acceptedBy(formOf(await screen(hero)), name)).toBe('.pdf');
});

const FILES = [
  { at: '/products?add', name: 'specsheet', takes: ['pdf'] },
  { at: '/sub_category?add', name: 'specsheet', takes: ['pdf'] },
  { at: '/categories/1?open=category-products', name: 'specsheet', takes: ['pdf'] },
  { at: '/products?add', name: 'banner', takes: ['png', 'mp4'] },
  { at: '/sub_category?add', name: 'banner', takes: ['png', 'mp4'] },
  { at: '/single_project?add', name: 'icon', takes: ['png', 'mp4'] },
  { at: '/product/1?open=product-films&add', name: 'icon', takes: ['png', 'mp4'] },
  { at: '/product/1?open=product-media&add', name: 'icon', takes: ['png', 'mp4'] },
  { at: '/projects?open=project-media&add', name: 'icon', takes: ['png', 'mp4'] },
  { at: '/product/1?open=product-videos&add', name: 'icon', takes: ['mp4'] },
  { at: '/manage_singel_project/1?open=project-videos&add', name: 'icon', takes: ['mp4'] },
  { at: '/projects?open=client-logos&add', name: 'icon', takes: ['png'] },
] as const;

test.each(FILES)('$name at $at takes $takes', async ({ at, name, takes }) => {
  const accepted = acceptedBy(formOf(await dashboard.screen(at)), name) ?? '';
  proves('RES-21');
  expect(['pdf', 'png', 'mp4'].filter((ending) => accepted.includes(`.${ending}`))).toEqual(takes);
});

test('four tabs of products at most, the first of them open, and one for a new product while there is room', async () => {
  const { add, screen } = dashboard;
  const at = '/categories/1?open=category-products';
  const tabs = async () =>
    [...(await screen(at)).matchAll(/role="tab" [^>]*aria-selected="(\w+)"[^>]*>(.*?)</g)].map(([, selected, label]) => [label, selected]);
  proves('T-16');
  expect(await tabs()).toEqual([['New Product', 'true']]);
  await add('/sectionthree', { category_id: '1', headline_one: 'One' });
  expect(await tabs()).toEqual([
    ['One', 'true'],
    ['New Product', 'false'],
  ]);
  for (const name of ['Two', 'Three', 'Four']) await add('/sectionthree', { category_id: '1', headline_one: name });
  proves('T-15');
  expect(await tabs()).toEqual([
    ['One', 'true'],
    ['Two', 'false'],
    ['Three', 'false'],
    ['Four', 'false'],
  ]);
});

test('the editor shows both languages side by side, whatever language the dashboard speaks', async () => {
  for (const language of ['ar', 'en'] as const) {
    const html = await dashboard.screen('/categories?edit=1', { language });
    proves('3-17');
    expect(html).toMatch(/<div[^>]* data-language="en">.*?lang="en"[^>]* name="name_en" value="Walls"/s);
    expect(html).toMatch(/<div[^>]* data-language="ar">.*?lang="ar"[^>]* name="name_ar"/s);
    expect(html).toContain(language === 'ar' ? '<html lang="ar" dir="rtl"' : '<html lang="en" dir="ltr"');
    // What is said below a text is said in the language of whoever reads it, in its direction.
    const notes = [...html.matchAll(/<div[^>]* dir="(\w+)"[^>]* aria-live="polite"/g)].map(([, dir]) => dir);
    expect([...new Set(notes)]).toEqual([language === 'ar' ? 'rtl' : 'ltr']);
  }
});

test('words that are not to be used are no translations of each other, and are not held against the list they stand in', async () => {
  const { app, screen } = dashboard;
  const list = { terms_en: [{ term: 'pixel', never: '' }], terms_ar: [{ term: 'بكسل', never: 'بيكسل' }] };
  expect((await app.admin('PUT', '/api/en/settings/word-list', { json: list })).status).toBe(200);
  const html = await screen('/settings/word-list');
  const said = [...html.matchAll(/ name="[^"]*\.(?<cell>\w+)"|Translation missing/g)];
  const missing = 'Translation missing';
  expect(said.map(([text, cell]) => cell ?? text)).toEqual(['term_en', missing, 'term_ar', missing, 'never_en', 'never_ar']);
});

test('hints say what the values are used for, and forms check nothing in the browser', async () => {
  const { screen } = dashboard;
  for (const [name, hint] of [
    ['client-logos', /alternative text; the path is where it links to/],
    ['project-media', /alternative text; the path is where it links to/],
    ['team-members', /text then stands below the name; the path is not used/],
  ] as const) {
    const html = await screen(`/projects?open=${name}`);
    proves('3-97');
    expect([name, hint.test(html)]).toEqual([name, true]);
  }
  for (const [row, at] of [
    ['V-03', '/sub_category?add'],
    ['X-02', '/community?add'],
    ['Y-02', '/single_project?add'],
    ['W-04', '/projects?open=project-crew&add'],
  ] as const) {
    expect([row, / required=""/.test(formOf(await screen(at)))]).toEqual([row, false]);
  }
});

test('the headline of a product is edited, and its path is not', async () => {
  const fields = fieldsIn(formOf(await dashboard.screen('/products?add')));
  proves('3-73');
  expect([fields.includes('headline'), fields.includes('path')]).toEqual([true, false]);
});

test('settings hold the contact details of each country', async () => {
  for (const group of ['contact-sa', 'contact-ae']) {
    const form = formOf(await dashboard.screen(`/settings/${group}`));
    proves('4-08');
    expect(fieldsIn(form)).toEqual(
      expect.arrayContaining(['phone', 'email', 'whatsapp', 'address', 'map_embed', 'map_link', 'working_days', 'opens', 'closes']),
    );
    for (const name of ['address_en', 'address_ar']) expect(form).toContain(`name="${name}"`);
  }
});
