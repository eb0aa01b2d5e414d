import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { expectGlide, stopClock } from './stop-clock.ts';
import { signIn, type Staff } from './staff.ts';
import { address, DESK, expectNoBarriers, LANGUAGES, listed, structuredData, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

// The machine that runs this may be busy; axe alone can take ten seconds.
let staff: Staff;
let bare: number;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
  bare = await staff.add('sub_category', { en: { name: 'Bare shelf' }, ar: { name: 'رف فارغ' } });
});
test.afterAll(() => staff.leave());

for (const language of LANGUAGES) {
  test(`in ${language}: a sub-category shows its family`, async ({ page, request }) => {
    await page.setViewportSize(DESK);
    const complaints = await visit(page, language, '/sub-category/1');
    const shelf = (await listed(request, language, '/sub_category')).find(({ id }) => id === 1);
    proves('H-02');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shelf!['title']!);
    await expect(page.locator('main').getByText(shelf!['text']!, { exact: true }).first()).toBeVisible();
    // Nobody uploaded one: its products stand side by side on it.
    await expect(page.locator(`main a[href^="/api/${language}/comparisons/"]`).first()).toBeVisible();

    const products = await listed(request, language, '/subcategoryproducts/category/1');
    const strip = page.getByRole('navigation').filter({ hasText: products[0]!['title']! }).first();
    proves('H-01');
    await expect(strip.getByRole('link')).toContainText(products.map(({ title }) => title!));
    proves('H-07');
    for (const section of ['one', 'two', 'three', 'four', 'five'])
      for (const { title } of await listed(request, language, `/subcategorysection${section}/category/1`))
        await expect(page.locator('main').getByText(title!, { exact: true }).first(), `${section}: ${title}`).toBeAttached();

    const texts = (section: string) => listed(request, language, `/subcategorysection${section}/category/1`);
    const partWith = async (section: string) => {
      const heading = page.getByRole('heading', { name: (await texts(section))[0]!['title']!, exact: true });
      return page.locator('main section').filter({ has: heading }).first();
    };
    const cardsOf = async (section: string) => (await partWith(section)).locator('[aria-roledescription=carousel] li:not([data-copy])');
    proves('H-03');
    for (const { title, text } of await texts('one'))
      await expect((await partWith('one')).getByRole('article').filter({ hasText: title! })).toContainText(text!);
    proves('H-04');
    await expect(await cardsOf('two')).toHaveCount((await texts('two')).length);
    proves('H-06');
    await expect(await cardsOf('four')).toHaveCount((await texts('four')).length);
    const questions = page.locator('main details:not(:has(form))');
    await expect(questions.locator('summary')).toHaveText((await texts('five')).map(({ title }) => title!));
    await expect(questions.first()).toHaveAttribute('open', '');
    await expect(page.locator('main details:has(form)')).not.toHaveAttribute('open');

    const spans = await page
      .locator('[data-pattern="home"] > li')
      .evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile).gridColumnStart + getComputedStyle(tile).gridColumnEnd));
    proves('H-05');
    expect(spans.map((span) => Number(/span (\d+)/.exec(span)?.[1]))).toEqual([8, 4, 4, 4, 4, 4, 8]);
    proves('AC-05');
    expect(spans.map((span) => Number(/span (\d+)/.exec(span)?.[1]))).toEqual([8, 4, 4, 4, 4, 4, 8]);

    const trail = page
      .getByRole('navigation')
      .filter({ has: page.locator('[aria-current="page"]') })
      .last();
    proves('4-44');
    await expect(trail.getByRole('link').nth(1)).toHaveAttribute('href', new RegExp(`^${address(language, '/one-category/1/')}`));
    const data = await structuredData(page);
    expect(data.get('BreadcrumbList')!['itemListElement']).toHaveLength(3);
    expect(data.get('FAQPage')!['mainEntity']).toHaveLength((await listed(request, language, '/subcategorysectionfive/category/1')).length);
    expect(complaints).toEqual([]);
  });

  test(`in ${language}: the big carousel shows 3.5, 2.5 and 1.2 cards and moves along the line in 1500 milliseconds`, async ({ page }) => {
    proves('AC-09');
    await stopClock(page);
    await visit(page, language, '/sub-category/1');
    const carousel = page.locator('[aria-roledescription="carousel"]').first();
    const shown = () =>
      carousel.locator('ul').evaluate((row) => {
        const card = (row.firstElementChild as HTMLElement).getBoundingClientRect().width;
        return Math.round(((row.clientWidth + 20) / (card + 20)) * 10) / 10;
      });
    for (const [width, cards] of [
      [1440, 3.5],
      [800, 2.5],
      [390, 1.2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(shown).toBe(cards);
    }
    await expectGlide(carousel, carousel.getByRole('button').last(), 1500);
    await expect.poll(() => carousel.locator('ul').evaluate((row) => Math.sign(row.scrollLeft))).toBe(language === 'ar' ? -1 : 1);
  });

  test(`in ${language}: a wrong name leads to the right address, an empty shelf to what is coming`, async ({ page }) => {
    await visit(page, language, `/sub-category/${bare}/something-else`);
    proves('3-07');
    await expect(page).toHaveURL(new RegExp(`/sub-category/${bare}/${language === 'en' ? 'Bare-shelf' : encodeURIComponent('رف-فارغ')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'en' ? 'Bare shelf' : 'رف فارغ');
    proves('3-78');
    await expect(page.locator('main a[href$=".pdf"]')).toHaveCount(0);
    await expectNoBarriers(page);
    await page.getByRole('link', { name: language === 'en' ? 'See what is coming' : 'شاهد ما هو قادم' }).click();
    proves('3-08');
    await expect(page).toHaveURL(address(language, '/adding_soon'));
  });
}
