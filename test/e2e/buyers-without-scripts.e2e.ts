import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { fill } from '#i18n/translate.ts';
import { setSpamRules, signIn } from './staff.ts';
import { address, DESK, LANGUAGES, type Language, newVisitor, searchIsWhole } from './visit.ts';

const SITE = { en: siteEn, ar: siteAr };
const PHONE = { width: 390, height: 844 } as const;

test.beforeAll(({ playwright, baseURL }) => setSpamRules(playwright, baseURL, { minimum_seconds: 0 }));
test.beforeAll(({ request }) => searchIsWhole(request));
test.afterAll(({ playwright, baseURL }) => setSpamRules(playwright, baseURL, { minimum_seconds: 3 }));

type Site = { browser: Browser; baseURL: string | undefined };

async function arrive({ browser, baseURL }: Site, language: Language, path: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, extraHTTPHeaders: newVisitor(), viewport });
  const page = await context.newPage();
  await page.goto(address(language, path));
  return page;
}

/** Fills in the form at the end of the page. Says the number that the inquiry got. */
async function send(page: Page, form: string, t: typeof siteEn | typeof siteAr): Promise<string> {
  const fields = page.locator(form);
  await fields.getByLabel(t['site.inquiry.name']).fill('Sara');
  await fields.getByLabel(t['site.inquiry.email']).fill('sara@example.com');
  await fields.getByLabel(t['site.inquiry.phone']).fill('٠٥٠٠٠٠٠٠٠٠');
  await fields.locator('button[type=submit]').first().click();
  await expect(fields.getByText(t['site.inquiry.sent'])).toBeVisible();
  return /LM-\w{8}/.exec((await fields.getByText(/LM-\w{8}/).textContent())!)![0];
}

/** As the sales desk sees it. */
async function arrived(playwright: Parameters<typeof signIn>[0], baseURL: string | undefined, reference: string): Promise<object> {
  const staff = await signIn(playwright, baseURL);
  const { leads } = (await (await staff.request.get(`/api/en/inbox?search=${reference}`)).json()) as { leads: { fields: object }[] };
  await staff.leave();
  return leads[0]!.fields;
}

/** Nothing is wider than the screen. */
async function expectToFit(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', page.viewportSize()!.width);
}

for (const language of LANGUAGES) {
  const t = SITE[language];

  for (const size of [PHONE, DESK]) {
    test(`in ${language}, without scripts: 8000 nits become an inquiry with product and wall, ${size.width} wide`, async ({
      browser,
      playwright,
      baseURL,
    }) => {
      const page = await arrive({ browser, baseURL }, language, '/about', size);
      await page.getByRole('banner').getByRole('link', { name: t['site.nav.search'], exact: true }).click();
      const words = page.getByRole('main').getByRole('searchbox');
      await words.fill(language === 'ar' ? '٨٠٠٠ نت' : '8000 nits');
      await words.press('Enter');
      await page.getByRole('main').locator('li a[href*="/product/"]').first().click();
      await expect(page.locator('#specifications')).toContainText('8,000');
      await expectToFit(page);
      await page.getByRole('link', { name: t['site.specs.buildWall'] }).click();
      await page.locator('#wall').getByRole('link', { name: t['site.wall.moreColumns'] }).click();
      await expect(page).toHaveURL(/columns=5&rows=2/);
      await expectToFit(page);
      await page.locator('#wall').getByRole('link', { name: t['site.wall.ask'] }).click();
      await expect(page.locator('#inquiry')).toContainText('5 × 2 = 10');
      await page.locator('#inquiry').getByLabel(t['site.inquiry.quantity']).fill('٢');
      const reference = await send(page, '#inquiry', t);
      expect(await arrived(playwright, baseURL, reference)).toMatchObject({
        product_id: Number(new URL(page.url()).searchParams.get('product')),
        cabinets: '5 × 2 = 10',
        quantity: '2',
        advice: expect.stringMatching(/^\/wall\?product=\d+&columns=5&rows=2$/),
      });
      await page.context().close();
    });

    test(`in ${language}, without scripts: the wall of an advice is changed, kept beside another product and asked for, ${size.width} wide`, async ({
      browser,
      playwright,
      baseURL,
    }) => {
      const page = await arrive({ browser, baseURL }, language, '/advisor', size);
      const form = page.getByRole('form', { name: t['site.advisor.form'] });
      await form.getByLabel(t['site.advisor.place']).selectOption('indoors');
      await form.getByLabel(t['site.advisor.nearest']).fill('٤');
      await form.getByRole('button', { name: t['site.advisor.ask'] }).click();
      // What was typed stays where something is missing.
      await expect(form.getByLabel(t['site.advisor.nearest'])).toHaveValue('٤');
      await form.getByLabel(t['site.advisor.farthest']).fill('12');
      await form.getByLabel(t['site.advisor.width']).fill('4');
      await form.getByLabel(t['site.advisor.height']).fill('2.5');
      await form.getByRole('button', { name: t['site.advisor.ask'] }).click();
      await page.locator('#proposal').getByRole('link', { name: t['site.wall.open'] }).click();
      await page.getByLabel(t['site.wall.columns']).fill('٥');
      await page.getByRole('button', { name: t['site.wall.build'] }).click();
      await expect(page.locator('#wall h2').first()).toContainText('5');
      await page.locator('#wall').getByRole('link', { name: t['site.shortlist.keep'] }).click();
      await expect(page).toHaveURL(/\/shortlist\?products=\d+-5c[\d.]+$/);
      await expect(page.getByText(t['site.shortlist.inAddress'])).toBeVisible();
      const rows = page.locator('[data-shortlist-rows] tbody tr');
      await expect(rows).toHaveCount(1);

      // Another one joins it by way of the comparison, which holds the wall in its address too.
      await page.getByRole('link', { name: t['site.shortlist.compare'] }).click();
      await page.locator('input[name=products][value="15"]').check();
      await page.getByRole('button', { name: t['site.compare.show'] }).click();
      await page.getByRole('link', { name: t['site.compare.keepAll'] }).click();
      await expect(page).toHaveURL(/\/shortlist\?products=\d+-5c[\d.]+,15$/);
      await expect(rows).toHaveCount(2);
      await expectToFit(page);
      await rows.nth(1).getByRole('combobox').selectOption('70');
      await rows.nth(1).getByRole('textbox').fill('٣');
      const reference = await send(page, '#shortlist-form', t);
      expect(await arrived(playwright, baseURL, reference)).toMatchObject({
        products: [
          { size: expect.stringContaining('5 × '), quantity: 1 },
          { product_id: 15, size: '70″', quantity: 3 },
        ],
      });
      await page.context().close();
    });
  }

  test(`in ${language}, without scripts: two kiosks are compared on a phone, and one is asked for in its size`, async ({
    browser,
    playwright,
    baseURL,
  }) => {
    const page = await arrive({ browser, baseURL }, language, '/products', PHONE);
    const boxes = page.locator('input[name=products]');
    for (let turn = 0; turn < 6; turn += 1) await boxes.nth(turn).check();
    await expect(page.locator('main li', { hasText: fill(language, t['site.compare.most'], { most: 5 }) }).last()).toBeInViewport();
    await page.goto(address(language, '/one-category/4'));
    await boxes.and(page.locator('[value="15"]')).check();
    await boxes.and(page.locator(':not([value="15"])')).first().check();
    await page.getByRole('button', { name: t['site.products.keepChosen'] }).click();
    await expect(page.locator('[data-shortlist-rows] tbody tr')).toHaveCount(2);
    await page.getByRole('link', { name: t['site.shortlist.compare'] }).click();
    await page
      .getByRole('list', { name: fill(language, t['site.compare.sizesOf'], { product: 'GlowMate' }), exact: true })
      .getByRole('link')
      .last()
      .click();
    await expect(page).toHaveURL(/products=.*15-70/);
    await expectToFit(page);
    const heads = page.getByRole('table').getByRole('columnheader');
    for (const head of [heads.nth(1), heads.nth(2)]) {
      const { x, width } = (await head.boundingBox())!;
      expect([x >= 0, x + width <= PHONE.width]).toEqual([true, true]);
    }
    await heads.getByRole('link', { name: 'GlowMate', exact: true }).click();
    await expect(page).toHaveURL(/\/product\/15\/.*\?size=70$/);
    await page.locator('#specifications thead').first().getByRole('link', { name: /55/ }).click();
    await expect(page).toHaveURL(/\?size=55#specifications-picture$/);
    await expectToFit(page);
    await expect(page.locator('[data-sized=price]')).toContainText('3,450');
    await expect(page.locator('#inquiry').getByRole('combobox')).toHaveValue('55');
    const reference = await send(page, '#inquiry', t);
    expect(await arrived(playwright, baseURL, reference)).toMatchObject({ product_id: 15, size: '55″' });
    await page.context().close();
  });
}
