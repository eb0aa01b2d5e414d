import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCollections } from '#content/index.ts';
import { namesOf } from '#content/known.ts';
import { GROUPS } from '#content/specifications/define.ts';
import { openDatabase } from '#store/database/open.ts';
import { writeFact } from '#store/facts.ts';
import { dashboardTexts } from '#i18n/messages/dashboard.ts';
import { translate } from '#i18n/translate.ts';
import { TAB_GROUPS } from '#app/dashboard/tabs.ts';
import { inTurn } from '#test/rig/in-turn.ts';
import { addPerson } from '#test/rig/people.ts';
import { ODD_VALUES } from '#test/rig/odd-values.ts';
import { proves, type Row } from '#test/requirements/proves.ts';
import { cardOf, type Dashboard, formOf, openDashboard, sectionsOf } from './open-dashboard.ts';
import { VERSION } from '#store/version.ts';

type Parent = 'category' | 'product' | 'sub_category' | 'community' | 'singleproject' | 'none';

const IMAGE = { name: 'icon', kind: 'image' } as const;

let dashboard: Dashboard;
const ids: Record<Parent, number> = { category: 0, product: 0, sub_category: 0, community: 0, singleproject: 0, none: 0 };

beforeAll(async () => {
  dashboard = await openDashboard();
  const { add } = dashboard;
  ids.category = await add('/category/add', { name: 'Walls', path: '/contact' }, IMAGE);
  ids.product = await add('/products', { name: 'Falcon', description: 'Bright' }, { name: 'image', kind: 'image' });
  ids.sub_category = await add('/sub_category', { name: 'Fine', title: 'Fine pitch' }, { name: 'banner', kind: 'image' });
  ids.community = await add('/community/add', { name: 'News' }, IMAGE);
  ids.singleproject = await add('/singleproject', { title: 'Hall', subtitle: 'In Riyadh' }, IMAGE);
});
afterAll(() => dashboard?.app.stop());

/** Every address the requirements name, by hand. */
const ADDRESSES = [
  '',
  '/banners',
  '/hero-banners',
  '/product-banners',
  '/cards-slider',
  '/body-slider',
  '/content-slider',
  '/categories',
  '/categories/1',
  '/products',
  '/product/1',
  '/sub_category',
  '/sub_category/1',
  '/projects',
  '/community',
  '/community_blogs',
  '/community/post/1',
  '/single_project',
  '/manage_singel_project/1',
];

test('every address of the dashboard is a screen for staff and the sign-in for strangers', async () => {
  for (const path of ADDRESSES) {
    const [own, strange] = [await dashboard.screen(path), await dashboard.screen(path, { as: 'stranger' })];
    proves('R-03', 'A-11');
    expect([path, /<h1>(.*?)<\/h1>/.exec(own)?.[1] ?? '']).toEqual([path, expect.stringMatching(/^(?!Not found|Welcome Back)./)]);
    proves('R-02');
    expect([path, /<h1>(.*?)<\/h1>/.exec(strange)?.[1], strange.includes('<nav')]).toEqual([path, 'Welcome Back', false]);
    proves('R-08');
    expect(strange).toMatch(
      />Username<\/label><input type="text".*>Password<\/label><input type="password".*<button type="submit"[^>]*><span>Login</s,
    );
  }
});

const KEYS = 'page text search state status kind below sort edit history open group problem language month from to since until'.split(' ');
const MORE_KEYS = 'user collection log show hide name country owner day assigned blog section who what where new add parent'.split(' ');

const TABS = TAB_GROUPS.flatMap(({ tabs }) => tabs.map(({ path }) => path));
const VIEWS = ['cards', 'table'];
const EVERY_THIRD = 3;

test.each(
  inTurn(
    ODD_VALUES.map((value, turn) => [value.slice(0, 20), value, turn] as const),
    8,
  ),
)('no screen fails over a query of %j, in turn', async (_, value, turn) => {
  const query = new URLSearchParams([...KEYS, ...MORE_KEYS].map((key) => [key, value]));
  // Every screen meets every third value in one of its views: what a value breaks, it breaks on more than one.
  const asked = TABS.filter((_path, at) => (at + turn) % EVERY_THIRD === 0);
  for (const [at, path] of asked.entries()) {
    const view = VIEWS[(at + turn) % VIEWS.length]!;
    const { status } = await dashboard.app.admin('GET', `/en${path}?view=${view}&${query}`);
    expect([path, view, [200, 302, 400, 404].includes(status) ? '' : status]).toEqual([path, view, '']);
  }
});

test('the front of the dashboard greets, counts and leads, in the language one reads', async () => {
  const { app, screen } = dashboard;
  await app.admin('PUT', '/api/en/settings/dashboard', { json: { heading: 'Our house', welcome: 'Good to see you.' } });
  await app.call('POST', '/api/en/email/send-email-sa', { json: { subject: 'A wall', message: 'How much?', page: '/%E0%A4%A' } });
  const [english, arabic] = [await screen(''), await screen('', { language: 'ar' })];
  proves('R-04');
  expect(english).toMatch(/<button[^>]*lang="ar"><span>العربية<\/span>.*<h1>Our house<\/h1>.*Good to see you\./s);
  expect(arabic).toMatch(/<button[^>]*lang="en"><span>English<\/span>/);
  const nav = /<nav id="screens".*?<\/nav>/s.exec(english)![0];
  const tabs = [...nav.matchAll(/<a [^>]*href="\/en(\/dashboard\/[a-z_]+)"[^>]*><span>(.*?)<\/span>/g)].map(([, path, label]) => [
    label,
    path,
  ]);
  proves('R-06');
  expect(tabs.slice(0, 8)).toEqual([
    ['Banners', '/dashboard/banners'],
    ['Categories', '/dashboard/categories'],
    ['Sub Categories', '/dashboard/sub_category'],
    ['Products', '/dashboard/products'],
    ['Projects', '/dashboard/projects'],
    ['Single Projects', '/dashboard/single_project'],
    ['Community', '/dashboard/community'],
    ['Community Blogs', '/dashboard/community_blogs'],
  ]);
  expect(nav.indexOf('<span>Logout</span></button>')).toBeGreaterThan(nav.lastIndexOf('<a '));
  proves('3-11');
  expect(english).toMatch(/<h2>New messages<\/h2>.*kind=contact"[^>]*><b>1<\/b>.*<h2>Missing translations<\/h2>.*Categories/s);
  for (const path of ['/categories', '/products']) expect(await screen(path)).toMatch(/<button[^>]*aria-label="Add: \w+"[^>]*><span>Add</);
  proves('3-12');
  expect(english).toMatch(/<a href="\/en"[^>]*><span>View site<\/span><\/a>/);
  expect(english).not.toContain('<footer');
  // An address that nobody can decode came with the message, which can be read all the same.
  const inbox = await app.admin('GET', '/api/en/inbox');
  expect(await screen(`/inbox/${/"id":(\d+)/.exec(inbox.text)?.[1]}`)).toContain('>/%E0%A4%A<');
});

/** Lists with a screen behind each card. */
const LISTS = [
  {
    row: 'T-01',
    at: '/categories',
    head: 'Manage Categories',
    title: 'Walls',
    shows: /<img .*>Walls<.*>\/contact</s,
    leads: 'Manage',
    to: '/categories/1',
  },
  { row: 'U-01', at: '/products', head: 'Manage Products', title: 'Falcon', shows: /<img /, leads: 'Manage', to: '/product/1' },
  {
    row: 'V-01',
    at: '/sub_category',
    head: 'Manage Sub Categories',
    title: 'Fine',
    shows: /<img /,
    leads: 'Manage',
    to: '/sub_category/1',
  },
  { row: 'X-01', at: '/community', head: 'Manage Community', title: 'News', shows: /<img /, leads: 'Manage', to: '/community/post/1' },
  {
    row: 'Y-01',
    at: '/single_project',
    head: 'Manage Single Projects',
    title: 'Hall',
    shows: /<img /,
    leads: 'Manage Project',
    to: '/manage_singel_project/1',
  },
] as const satisfies readonly { row: Row; [fact: string]: unknown }[];

test.each(LISTS)(
  '$row: $at lists cards to edit, delete and manage, and adds to them',
  async ({ row, at, head, title, shows, leads, to }) => {
    const list = await dashboard.screen(at);
    const card = cardOf(list, title);
    proves(row);
    expect(list).toContain(`<h1>${head}</h1>`);
    expect(card).toMatch(shows);
    expect(card).toMatch(new RegExp(`aria-label="Edit: ${title}"[^>]*><span>Edit</span></button>`));
    expect(card).toContain(`aria-label="Delete: ${title}"><span>Delete</span></button>`);
    expect(card).toMatch(new RegExp(`<a [^>]*href="/en/dashboard${to}"[^>]*><span>${leads}</span></a>`));
    expect(list).toMatch(/<button[^>]*aria-label="Add: [\w ]+"[^>]*><span>Add</);
    const [add, edit] = [formOf(await dashboard.screen(`${at}?add`)), formOf(await dashboard.screen(`${at}?edit=1`))];
    expect([add.includes(`value="${title}"`), edit.includes(`value="${title}"`)]).toEqual([false, true]);
    expect([/type="submit"[^>]*><span>(\w+)</.exec(add)?.[1], /type="submit"[^>]*><span>(\w+)</.exec(edit)?.[1]]).toEqual([
      'Add',
      'Update',
    ]);
  },
);

/** Screens of sections: what people read over each, in this order, and the family of the API behind it. */
const SCREENS = [
  {
    rows: ['T-04', 'T-06', '3-79', '3-95'],
    at: '/categories/1',
    parent: 'category',
    head: /<img .*<h1>Walls<\/h1>/s,
    sections: {
      'Sub Categories': '/subcategorysectionzero',
      'Info & Products': '/sectionone',
      'Media Upload': '/sectiontwo',
      'Products Upload': '/sectionthree',
      Gallery: '/sectionfour',
      Names: '/sectionfive',
      Questionnaire: '/sectionsix',
    },
  },
  {
    rows: ['U-03', '3-72', '3-95', 'RES-07'],
    at: '/product/1',
    parent: 'product',
    head: /<img .*<h1>Falcon<\/h1>/s,
    sections: {
      'Product Info': '/productssectionone',
      'Product Flipped Cards': '/productssectiontwo',
      'Product Video Banner': '/productssectionthree',
      'Product Headlines': '/productssectionfour',
      'Product Slider Cards': '/productssectionfive',
      'Product Content Grid Sector': '/productssectionseven',
      'Product Questions Sections': '/productssectionsix',
      'Product Tickets Slider Sections': '/productssectionnine',
      'Product videos Tickets Slider Sections': '/productssectionten',
    },
  },
  {
    rows: ['V-04', '3-95', 'RES-08'],
    at: '/sub_category/1',
    parent: 'sub_category',
    head: /<img .*<h1>Fine<\/h1>/s,
    sections: {
      'Navbar Products': '/subcategoryproducts',
      'Three Tickets': '/subcategorysectionone',
      'Sub Category Slider': '/subcategorysectiontwo',
      'Sub Category Grid Layout': '/subcategorysectionthree',
      'Sub Category Tickets Slider': '/subcategorysectionfour',
      'Sub Category Questions & Answers': '/subcategorysectionfive',
    },
  },
  {
    rows: ['W-01', 'W-03', 'RES-09'],
    at: '/projects',
    parent: 'none',
    head: /<h1>Projects<\/h1>/,
    sections: {
      'Project Crew': '/projectcrew',
      'Project Content slider': '/projectcontentslider',
      'Project Media': '/projectcycle',
      'Project Clients Logos': '/clientslogos',
      'Project Grid Content': '/projegridctcontent',
      'Project Big cards': '/projectblogs',
      'Big Cards Slider - Previous Projects': '/projectpreprojects',
      'Team Members': '/projectteammembers',
      'Project Questions': '/projectquestions',
    },
  },
  {
    rows: ['Y-03'],
    at: '/manage_singel_project/1',
    parent: 'singleproject',
    head: /<img .*<h1>Hall<\/h1>.*In Riyadh/s,
    sections: { 'Project Content': '/singleprojectcontent', 'Project Video': '/singleprojectquestions' },
  },
  {
    rows: ['X-03'],
    at: '/community/post/1',
    parent: 'community',
    head: /<h1>News<\/h1>/,
    sections: { 'Post Content': '/communityonepost' },
  },
  { rows: ['X-07'], at: '/community_blogs', parent: 'none', head: /<h1>/, sections: { Blogs: '/communitysideblogs' } },
] as const satisfies readonly {
  rows: readonly Row[];
  at: string;
  parent: Parent;
  head: RegExp;
  sections: Readonly<Record<string, string>>;
}[];

/** What a record of a family cannot do without, where it is not a title, a text and a path. */
function needed(family: string, mark: string): Record<string, string> {
  const product = { product1_name: 'A', product1_description: 'B', product2_name: 'C', product2_description: 'D' };
  const others: Record<string, Record<string, string>> = {
    '/sectionone': { headline: mark, ...product },
    '/sectiontwo': { headline: mark },
    '/sectionthree': { headline_one: mark },
    '/sectionfour': { title: mark },
    '/sectionfive': { name: mark },
    '/sectionsix': { title: mark },
    '/projectcrew': { name: mark, link: '0' },
    '/projectcontentslider': { title: mark, icon: 'tv' },
    '/singleprojectcontent': { title: mark, text: 'A', path: '/about', subtitle: 'B' },
  };
  return others[family] ?? { title: mark, text: 'A text', path: '/about' };
}

/** Beside the bar at the side, which can be folded too. */
function expandedIn(screen: string): number {
  return screen.slice(screen.indexOf('<main')).split('aria-expanded="true"').length - 1;
}

test.each(SCREENS)('$rows: $at has its sections in order, and each edits its own family', async ({ rows, at, parent, head, sections }) => {
  const { add, screen } = dashboard;
  const markOf = (family: string) => `Kept in ${family}.`;
  const families = Object.values<string>(sections);
  for (const family of families) {
    const create = family === '/projectcontentslider' ? `${family}/add` : family;
    await add(create, { ...(create === family && { category_id: String(ids[parent]) }), ...needed(family, markOf(family)) });
  }
  const closed = await screen(at);
  proves(...rows);
  expect(closed).toMatch(head);
  expect(sectionsOf(closed).map(({ label }) => label)).toEqual(Object.keys(sections));
  expect(expandedIn(closed)).toBe(0);
  for (const [position, { name }] of sectionsOf(closed).entries()) {
    const open = await screen(`${at}?open=${name}`);
    expect(expandedIn(open)).toBe(1);
    expect([name, families.filter((family) => open.includes(markOf(family)))]).toEqual([name, [families[position]]]);
  }
});

test('a section shows what belongs to its parent only, or to none', async () => {
  const { add, screen } = dashboard;
  const other = await add('/category/add', { name: 'Elsewhere' });
  await add('/sectionfour', { category_id: String(ids.category), title: 'Ours' });
  proves('R-12');
  expect(await screen(`/categories/${ids.category}?open=category-tiles`)).toContain('>Ours</h3>');
  expect(await screen(`/categories/${other}?open=category-tiles`)).not.toContain('>Ours</h3>');
  expect(await screen('/community_blogs?open=side-blogs')).toContain('Kept in /communitysideblogs.');
});

test('the screens of the community tell blogs, their sections and side blogs apart', async () => {
  const blog = 'A blog of the Community page; its sections are what visitors read and comment on.';
  proves('3-55', 'RES-23');
  for (const path of ['/community', '/community/post/1'])
    expect([path, (await dashboard.screen(path)).includes(blog)]).toEqual([path, true]);
  expect(await dashboard.screen('/community/post/1?open=blog-sections')).toContain('Sections of a blog');
  expect(await dashboard.screen('/community_blogs?open=side-blogs')).toContain('Side blogs are cards that lead elsewhere');
});

test('every editor says where its words are shown, and leads there', async () => {
  const parents: Record<string, number> = { categories: 1, products: 1, 'sub-categories': 1, blogs: 1, projects: 1 };
  for (const { name, parent, edited, shown, page } of allCollections) {
    const at = edited.at.replace('/dashboard', '').replace('{id}', String(parents[parent ?? ''] ?? 0));
    const html = await dashboard.screen(edited.section ? `${at}?open=${name}` : at);
    proves('4-18');
    expect([name, html.includes(shown.section.en)]).toEqual([name, true]);
    const views = [...html.matchAll(/<a href="(\/en[^"]*)"[^>]*>View on site|<a href="(\/en[^"]*)" aria-label="View on site/g)];
    if (shown.page || page) expect([name, views.length > 0]).toEqual([name, true]);
    const target = views[0]?.[1] ?? views[0]?.[2];
    if (target)
      expect([name, target, [200, 301]]).toEqual([
        name,
        target,
        expect.arrayContaining([(await dashboard.app.call('GET', target)).status]),
      ]);
  }
});

test('a card without a path of its own shows the one the site uses', async () => {
  const { app, add, screen } = dashboard;
  const id = await add('/category/add', { name: 'Pathless' });
  const { path } = (await app.call('GET', `/api/en/category/${id}`)).body;
  expect(path).toBe(`/one-category/${id}`);
  expect(cardOf(await screen('/categories'), 'Pathless')).toContain(`>/one-category/${id}<`);
});

test('a screen of sections leads to the form of its record and back to the list', async () => {
  for (const [at, list] of [
    ['/categories/1', '/categories'],
    ['/product/1', '/products'],
    ['/sub_category/1', '/sub_category'],
    ['/manage_singel_project/1', '/single_project'],
  ] as const) {
    const head = (await dashboard.screen(at)).split('aria-controls="body-')[0]!;
    expect([at, head.includes(`href="/en/dashboard${list}?edit=1"`), head.includes(`href="/en/dashboard${list}"`)]).toEqual([
      at,
      true,
      true,
    ]);
  }
});

test('the history of a record keeps names and times apart from the Arabic around them, and calls a move a move', async () => {
  const { app, add, screen } = dashboard;
  const id = await add('/category/add', { name: 'Twice' });
  await app.admin('DELETE', `/api/en/category/${id}`);
  await app.admin('POST', `/api/en/category/${id}/restore`);
  const [ar, en] = [await screen(`/categories?history=${id}`, { language: 'ar' }), await screen(`/categories?history=${id}`)];
  const lines = [...ar.matchAll(/<p>([^<]*\u2068[^<]*)<\/p>/g)].map(([, line]) => line!);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(/\u2068admin\u2069.*\u2068[^\u2069]*2\d{3}[^\u2069]*\u2069/);
  expect(en).toMatch(/<h3>Taken out of the trash<\/h3>.*<h3>Moved to the trash<\/h3>.*<h3>Version 1<\/h3>/s);
  expect(en).not.toContain('Nothing that visitors see was changed.');
  await app.admin('PATCH', `/api/en/drafts/categories/${id}`, { json: { values: { name_en: 'Thrice' } } });
  expect(await screen(`/categories?edit=${id}`, { language: 'ar' })).toMatch(
    /مسودة كتبها \u2068admin\u2069، \u2068[^\u2069]*2\d{3}[^\u2069]*\u2069/,
  );
});

test('a card says how its record stands in each language: published, changed, scheduled, hidden', async () => {
  const { app, add, screen } = dashboard;
  const id = await add('/products', { name_en: 'Standing', name_ar: 'قائم', headline_en: 'Old', headline_ar: 'قديم' });
  const marks = async () =>
    [...cardOf(await screen('/products'), 'Standing').matchAll(/<span data-state="(\w+)">(.*?)<\/span>/g)].map(([, state, words]) => [
      state,
      words,
    ]);
  expect(await marks()).toEqual([['published', 'Published']]);
  await app.admin('PATCH', `/api/en/drafts/products/${id}`, { json: { values: { headline_en: 'New', headline_ar: 'جديد' } } });
  expect(await marks()).toEqual([['changed', 'Changed since published']]);
  const time = new Date(Date.now() + 48 * 3600_000).toISOString().slice(0, 16);
  const planned = { action: 'publish', language: 'ar', time, country: 'sa' };
  expect((await app.admin('PUT', `/api/en/schedule/products/${id}`, { json: planned })).status).toBe(200);
  expect(await marks()).toEqual([
    ['changed', 'English: changed since published'],
    ['scheduled', 'Arabic: scheduled'],
  ]);
  await app.admin('POST', `/api/en/drafts/products/${id}/publish`, { json: { language: 'en' } });
  expect(await marks()).toEqual([
    ['published', 'English: published'],
    ['scheduled', 'Arabic: scheduled'],
  ]);
  await app.admin('DELETE', `/api/en/drafts/products/${id}`);
  await app.admin('POST', '/api/en/records/products/publish', { json: { ids: [id], language: 'en', published: 0 } });
  expect(await marks()).toEqual([['published', 'Arabic: published']]);
  expect(cardOf(await screen('/products'), 'Standing')).toContain('<span>Hidden in English</span>');
});

test('every form names the release that its record stands in: of a list, standing in a section, of settings', async () => {
  const { app, add, screen } = dashboard;
  const product = await add('/products', { name_en: 'In a release' });
  const parent = await add('/category/add', { name: 'Its head in a release' });
  const values = { headline_en: 'New' };
  const begun = await app.admin('PATCH', '/api/en/drafts/category-heroes', { json: { key: 'head-in-a-release', parent, values } });
  const head = (begun.body['draft'] as { id: number }).id;
  await app.admin('PATCH', `/api/en/drafts/products/${product}`, { json: { values } });
  await app.admin('PATCH', '/api/en/drafts/settings-dashboard/1', { json: { values: { heading_en: 'New' } } });
  const { id } = (await app.admin('POST', '/api/en/releases', { json: { name: 'Autumn' } })).body;
  for (const item of [
    { collection: 'products', id: product },
    { collection: 'category-heroes', id: head },
    { collection: 'settings-dashboard', id: 1 },
  ])
    expect((await app.admin('PUT', `/api/en/releases/${Number(id)}/items`, { json: item })).status).toBe(200);
  for (const at of [`/products?edit=${product}`, `/categories/${parent}?open=category-heroes`, '/settings/dashboard'])
    expect([at, (await screen(at)).includes(`href="/en/dashboard/releases?open=${Number(id)}"`)]).toEqual([at, true]);
  await app.admin('DELETE', `/api/en/releases/${Number(id)}`);
  await app.admin('DELETE', '/api/en/drafts/settings-dashboard/1');
});

test('a clock that jumped is asked about where the calendar stands, and the answer goes on', async () => {
  const { app, screen } = dashboard;
  const database = openDatabase(app.databaseUrl);
  const held = { at: '2026-11-23T08:00:00.000Z', clock: '2026-11-23T08:00:00.000Z', expected: '2026-11-23T06:00:00.000Z' };
  await writeFact(database.kysely, 'schedule_held', JSON.stringify({ ...held, reason: 'jump', by: 'another', isAllowed: false }));
  await database.close();
  for (const [language, title, yes] of [
    ['en', 'Is the clock right?', 'The clock is right now'],
    ['ar', 'هل الساعة صحيحة؟', 'الساعة صحيحة الآن'],
  ] as const) {
    const html = await screen('/schedule', { language });
    expect([html.includes(`${title}</h2>`), html.includes(`<span>${yes}</span>`)]).toEqual([true, true]);
  }
  expect((await app.admin('POST', '/api/en/schedule/clock', { json: { at: held.at } })).status).toBe(200);
  expect(await screen('/schedule')).not.toContain('Is the clock right?');
});

test('a section that cannot be read says so in its place; the screen and the other sections stand', async () => {
  const { app, add, screen } = dashboard;
  const id = await add('/sectionfour', { category_id: '1', title: 'Torn' });
  const database = openDatabase(app.databaseUrl);
  const write = (en: string) =>
    database.kysely.updateTable('entries').set({ en }).where('collection', '=', 'category-tiles').where('id', '=', id).execute();
  try {
    await write('{"title":');
    const broken = await screen('/categories/1?open=category-tiles');
    proves('3-126');
    expect(sectionsOf(broken)).toHaveLength(7);
    expect(broken).toMatch(/id="body-category-tiles"><div role="alert"><p>Failed to load\. Try again<\/p><button[^>]*><span>Try again</);
    expect(broken).toContain('<h1>Walls</h1>');
    expect(await screen('/categories/1?open=category-links')).not.toContain('Failed to load');
  } finally {
    await write('{"title":"Mended"}');
    await database.close();
  }
});

test('Health calls nothing well that is not there, until it is there', async () => {
  const stateOf = async (name: string, language: 'ar' | 'en') =>
    (await dashboard.screen('/health', { language })).split(`>${name}</a>`)[1]!.split('</tr>', 1)[0]!;
  expect(await stateOf('Backups', 'en')).toContain('>None yet<');
  expect(await stateOf('النسخ الاحتياطية', 'ar')).toContain('>لا توجد بعد<');
  expect(await stateOf('Copies elsewhere', 'en')).toContain('>Not set up<');
  expect(await stateOf('نسخ في مكان آخر', 'ar')).toContain('>غير مُعدّة<');
  expect(await dashboard.screen('/health', { language: 'en' })).toContain(`>Version ${VERSION}<`);
  expect(await dashboard.screen('/health', { language: 'ar' })).toMatch(new RegExp(`>الإصدار \\S?${VERSION}\\S?<`));
  const { backups, troubles } = dashboard.app.server.operations;
  // What is wrong, and what to do, in the reader's language.
  await troubles.report('webhooks/1', { name: 'CRM' });
  for (const language of ['en', 'ar'] as const) {
    const texts = dashboardTexts[language];
    const begins = texts['trouble.webhooks'].split('{', 1)[0]!.trim();
    await expect.poll(() => stateOf(texts['trouble.webhooks.name'], language)).toContain(begins);
    expect(await stateOf(texts['trouble.webhooks.name'], language)).toContain(texts['trouble.webhooks.help']);
  }
  await troubles.report('webhooks/1', undefined);
  expect(await stateOf('Webhooks', 'en')).toContain('>Well<');
  backups.beginMaking(null);
  await backups.settled();
  expect(await stateOf('Backups', 'en')).toContain('>Well<');
});

test('a list that is filtered or paged to nothing says nothing of the whole', async () => {
  await dashboard.add('/category/add', { name: 'In one language' });
  await dashboard.app.admin('DELETE', `/api/en/category/${await dashboard.add('/category/add', { name: 'Gone' })}`);
  const { screen } = dashboard;
  for (const path of ['/trash?page=99', '/languages?problem=long&language=en'])
    expect([path, (await screen(path)).includes('>No items found.</p>')]).toEqual([path, true]);
  for (const path of ['/history?user=987654', '/log?search=nobody-is-called-that'])
    expect([path, (await screen(path)).includes('>No change fits.')]).toEqual([path, true]);
  expect(await screen('/trash')).not.toContain(dashboardTexts.en['trash.none']);
});

test('N-L6: whoever chooses a password can look at it', async () => {
  const page = await dashboard.screen('/new-password', { as: 'stranger' });
  expect(page).toMatch(/<input[^>]*type="password"[^>]*>\s*<button type="button"[^>]*aria-label="Show what is typed"/);
});

test('N-L9: whoever only reads is shown no form to add with', async () => {
  const { call } = await addPerson(dashboard.app, 'reader');
  for (const path of ['/categories?add', '/products?add', '/categories/1?open=category-tiles&add=category-tiles']) {
    const { status, text } = await call('GET', `/en/dashboard${path}`);
    expect([path, status, /<form[^>]*aria-busy/.test(text)]).toEqual([path, 200, false]);
  }
  expect((await call('GET', '/en/dashboard/categories?edit=1')).text).toMatch(/<form[^>]*aria-busy/);
});

test('help has a page for every task, in both languages', async () => {
  const tasks = async (language: 'ar' | 'en') =>
    [...(await dashboard.screen('/help', { language })).matchAll(/href="(?:\/en)?\/dashboard(\/help\/[\w-]+)"/g)].map(([, path]) => path!);
  const [english, arabic] = [await tasks('en'), await tasks('ar')];
  expect(english).toEqual(arabic);
  expect(new Set(english).size).toBeGreaterThan(8);
  for (const path of new Set(english)) {
    const heads = await Promise.all(
      (['en', 'ar'] as const).map(async (language) => /<h1>(.*?)<\/h1>/.exec(await dashboard.screen(path, { language }))?.[1] ?? ''),
    );
    proves('4-47');
    expect([path, /^[\x20-\x7e’“”]+$/.test(heads[0]!), /[\u0600-\u06ff]/.test(heads[1]!)]).toEqual([path, true, true]);
  }
});

test('units stand in their neutral form in Arabic, whatever the figure beside them', async () => {
  for (const group of namesOf(GROUPS)) {
    const table = await dashboard.screen(`/specifications?group=${group}`, { language: 'ar' });
    expect([group, /نقطتان|أسبوعان|ساعتان|شهران|سنتان/.exec(table)?.[0]]).toEqual([group, undefined]);
  }
  expect(await dashboard.screen('/specifications?group=purchase', { language: 'ar' })).toContain('شهر');
});

test('a list whose records have films shows signs of them and loads none', async () => {
  await dashboard.add('/sub_category', { name: 'Moving', title: 'In motion' }, { name: 'banner', kind: 'video' });
  const card = cardOf(await dashboard.screen('/sub_category'), 'Moving');
  expect([card.includes('<video'), /src="[^"]*\.(?:mp4|webm|ogv)/.test(card)]).toEqual([false, false]);
});

test('deleting unused files says so where there are none, and a refused picture is told what its field takes', async () => {
  const { app } = dashboard;
  const deleted = await app.admin('POST', '/api/ar/media/delete-unused');
  expect(deleted.body).toMatchObject({ count: 0, message: translate('ar', 'api.done.no-files-deleted') });
  const noise = new File([Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) % 251)], 'noise.jpg');
  const { status, body } = await app.admin('POST', '/api/en/category/add', { form: { name: 'Noisy', path: '/contact', icon: noise } });
  const { icon } = body['errors'] as Record<string, string>;
  expect([status, /JPE?G/.test(icon!), /MP4|PDF/.test(icon!)]).toEqual([415, true, false]);
});
