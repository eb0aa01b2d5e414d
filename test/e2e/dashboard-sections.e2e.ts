import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { allCollections } from '#content/index.ts';
import { button, enter, expectMessage, say } from './dashboard.ts';
import { picture, signIn, type Staff } from './staff.ts';
import { address, LANGUAGES, newMark, newVisitor, turn } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

// Long journeys on a machine that may be busy.
let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(() => staff.leave());

/** Each screen of sections: its parent where it has one, and the sections in their order. */
const SCREENS = {
  '/dashboard/categories/{id}': {
    parent: 'categories',
    sections: ['Sub Categories', 'Info & Products', 'Media Upload', 'Products Upload', 'Gallery', 'Names', 'Questionnaire'],
  },
  '/dashboard/product/{id}': {
    parent: 'products',
    sections: [
      'Product Info',
      'Product Flipped Cards',
      'Product Video Banner',
      'Product Headlines',
      'Product Slider Cards',
      'Product Content Grid Sector',
      'Product Questions Sections',
      'Product Tickets Slider Sections',
      'Product videos Tickets Slider Sections',
    ],
  },
  '/dashboard/sub_category/{id}': {
    parent: 'sub-categories',
    sections: [
      'Navbar Products',
      'Three Tickets',
      'Sub Category Slider',
      'Sub Category Grid Layout',
      'Sub Category Tickets Slider',
      'Sub Category Questions & Answers',
    ],
  },
  '/dashboard/projects': {
    parent: undefined,
    sections: [
      'Project Crew',
      'Project Content slider',
      'Project Media',
      'Project Clients Logos',
      'Project Grid Content',
      'Project Big cards',
      'Big Cards Slider - Previous Projects',
      'Team Members',
      'Project Questions',
    ],
  },
  '/dashboard/manage_singel_project/{id}': { parent: 'projects', sections: ['Project Content', 'Project Video'] },
  '/dashboard/community/post/{id}': { parent: 'blogs', sections: ['Post Content'] },
  '/dashboard/community_blogs': { parent: undefined, sections: ['Blogs'] },
};

async function firstOf(collection: string, language: 'ar' | 'en') {
  const answer = await staff.request.get(`/api/${language}/records/${collection}?per_page=1`);
  return ((await answer.json()) as { items: Readonly<Record<string, string>>[] }).items[0]!;
}

for (const language of LANGUAGES)
  test(`sections stand in their order below their parent, one open at a time (${language})`, async ({ page }) => {
    for (const [at, { parent, sections }] of Object.entries(SCREENS)) {
      const record = parent === undefined ? undefined : await firstOf(parent, language);
      await enter(page, staff, language, at.replace('{id}', record?.['id'] ?? ''));
      const heads = page.locator('h2 > button[aria-expanded]');
      const labels = allCollections.filter(({ edited }) => edited.at === at).map(({ edited }) => edited.section![language]);
      await expect(heads.locator('> span:first-child')).toHaveText(language === 'en' ? sections : labels);
      const title = record?.['name'] ?? record?.['title'];
      if (title) await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      if (record?.['subtitle']) await expect(page.getByRole('main')).toContainText(record['subtitle']);
      if (parent && parent !== 'blogs') await expect(page.getByRole('main').locator('img, video, svg').first()).toBeVisible();
      await heads.last().click();
      await expect(heads.last()).toHaveAttribute('aria-expanded', 'true');
      const { shown } = allCollections.findLast(({ edited }) => edited.at === at)!;
      await expect(page.getByRole('main').getByText(shown.section[language], { exact: false }).last()).toBeVisible();
      if (shown.page)
        await expect(
          page
            .getByRole('main')
            .getByRole('link', { name: say(language, 'content.view') })
            .last(),
        ).toBeVisible();
      await heads.first().click();
      proves('T-05');
      await expect(heads.first()).toHaveAttribute('aria-expanded', sections.length > 1 ? 'true' : 'false');
      await expect(page.locator('h2 > button[aria-expanded=true]')).toHaveCount(sections.length > 1 ? 1 : 0);
      await heads.first().click();
      await expect(heads.first()).toHaveAttribute('aria-expanded', sections.length > 1 ? 'false' : 'true');
    }
  });

for (const language of turn(0))
  test(`the hub leads to the five managers, and members of the team are shown nowhere until it is said so (${language})`, async ({
    page,
  }) => {
    await enter(page, staff, language, '/dashboard/banners');
    const links = page.getByRole('main').getByRole('link');
    const managers = ['hero-banners', 'content-slider', 'product-banners', 'cards-slider', 'body-slider'];
    proves('S-01');
    await expect(links).toHaveCount(managers.length);
    for (const [position, manager] of managers.entries())
      await expect(links.nth(position)).toHaveAttribute('href', address(language, `/dashboard/${manager}`));
    const name = `Member ${newMark()}`;
    const id = await staff.add('projectteammembers', { en: { title: name, text: 'Engineer', path: '/about' } });
    await enter(page, staff, language, '/dashboard/projects?open=team-members');
    const { shown } = allCollections.find((collection) => collection.name === 'team-members')!;
    await expect(page.getByText(say(language, 'content.not-shown', { section: shown.section[language] }))).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    proves('W-06', 'RES-15', '3-106');
    for (const path of ['/projects', '/about']) expect(await (await page.request.get(address(language, path))).text()).not.toContain(name);
    await staff.remove('projectteammembers', id);
  });

for (const language of turn(1))
  test(`what is loading says so, and so does what is empty (${language})`, async ({ page }) => {
    const id = await staff.add('products', { en: { name: `Slow ${language}` } });
    await enter(page, staff, language, `/dashboard/products?text=Slow ${language}`);
    await holding(page, `**/dashboard/product/${id}*`, async () => {
      await page.getByRole('link', { name: `${say(language, 'action.manage')}: Slow ${language}` }).click();
      proves('U-04');
      await expect(page.getByRole('status').filter({ hasText: say(language, 'state.loading') })).toBeVisible();
      expect(say('en', 'state.loading')).toBe('Loading...');
    });
    const section = page.locator('h2 > button[aria-expanded]').first();
    await holding(page, `**/dashboard/product/${id}*`, async () => {
      await section.click();
      proves('U-10');
      await expect(page.getByText(say(language, 'content.loading'))).toBeVisible();
    });
    await expect(page.getByText(say(language, 'content.none.parent'))).toBeVisible();
    await enter(page, staff, language, '/dashboard/products?text=no such product');
    await expect(page.getByText(say(language, 'content.none'), { exact: true })).toBeVisible();
    const said = (['content.loading', 'content.none.parent', 'content.none'] as const).map((key) => say('en', key));
    proves('U-10', 'AB-38', 'AB-39');
    expect(said).toEqual(['Loading items...', 'No items found for this category.', 'No items found.']);
  });

/** What is asked for at an address waits until something was seen. */
async function holding(page: Page, url: string, see: () => Promise<void>): Promise<void> {
  let release = () => {};
  const seen = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await seen;
    await route.continue();
  });
  await see();
  release();
  await page.unrouteAll({ behavior: 'wait' });
}

for (const language of turn(0))
  test(`three cards stand in a row, and pictures have their sizes (${language})`, async ({ page }) => {
    const id = await staff.add('products', { en: { name: 'Measured' } });
    for (const title of ['One', 'Two', 'Three', 'Four'])
      await staff.add('productssectionone', { en: { title, text: 'Text', path: '/about', icon: await picture() } }, { parent: id });
    await page.setViewportSize({ width: 1024, height: 900 });
    await enter(page, staff, language, `/dashboard/product/${id}?open=product-cards`);
    const boxes = await page.locator('[data-record]').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    proves('R-17', 'AC-25');
    expect(boxes.map((top) => top === boxes[0])).toEqual([true, true, true, false]);
    expect(await heightOf(page)).toBe(200);
    await page.getByRole('button', { name: `${say(language, 'action.edit')}: One` }).click();
    const preview = await page.getByRole('dialog').locator('img').first().boundingBox();
    proves('U-11', 'AC-25');
    expect([preview?.width, preview?.height]).toEqual([100, 100]);
    await enter(page, staff, language, '/dashboard/categories?edit=1');
    proves('T-22', 'AC-19', 'AC-25');
    expect((await page.getByRole('dialog').locator('img').first().boundingBox())!.width).toBeLessThanOrEqual(200);
    await enter(page, staff, language, '/dashboard/single_project');
    proves('AC-25');
    expect(await heightOf(page)).toBe(150);
    await enter(page, staff, language, '/dashboard/community');
    expect(await heightOf(page)).toBe(40);
  });

async function heightOf(page: Page): Promise<number | undefined> {
  return (await page.locator('[data-record] :is(img, video)').first().boundingBox())?.height;
}

for (const language of LANGUAGES)
  test(`comments stand below their post and are deleted after a question (${language})`, async ({ page, request }) => {
    const blog = await staff.add('community', { en: { name: `Commented ${language}` } }, { create: '/add' });
    const [post, other] = [
      await staff.add('communityonepost', { en: { title: 'Talked about', text: 'Text', path: '/about' } }, { parent: blog }),
      await staff.add('communityonepost', { en: { title: 'Silent', text: 'Text', path: '/about' } }, { parent: blog }),
    ];
    for (const [username, post_id] of [
      ['Sami', post],
      ['Noura', other],
    ] as const)
      await request.post('/api/en/communitypostcomments', { data: { post_id, username, text: newMark() }, headers: newVisitor() });
    const read = page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/${language}/communitypostcomments`);
    await enter(page, staff, language, `/dashboard/community/post/${blog}?open=blog-sections`);
    proves('3-62');
    expect(new URL((await read).url()).searchParams.has('post_id')).toBe(true);
    proves('X-05');
    expect(Object.values((await (await read).json()) as object)[0]).toMatchObject({ id: expect.any(Number), username: expect.any(String) });
    const card = page.locator('[data-record]').filter({ has: page.getByRole('heading', { name: 'Talked about' }) });
    proves('X-04');
    await expect(card.getByRole('listitem')).toHaveCount(1);
    await expect(card.getByRole('listitem')).toContainText('Sami');
    const remove = card.getByRole('button', { name: say(language, 'post-comments.delete', { name: 'Sami' }) });
    const question = page.getByRole('dialog', { name: say(language, 'post-comments.question') });
    proves('X-06', 'AB-45');
    expect(say('en', 'post-comments.question')).toBe('Are you sure you want to delete this comment?');
    await remove.click();
    await button(question, language, 'action.cancel').click();
    await expect(card.getByRole('listitem')).toHaveCount(1);
    await page.route('**/communitypostcomments/*', (route) => route.abort());
    await remove.click();
    await button(question, language, 'action.delete').click();
    proves('X-06', 'AB-36');
    expect(say('en', 'post-comments.failed')).toBe('Failed to delete comment');
    await expectMessage(page, language === 'en' ? 'Failed to delete comment' : say(language, 'post-comments.failed'));
    await page.unroute('**/communitypostcomments/*');
    await remove.click();
    await button(question, language, 'action.delete').click();
    await expect(card.getByRole('listitem')).toHaveCount(0);
    await button(page.getByRole('status'), language, 'action.undo').click();
    await expect(card.getByRole('listitem')).toHaveCount(1);
  });
