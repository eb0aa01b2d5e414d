import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { fill } from '#i18n/translate.ts';
import { setSpamRules, signIn } from './staff.ts';
import {
  address,
  complaintsOf,
  DESK,
  expectNoBarriers,
  hydrated,
  LANGUAGES,
  type Language,
  newVisitor,
  searchIsWhole,
  settle,
} from './visit.ts';

const SITE = { en: siteEn, ar: siteAr };
const PHONE = { width: 390, height: 844 } as const;

test.beforeAll(({ playwright, baseURL }) => setSpamRules(playwright, baseURL, { minimum_seconds: 0 }));
test.beforeAll(({ request }) => searchIsWhole(request));
test.afterAll(({ playwright, baseURL }) => setSpamRules(playwright, baseURL, { minimum_seconds: 3 }));

type Size = { readonly width: number; readonly height: number };
const SIZES: readonly Size[] = [PHONE, DESK];

async function arrive(page: Page, language: Language, path: string, size: Size): Promise<string[]> {
  await page.setViewportSize(size);
  await page.setExtraHTTPHeaders(newVisitor());
  const complaints = complaintsOf(page);
  await settle(page, language);
  await page.goto(address(language, path));
  await hydrated(page);
  return complaints;
}

for (const language of LANGUAGES) {
  const t = SITE[language];

  for (const size of SIZES) {
    test(`in ${language}: who looks for 8000 nits asks for a wall of the screen that has them, ${size.width} wide`, async ({
      page,
      playwright,
      baseURL,
    }) => {
      const complaints = await arrive(page, language, '/search', size);
      await page
        .getByRole('main')
        .getByRole('searchbox')
        .fill(language === 'ar' ? '٨٠٠٠ نت' : '8000 nits');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\?q=/);
      await page.getByRole('main').locator('li a[href*="/product/"]').first().click();
      await expect(page.locator('#specifications')).toContainText('8,000');
      await hydrated(page);
      await page.getByRole('link', { name: t['site.specs.buildWall'] }).click();
      await hydrated(page);
      await page.locator('#wall').getByRole('link', { name: t['site.wall.moreColumns'] }).click();
      await expect(page).toHaveURL(/columns=5&rows=2/);
      await page.locator('#wall').getByRole('button', { name: t['site.wall.ask'] }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('5 × 2 = 10');
      await dialog.getByLabel(t['site.inquiry.name']).fill('Sara');
      await dialog.getByLabel(t['site.inquiry.email']).fill('sara@example.com');
      await dialog.getByLabel(t['site.inquiry.phone']).fill('٠٥٠٠٠٠٠٠٠٠');
      await dialog.getByLabel(t['site.inquiry.quantity']).fill('٢');
      await dialog.getByLabel(t['site.inquiry.city']).fill('Jeddah');
      await dialog.getByRole('button', { name: t['site.inquiry.send'] }).click();
      const reference = /LM-\w{8}/.exec(
        (await page
          .locator('#wall')
          .getByText(/LM-\w{8}/)
          .first()
          .textContent())!,
      )![0];
      const staff = await signIn(playwright, baseURL);
      const { leads } = (await (await staff.request.get(`/api/en/inbox?search=${reference}`)).json()) as { leads: { fields: object }[] };
      expect(leads[0]!.fields).toMatchObject({
        product_id: Number(new URL(page.url()).searchParams.get('product')),
        cabinets: '5 × 2 = 10',
        quantity: '2',
        city: 'Jeddah',
      });
      await staff.leave();
      expect(complaints).toEqual([]);
    });

    test(`in ${language}: the advisor's wall is changed in the builder and kept as it was built, ${size.width} wide`, async ({ page }) => {
      const complaints = await arrive(page, language, '/advisor?place=indoors&nearest=4&farthest=12&width=4&height=2.5', size);
      await page.locator('#proposal').getByRole('link', { name: t['site.wall.open'] }).click();
      await hydrated(page);
      const columns = page.getByLabel(t['site.wall.columns']);
      await columns.fill('٥');
      await columns.blur();
      await expect(page).toHaveURL(/columns=/);
      await expect(page.locator('#wall h2').first()).toContainText('5');
      await page.locator('#wall').getByRole('button', { name: t['site.shortlist.keep'] }).click();
      await page.getByRole('banner').getByRole('link', { name: t['site.nav.shortlist'] }).click();
      await expect(page).toHaveURL(/\/shortlist\?products=\d+-5c[\d.]+$/);
      await expect(page.locator('[data-shortlist-rows] tbody tr')).toHaveCount(1);
      expect(complaints).toEqual([]);
    });
  }

  test(`in ${language}: two kiosks are compared on a phone, in the size that is wanted`, async ({ page }) => {
    const complaints = await arrive(page, language, '/products', PHONE);
    const boxes = page.locator('input[name=products]');
    for (let turn = 0; turn < 5; turn += 1) await boxes.nth(turn).check();
    const tooMany = page.locator('main li', { hasText: fill(language, t['site.compare.most'], { most: 5 }) }).last();
    await expect(tooMany).toBeHidden();
    await boxes.nth(5).click();
    await expect(tooMany).toBeInViewport();
    await expect(boxes.nth(5)).not.toBeChecked();
    await boxes.first().uncheck();
    await expect(tooMany).toBeHidden();

    await page.goto(address(language, '/one-category/4'));
    await hydrated(page);
    await boxes.and(page.locator('[value="15"]')).check();
    await boxes.and(page.locator(':not([value="15"])')).first().check();
    await expect(boxes.and(page.locator(':checked'))).toHaveCount(2);
    await page.getByRole('button', { name: t['site.products.compareChosen'] }).click();
    await expect(page).toHaveURL(/\/compare\?products=/);
    await page
      .getByRole('list', { name: fill(language, t['site.compare.sizesOf'], { product: 'GlowMate' }), exact: true })
      .getByRole('link')
      .last()
      .click();
    await expect(page).toHaveURL(/products=.*15-70/);
    await hydrated(page);
    const table = page.getByRole('table');
    const heads = table.getByRole('columnheader');
    for (const head of [heads.nth(1), heads.nth(2)]) {
      const { x, width } = (await head.boundingBox())!;
      expect([x >= 0, x + width <= PHONE.width]).toEqual([true, true]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await expect(table).toContainText(fill(language, t['site.compare.inch'], { size: '70' }));
    await expectNoBarriers(page);
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    // The names stay below the bar while the table is read.
    const bar = (await page.getByRole('banner').boundingBox())!;
    const name = (await heads.nth(1).getByRole('link').first().boundingBox())!;
    expect([name.y >= bar.y + bar.height - 1, name.y < PHONE.height / 4]).toEqual([true, true]);
    await table.locator('[data-of-size="70"]').click();
    await expect(page.locator('[data-shortlist-count]').first()).toHaveText('1');
    expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBe('15-70');
    expect(complaints).toEqual([]);
  });
}
