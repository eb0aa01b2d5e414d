import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { film, picture, sheet, signIn, type Staff } from './staff.ts';
import { address, DESK, expectNoBarriers, LANGUAGES, listed, structuredData, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

// The machine that runs this may be busy; axe alone can take ten seconds.
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
  test(`in ${language}: a category page tells its whole story`, async ({ page, request }) => {
    const complaints = await visit(page, language, '/one-category/1');
    const main = page.locator('main');
    const links = await listed(request, language, '/subcategorysectionzero/category/1');
    const strip = page.getByRole('navigation').filter({ hasText: links[0]!['title']! }).last();
    proves('F-01');
    await expect(strip.getByRole('link')).toHaveText(links.map(({ title }) => title!));
    for (const [index, { path, icon }] of links.entries()) {
      const link = strip.getByRole('link').nth(index);
      await expect(link).toHaveAttribute('href', new RegExp(`^${address(language, `${path}/`)}`));
      await expect(link.locator('img')).toHaveAttribute('src', `/uploads/${icon}`);
    }

    const [hero] = await listed(request, language, '/sectionone/category/1');
    proves('F-02');
    await expect(main.getByRole('heading', { level: 2, name: hero!['headline']! })).toBeVisible();
    proves('F-04');
    const headline = main.locator('div:has(> h2)').filter({ hasText: hero!['headline']! }).last();
    await expect(headline.locator('img')).toHaveAttribute('src', `/uploads/${hero!['image']}`);
    for (const slot of ['product1', 'product2']) {
      const card = main
        .getByRole('article')
        .filter({ hasText: hero![`${slot}_description`]!.slice(0, 12) })
        .first();
      proves('F-03');
      await expect(card.getByRole('heading')).toHaveText(hero![`${slot}_name`]!);
      await expect(card).toContainText(hero![`${slot}_description`]!);
      await expect(card.getByRole('listitem')).toHaveText([hero![`${slot}_feature1`]!, hero![`${slot}_feature2`]!]);
      await expect(card.locator('img')).toHaveAttribute('src', `/uploads/${hero![`${slot}_image`]}`);
      await expect(card.getByRole('link', { name: language === 'en' ? 'View Details' : 'عرض التفاصيل' })).toHaveAttribute(
        'href',
        new RegExp(`^${address(language, hero![`${slot}_link`]!)}(?:/|$)`),
      );
      // Nobody uploaded one: it is made of the product the card leads to.
      const [product] = /\d+$/.exec(hero![`${slot}_link`]!)!;
      await expect(card.locator('a[href$=".pdf"]')).toHaveAttribute('href', `/api/${language}/products/${product}/spec-sheet.pdf`);
    }
    for (const { headline_one: name } of await listed(request, language, '/sectionthree/by-category/1'))
      await expect(main.getByRole('heading', { level: 3, name: name!, exact: true }).first()).toBeAttached();
    for (const { name, paragraph, image } of await listed(request, language, '/sectionfive/category/1')) {
      proves('F-13');
      const card = main.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: name! }) });
      await expect(card).toContainText(paragraph!);
      await expect(card.locator('img')).toHaveAttribute('src', `/uploads/${image}`);
    }

    const questions = main.locator('details:not(:has(form))');
    const asked = await listed(request, language, '/sectionsix/category/1');
    proves('F-14');
    await expect(questions.locator('summary')).toHaveText(asked.map(({ title }) => title!));
    for (const [index, { paragraph }] of asked.entries()) await expect(questions.nth(index)).toContainText(paragraph!);
    await expect(main.locator('[data-shown] img')).toHaveAttribute('src', `/uploads/${asked[0]!['image']}`);
    proves('F-16');
    await expect(questions.first().getByRole('region')).toHaveCSS('height', '200px');
    proves('AC-18');
    expect((await questions.first().getByRole('region').boundingBox())!.height).toBe(200);
    proves('3-81');
    await expect(questions.first().getByRole('region')).toHaveCSS('overflow-y', 'auto');
    await expect(questions.first().getByRole('region')).toHaveAttribute('tabindex', '0');
    proves('F-15');
    await expect(questions.first()).toHaveAttribute('open', '');
    await questions.nth(1).locator('summary').click();
    await expect(main.locator('details[open]')).toHaveCount(1);
    await expect(questions.nth(1)).toHaveAttribute('open', '');
    await expect(main.locator('[data-shown] img')).toHaveCount(1);
    await questions.nth(1).locator('summary').press('Enter');
    await expect(main.locator('details[open]')).toHaveCount(0);

    await expect(main.locator('details:has(form) > summary')).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeHidden();
    const data = await structuredData(page);
    expect([...data.keys()]).toEqual(expect.arrayContaining(['BreadcrumbList', 'FAQPage']));
    expect(complaints).toEqual([]);
  });

  test(`in ${language}: a banner is a film or a picture, its headline needs three characters`, async ({ page, request }) => {
    await visit(page, language, `/one-category/${bare}/wrong-name`);
    proves('3-07');
    await expect(page).toHaveURL(new RegExp(`/one-category/${bare}/${language === 'en' ? 'Bare-wall' : encodeURIComponent('جدار-فارغ')}$`));
    const film = page.locator('main video');
    proves('AA-13');
    await expect(film).toHaveJSProperty('muted', true);
    await expect(film).toHaveAttribute('loop', '');
    proves('AA-14');
    await expect(page.getByText('On', { exact: true })).toHaveCount(0);
    proves('F-06');
    await expect(page.getByText('On', { exact: true })).toHaveCount(0);

    await page.goto(address(language, `/one-category/${own}`));
    await expect(page.getByRole('heading', { level: 2, name: 'Lit' })).toBeVisible();
    proves('F-05');
    await expect(page.locator('main video')).toHaveCount(0);
    const [banner] = await listed(request, language, `/sectiontwo/category/${own}`);
    await expect(page.locator(`main img[src="/uploads/${banner!['media_file']}"]`)).toBeVisible();

    await page.goto(address(language, `/one-category/${nothing}`));
    await page
      .locator('main')
      .getByRole('link', { name: language === 'en' ? 'See what is coming' : 'شاهد ما هو قادم' })
      .click();
    proves('3-08');
    await expect(page).toHaveURL(address(language, '/adding_soon'));
  });

  test(`in ${language}: columns and tiles`, async ({ page }) => {
    await page.setViewportSize(DESK);
    const complaints = await visit(page, language, `/one-category/${own}`);
    const card = page.getByRole('article').filter({ hasText: 'Wall A' });
    proves('F-07');
    for (const part of ['Wall A', 'Second line', 'Third line', 'What it is.', 'What it is for.', 'Skin'])
      await expect(card).toContainText(part);
    await expect(card.locator('img')).toHaveCount(2);
    proves('F-08');
    await expect(card).toContainText('2 × 1 m');
    await expect(card.locator('svg')).not.toHaveCount(0);
    await expect(card.getByRole('button', { name: 'Skin' }).locator('img')).toBeVisible();
    const [has, hasNot] = language === 'en' ? ['Yes:', 'No:'] : ['نعم:', 'لا:'];
    proves('3-80');
    await expect(card.getByRole('listitem').filter({ hasText: 'Front service' })).toContainText(has);
    await expect(card.getByRole('listitem').filter({ hasText: 'Rain proof' })).toContainText(hasNot);
    await expect(card.locator('a[href$=".pdf"]')).toHaveCount(1);
    const learnMore = language === 'en' ? 'Learn More' : 'اعرف المزيد';
    await expect(card.getByRole('link', { name: learnMore })).toHaveAttribute('href', address(language, '/projects'));
    const span = () => page.locator('li', { has: card }).evaluate((cell) => getComputedStyle(cell).gridColumn);
    proves('AC-06');
    expect(await span()).toContain('span 3');

    await card.getByRole('button', { name: 'Skin' }).click();
    const modal = page.getByRole('dialog', { name: 'Wall A' });
    proves('C-30');
    await expect(modal.locator('img')).toHaveCount(1);
    proves('RES-06');
    await expect(modal.locator('a[target="_blank"][href$=".pdf"]')).toBeVisible();
    await expect(modal.getByRole('link', { name: language === 'en' ? 'Download Spec Sheet' : 'تنزيل ورقة المواصفات' })).toHaveAttribute(
      'download',
      '',
    );
    proves('3-34');
    await expect(modal.locator('figcaption')).toHaveText(['Skin']);
    await expectNoBarriers(page);
    await modal.getByRole('button', { name: language === 'en' ? 'Close' : 'إغلاق' }).click();
    await expect(modal).toBeHidden();
    await expect(card.getByRole('button', { name: 'Skin' })).toBeFocused();

    const cells = page.locator('[data-pattern="category"] > li');
    const spans = await cells.evaluateAll((tiles) =>
      tiles.map((tile) => Number(/span (\d+)/.exec(getComputedStyle(tile).gridColumn)?.[1])),
    );
    proves('F-11');
    expect(spans).toEqual([4, 4, 4, 8, 4, 4, 8, 4, 4]);
    proves('AC-05');
    expect(spans.slice(0, 7)).toEqual([4, 4, 4, 8, 4, 4, 8]);
    proves('3-32');
    expect(spans.slice(7)).toEqual(spans.slice(0, 2));
    const colors = await cells.locator('article').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-color')));
    proves('F-12');
    expect(colors).toEqual(['white', 'black', 'white', 'black', 'white', 'black', 'white', 'black', 'white']);
    await expect(cells.nth(0).getByRole('link')).toHaveCount(0);
    await expect(cells.nth(1).getByRole('link')).toHaveAttribute('href', 'https://example.com/wall');
    await expect(cells.nth(1).getByRole('link')).toHaveAttribute('rel', 'noopener');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(cells.nth(1)).toHaveCSS('grid-column-start', 'span 6');
    expect(complaints).toEqual([]);
  });
}

test('three product cards are wider than four', async ({ page }) => {
  await page.setViewportSize(DESK);
  await staff.remove('sectionthree', columns[3]!);
  await visit(page, 'en', `/one-category/${own}`);
  const cell = page.locator('li', { has: page.getByRole('article').filter({ hasText: 'Wall A' }) });
  proves('F-09');
  expect(await cell.evaluate((one) => getComputedStyle(one).gridColumn)).toContain('span 4');
});
