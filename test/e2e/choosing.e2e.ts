import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { say } from './dashboard.ts';
import { tabTo } from './keyboard.ts';
import { setSpamRules, signIn } from './staff.ts';
import { address, complaintsOf, DESK, expectNoBarriers, hydrated, isWide, type Language, newVisitor, settle } from './visit.ts';

const SITE = { en: siteEn, ar: siteAr };
const PHONE = { width: 390, height: 844 } as const;
const JOURNEYS: readonly { language: Language; size: { width: number; height: number } }[] = isWide
  ? (['ar', 'en'] as const).flatMap((language) => [PHONE, DESK].map((size) => ({ language, size })))
  : [
      { language: 'ar', size: PHONE },
      { language: 'en', size: DESK },
    ];

test.beforeAll(({ playwright, baseURL }) => setSpamRules(playwright, baseURL, { minimum_seconds: 0 }));
test.afterAll(({ playwright, baseURL }) => setSpamRules(playwright, baseURL, { minimum_seconds: 3 }));

async function open(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(address(language, path));
  await hydrated(page);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width);
}

for (const { language, size } of JOURNEYS) {
  const t = SITE[language];

  test(`in ${language} at ${size.width}: a buyer is advised, keeps three screens, compares them and asks for all at once`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    await page.setExtraHTTPHeaders(newVisitor());
    const complaints = complaintsOf(page);
    await settle(page, language);

    await open(page, language, '/advisor?place=indoors&nearest=4&farthest=12&width=4&height=2.5');
    const proposals = page.getByRole('button', { name: t['site.shortlist.keep'] });
    await proposals.nth(1).click();
    await proposals.first().click();
    await expect(page.locator('[data-shortlist-count]').first()).toHaveText('2');

    await open(page, language, '/product/15');
    const bar = page.getByRole('complementary', { name: /GlowMate/ });
    await page.evaluate(() => window.scrollTo(0, 4000));
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText('2,675');
    await expectNoOverflow(page);
    await bar.getByRole('combobox').selectOption('55');
    const drawing = page.locator('[data-sized=drawing]');
    await expect(drawing).toContainText('55');
    // What was opened stays open and what was pressed keeps the focus, though the table is that of another size.
    const electricity = page.locator('details:has(#specifications-power)');
    await electricity.locator('summary').click();
    await electricity.getByRole('link', { name: /65/ }).click();
    await expect(page).toHaveURL(/size=65/);
    await expect(drawing).toContainText('65');
    await expect(electricity).toHaveJSProperty('open', true);
    await expect(electricity.getByRole('link', { name: /65/ })).toBeFocused();
    await electricity.getByRole('link', { name: /55/ }).click();
    await expect(bar.getByRole('combobox')).toHaveValue('55');
    await expect(drawing).toContainText('55');
    // A device that keeps nothing is not said to have kept it.
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = () => {
        Storage.prototype.setItem = setItem;
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const said = page.locator('[data-shortlist-status]').first();
    await bar.getByRole('button', { name: t['site.shortlist.keep'] }).click();
    await expect(said).toBeEmpty();
    await bar.getByRole('button', { name: t['site.shortlist.keep'] }).click();
    await expect(bar.getByRole('button', { name: t['site.shortlist.kept'] })).toBeVisible();
    await expect(said).toContainText('GlowMate');
    await expect(page.locator('[data-shortlist-count]').first()).toHaveText('3');

    await page.getByRole('banner').getByRole('link', { name: t['site.nav.shortlist'] }).click();
    await expect(page).toHaveURL(/\/shortlist\?products=\d+-\d+c\d+,\d+-\d+c\d+,15-55$/);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('[data-shortlist-rows] tbody tr')).toHaveCount(3);
    await expectNoOverflow(page);
    await expectNoBarriers(page);

    await page.getByRole('link', { name: t['site.shortlist.compare'] }).click();
    await expect(page).toHaveURL(/\/compare\?products=(?=.*15-55)(?:\d+-[\dc]+,?){3}$/);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expectNoOverflow(page);
    const fact = table.getByRole('rowheader').nth(3);
    const before = await fact.boundingBox();
    await table.locator('..').evaluate((frame, to) => frame.scrollBy(to, 0), language === 'ar' ? -120 : 120);
    expect((await fact.boundingBox())!.x).toBeCloseTo(before!.x, 0);
    await expect(table).toContainText(t['site.compare.highest']);
    await expectNoBarriers(page);

    await page.goBack();
    await hydrated(page);
    const quantity = page.getByRole('table').getByRole('textbox').last();
    await quantity.fill('٣');
    await quantity.blur();
    await expect(page).toHaveURL(/,15-55x3$/);
    // Meanwhile another tab keeps one more, and nobody asks for none.
    await page.evaluate(() => localStorage.setItem('shortlist', `${localStorage.getItem('shortlist')},7`));
    await quantity.fill('0');
    await quantity.blur();
    await expect(quantity).toHaveValue('1');
    expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toMatch(/,15-55,7$/);
    await quantity.fill('٣');
    await quantity.blur();
    await expect(quantity).toHaveValue('3');
    await expect(page.locator('a[data-chooses-language]').first()).toHaveAttribute('href', /,15-55x3,7$/);
    expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toMatch(/,15-55x3,7$/);
    const form = page.locator('#shortlist-form');
    await form.locator('[name=name]').fill('نورة Example');
    await form.locator('[name=email]').fill('noura@example.com');
    await form.locator('[name=phone]').fill('+966 50 000 0000');
    await form.getByRole('button', { name: t['site.shortlist.send'] }).click();
    const sent = form.getByText(/LM-\w{8}/);
    await expect(sent).toBeVisible();
    const [reference] = /LM-\w{8}/.exec((await sent.textContent())!)!;

    const staff = await signIn(playwright, baseURL);
    const { leads } = (await (await staff.request.get(`/api/en/inbox?search=${reference}`)).json()) as { leads: { id: number }[] };
    await page.context().addCookies((await staff.request.storageState()).cookies);
    await page.goto(address(language, `/dashboard/inbox/${leads[0]!.id}`));
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(4);
    for (const wall of [1, 2]) await expect(rows.nth(wall)).toContainText(language === 'ar' ? 'كابينة' : 'cabinets');
    await expect(rows.nth(3)).toContainText(/GlowMate.*55″.*3/);
    await expect(page.getByRole('heading', { name: say(language, 'inbox.products') })).toBeVisible();
    await staff.leave();
    expect(complaints).toEqual([]);
  });
}

test('a list goes by WhatsApp with its link and a reference, and a shared list is kept only when asked', async ({ page, context }) => {
  await page.setExtraHTTPHeaders(newVisitor());
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await settle(page, 'en');
  await open(page, 'en', '/shortlist?products=15-43x2,2');
  await expect(page.locator('[data-shortlist-count]').first()).toBeEmpty();
  await expect(page.getByText(siteEn['site.shortlist.sharedTitle'])).toBeVisible();
  await page.getByRole('button', { name: siteEn['site.shortlist.adopt'] }).click();
  await expect(page.locator('[data-shortlist-count]').first()).toHaveText('2');
  await expect(page.getByText(siteEn['site.shortlist.sharedTitle'])).toBeHidden();
  const chat = page.waitForEvent('popup');
  await page.getByRole('button', { name: siteEn['site.shortlist.whatsapp'] }).click();
  const message = new URL((await chat).url()).searchParams.get('text') ?? '';
  expect(message).toContain('GlowMate, 43″ × 2');
  expect(message).toContain('/en/shortlist?products=15-43x2');
  expect(message).toMatch(/LM-\w{8}/);
  // A browser that lets nobody copy shows what there was to copy.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }));
  await page.getByRole('button', { name: siteEn['site.shortlist.share'] }).click();
  await expect(page.locator('[data-shortlist-status]')).toContainText('/en/shortlist?products=15-43x2');
  await page.getByRole('textbox', { name: 'Number of GlowMate' }).fill('4');
  await page
    .getByRole('link', { name: /^Remove/ })
    .last()
    .click();
  await expect(page).toHaveURL(/products=15-43x4#shortlist-title$/);
  await expect(page.locator('[data-shortlist-count]').first()).toHaveText('1');
  await expect(page.getByText(siteEn['site.shortlist.sharedTitle'])).toBeHidden();
  await page.getByRole('link', { name: /^Remove/ }).click();
  await page.waitForURL((url) => !url.searchParams.has('products'));
  await expect(page.locator('[data-shortlist-count]').first()).toBeEmpty();

  // From another page: an empty shortlist that finds a list in the browser goes there by itself.
  await open(page, 'en', '/product/15');
  await page.evaluate(() => localStorage.setItem('shortlist', '1,2,3,4,5,6,7,8,9,10,11,12'));
  await open(page, 'en', '/product/15');
  const bar = page.getByRole('complementary', { name: /GlowMate/ });
  await bar.getByRole('button', { name: siteEn['site.shortlist.keep'] }).click();
  await expect(bar.getByRole('button', { name: /full: 12/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBe('1,2,3,4,5,6,7,8,9,10,11,12');
});

test('whoever takes a product away from a list or a comparison with the keyboard goes on from its title', async ({ page }) => {
  await settle(page, 'en');
  await open(page, 'en', '/shortlist?products=15-43,1,2');
  await tabTo(page, page.locator('a[data-drops="1"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/products=15-43,2#/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await open(page, 'en', '/compare?products=1,2,3');
  await tabTo(page, page.locator('a[href*="products=1,3"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/products=1,3#/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
