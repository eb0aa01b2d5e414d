import { expect, test } from '@playwright/test';
import { film, picture, sheet, signIn, type Staff } from './staff.ts';
import { address, DESK, expectNoBarriers, LANGUAGES, listed, structuredData, visit } from './visit.ts';

// The machine that runs this may be busy; axe alone can take ten seconds.
test.setTimeout(90_000);

let staff: Staff;
let bare: number;
let nothing: number;
let own: number;
let columns: number[];
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
  bare = await staff.add('category', { en: { name: 'Bare wall' }, ar: { name: 'جدار فارغ' } }, { create: '/add' });
  nothing = await staff.add('category', { en: { name: 'Nothing yet' }, ar: { name: 'لا شيء بعد' } }, { create: '/add' });
  own = await staff.add('category', { en: { name: 'Trial walls' }, ar: { name: 'جدران تجريبية' } }, { create: '/add' });
  await staff.add('sectiontwo', { en: { headline: 'On', file: film() } }, { parent: bare });
  await staff.add('sectiontwo', { en: { headline: 'Lit', file: await picture() } }, { parent: own });
  columns = [];
  for (const name of ['A', 'B', 'C', 'D']) columns.push(await staff.add('sectionthree', { en: await column(name) }, { parent: own }));
  for (const [index, color] of ['', '', 'white', '', '', '', '', '', ''].entries()) {
    const path = ['', 'https://example.com/wall'][index] ?? '/projects';
    await staff.add('sectionfour', { en: { title: `Tile ${index}`, info: 'Light', color, path, image: await picture() } }, { parent: own });
  }
});
test.afterAll(() => staff.leave());

async function column(name: string) {
  return {
    headline_one: `Wall ${name}`,
    headline_two: 'Second line',
    headline_three: 'Third line',
    description: 'What it is.',
    about: 'What it is for.',
    path: '/projects',
    image: await picture(),
    specsheet: await sheet(),
    icons: JSON.stringify(['display']),
    sizes: JSON.stringify(['2 × 1 m']),
    advantages: JSON.stringify([
      { name: 'Front service', value: 1 },
      { name: 'Rain proof', value: 0 },
    ]),
    features: JSON.stringify([{ title: 'Skin' }]),
    feature_image_0: await picture(),
  };
}

for (const language of LANGUAGES) {
  test(`F-01 F-02 F-03 F-04 F-07 F-13 F-14 F-15 F-16 AC-18 3-81 in ${language}: a category page tells its whole story`, async ({
    page,
    request,
  }) => {
    const complaints = await visit(page, language, '/one-category/1');
    const main = page.locator('main');
    const links = await listed(request, language, '/subcategorysectionzero/category/1');
    const strip = page.getByRole('navigation').filter({ hasText: links[0]!['title']! }).last();
    await expect(strip.getByRole('link')).toHaveCount(links.length);
    await expect(strip.getByRole('link').first()).toHaveAttribute('href', new RegExp(`^${address(language, `${links[0]!['path']!}/`)}`));

    const [hero] = await listed(request, language, '/sectionone/category/1');
    await expect(main.getByRole('heading', { level: 2, name: hero!['headline']! })).toBeVisible();
    for (const slot of ['product1', 'product2']) {
      const card = main
        .getByRole('article')
        .filter({ hasText: hero![`${slot}_description`]!.slice(0, 12) })
        .first();
      await expect(card.getByRole('heading')).toHaveText(hero![`${slot}_name`]!);
      await expect(card.getByRole('listitem')).toHaveCount(2);
      await expect(card.getByRole('link', { name: language === 'en' ? 'View Details' : 'عرض التفاصيل' })).toBeVisible();
    }
    for (const { headline_one: name } of await listed(request, language, '/sectionthree/by-category/1'))
      await expect(main.getByRole('heading', { level: 3, name: name!, exact: true }).first()).toBeAttached();
    for (const { name } of await listed(request, language, '/sectionfive/category/1'))
      await expect(main.getByRole('heading', { level: 3, name: name! })).toBeAttached();

    const questions = main.locator('details');
    await expect(questions).toHaveCount((await listed(request, language, '/sectionsix/category/1')).length);
    await expect(questions.first()).toHaveAttribute('open', '');
    await expect(questions.first().getByRole('region')).toHaveCSS('height', '200px');
    await questions.nth(1).locator('summary').click();
    await expect(main.locator('details[open]')).toHaveCount(1);
    await expect(questions.nth(1)).toHaveAttribute('open', '');
    await expect(main.locator('[data-shown] img')).toHaveCount(1);
    await questions.nth(1).locator('summary').press('Enter');
    await expect(main.locator('details[open]')).toHaveCount(0);

    const data = await structuredData(page);
    expect([...data.keys()]).toEqual(expect.arrayContaining(['BreadcrumbList', 'FAQPage']));
    expect(complaints).toEqual([]);
  });

  test(`F-05 F-06 AA-13 AA-14 3-07 3-08 in ${language}: a banner is a film or a picture, its headline needs three characters`, async ({
    page,
  }) => {
    await visit(page, language, `/one-category/${bare}/wrong-name`);
    await expect(page).toHaveURL(new RegExp(`/one-category/${bare}/${language === 'en' ? 'Bare-wall' : encodeURIComponent('جدار-فارغ')}$`));
    const film = page.locator('main video');
    await expect(film).toHaveJSProperty('muted', true);
    await expect(film).toHaveAttribute('loop', '');
    await expect(page.getByText('On', { exact: true })).toHaveCount(0);

    await page.goto(address(language, `/one-category/${own}`));
    await expect(page.locator('main video')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Lit' })).toBeVisible();

    await page.goto(address(language, `/one-category/${nothing}`));
    await page
      .locator('main')
      .getByRole('link', { name: language === 'en' ? 'See what is coming' : 'شاهد ما هو قادم' })
      .click();
    await expect(page).toHaveURL(address(language, '/adding_soon'));
  });

  test(`C-30 F-08 F-09 F-11 F-12 AC-05 AC-06 RES-06 3-06 3-32 3-80 3-82 in ${language}: columns and tiles`, async ({ page }) => {
    await page.setViewportSize(DESK);
    const complaints = await visit(page, language, `/one-category/${own}`);
    const card = page.getByRole('article').filter({ hasText: 'Wall A' });
    for (const part of ['Second line', 'Third line', 'What it is.', 'What it is for.', '2 × 1 m', 'Skin'])
      await expect(card).toContainText(part);
    const [has, hasNot] = language === 'en' ? ['Yes:', 'No:'] : ['نعم:', 'لا:'];
    await expect(card.getByRole('listitem').filter({ hasText: 'Front service' })).toContainText(has);
    await expect(card.getByRole('listitem').filter({ hasText: 'Rain proof' })).toContainText(hasNot);
    await expect(card.locator('a[href$=".pdf"]')).toHaveCount(1);
    const learnMore = language === 'en' ? 'Learn More' : 'اعرف المزيد';
    await expect(card.getByRole('link', { name: learnMore })).toHaveAttribute('href', address(language, '/projects'));
    const span = () => page.locator('li', { has: card }).evaluate((cell) => getComputedStyle(cell).gridColumn);
    expect(await span()).toContain('span 3');

    await card.getByRole('button', { name: 'Skin' }).click();
    const modal = page.getByRole('dialog', { name: 'Wall A' });
    await expect(modal.locator('img')).toHaveCount(1);
    await expect(modal.locator('a[target="_blank"][href$=".pdf"]')).toBeVisible();
    await expect(modal.getByRole('link', { name: language === 'en' ? 'Download Spec Sheet' : 'تنزيل ورقة المواصفات' })).toHaveAttribute(
      'download',
      '',
    );
    await expectNoBarriers(page);
    await modal.getByRole('button', { name: language === 'en' ? 'Close' : 'إغلاق' }).click();
    await expect(modal).toBeHidden();
    await expect(card.getByRole('button', { name: 'Skin' })).toBeFocused();

    const cells = page.locator('[data-pattern="category"] > li');
    const spans = await cells.evaluateAll((tiles) =>
      tiles.map((tile) => Number(/span (\d+)/.exec(getComputedStyle(tile).gridColumn)?.[1])),
    );
    expect(spans).toEqual([4, 4, 4, 8, 4, 4, 8, 4, 4]);
    const colors = await cells.locator('article').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-color')));
    expect(colors).toEqual(['white', 'black', 'white', 'black', 'white', 'black', 'white', 'black', 'white']);
    await expect(cells.nth(0).getByRole('link')).toHaveCount(0);
    await expect(cells.nth(1).getByRole('link')).toHaveAttribute('href', 'https://example.com/wall');
    await expect(cells.nth(1).getByRole('link')).toHaveAttribute('rel', 'noopener');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(cells.nth(1)).toHaveCSS('grid-column-start', 'span 12');
    expect(complaints).toEqual([]);
  });
}

test('F-09 AC-06: three product cards are wider than four', async ({ page }) => {
  await page.setViewportSize(DESK);
  await staff.remove('sectionthree', columns[3]!);
  await visit(page, 'en', `/one-category/${own}`);
  const cell = page.locator('li', { has: page.getByRole('article').filter({ hasText: 'Wall A' }) });
  expect(await cell.evaluate((one) => getComputedStyle(one).gridColumn)).toContain('span 4');
});
