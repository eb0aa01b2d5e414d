import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { say } from './form-journeys.ts';
import { gate, tabTo } from './keyboard.ts';
import { address, complaintsOf, hydrated, type Language, turn } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const OTHER = { ar: 'en', en: 'ar' } as const;
const TOGGLE = { ar: 'English', en: 'العربية' } as const;
const SEARCH = '**/api/*/search?*';
/** Everything a page asks for after it has been drawn. */
const AFTERWARDS = /\/api\/|\.data(?:\?|$)|\/pop-up$/;

const searchButton = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('button', { name: say(language, 'site.nav.search') });
const toggle = (page: Page, language: Language) => page.getByRole('banner').getByRole('link', { name: TOGGLE[language] }).first();
const phones = (page: Page) =>
  page
    .getByRole('contentinfo')
    .locator('a[href^="tel:"]:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Not by `visit`, which would set the stored language again with every page. */
async function arrive(page: Page, language: Language, path: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('consent', 'refused');
    sessionStorage.setItem('pop-up-seen', '1');
  });
  await page.goto(address(language, path));
  await hydrated(page);
}

for (const language of turn(0)) {
  test(`in ${language}: a search over a slow line, then with the API failing`, async ({ page }) => {
    await arrive(page, language, '/about');
    await searchButton(page, language).click();
    const { opened, open } = gate();
    await page.route(SEARCH, async (route) => {
      await opened;
      await route.continue();
    });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('glowmate');
    await expect(dialog.getByRole('status')).toHaveText(say(language, 'site.search.searching'));
    open();
    await expect(dialog.getByRole('listitem').first()).toContainText('GlowMate');
    await page.unroute(SEARCH);

    await page.route(SEARCH, (route) => route.fulfill({ status: 500, body: '' }));
    await dialog.getByRole('searchbox').fill('glow');
    await expect(dialog.getByRole('status')).toContainText(say(language, 'site.search.failedHint'));
    await expect(dialog.getByRole('searchbox')).toHaveValue('glow');
    await page.unroute(SEARCH);
    await dialog.getByRole('button', { name: say(language, 'site.search.retry') }).click();
    await expect(dialog.getByRole('listitem').first()).toContainText('GlowMate');
  });
}

for (const language of turn(1)) {
  test(`in ${language}: search, country and language with the keyboard alone`, async ({ page }) => {
    await arrive(page, language, '/about');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: say(language, 'site.skip') })).toBeFocused();
    await tabTo(page, searchButton(page, language));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('glowmate');
    const found = page.getByRole('dialog').getByRole('link').first();
    await expect(found).toContainText('GlowMate');
    await page.keyboard.press('Escape');
    await expect(searchButton(page, language)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('glowmate');
    await expect(found).toContainText('GlowMate');
    await tabTo(page, found);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\/\d+\/GlowMate/);
    const { pathname } = new URL(page.url());

    const before = await phones(page);
    await tabTo(page, page.getByLabel(say(language, 'site.footer.country')), 'backwards');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => phones(page)).not.toEqual(before);
    await page.reload();
    await hydrated(page);
    await tabTo(page, toggle(page, language));
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', OTHER[language]);
    expect(new URL(page.url()).pathname.replace(/^\/en/, '')).toBe(pathname.replace(/^\/en/, ''));
  });
}

for (const language of turn(0)) {
  test(`in ${language}: the pop-up over a slow line, with the keyboard alone, and not at all where it cannot be fetched`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.addInitScript(() => localStorage.setItem('consent', 'refused'));
    const popUp = page.getByRole('dialog', { name: 'GlowMate' });
    const asked = page.waitForRequest('**/pop-up');
    const { opened, open } = gate();
    await page.route('**/pop-up', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(address(language, '/about'));
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(popUp).toHaveCount(0);
    open();
    await expect(popUp).toBeVisible();
    // Nobody has moved yet, so its scripts are still to come; what the server drew must stand all the same.
    await expect(page.locator('footer form')).toBeAttached();
    await expect(popUp.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(popUp).toHaveCount(0);

    await page.unroute('**/pop-up');
    await page.route('**/pop-up', (route) => route.fulfill({ status: 500, body: '' }));
    await page.evaluate(() => sessionStorage.clear());
    const refused = page.waitForResponse('**/pop-up');
    await page.reload();
    await refused;
    await hydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A browser says about every failed request that it failed.
    expect(complaints.filter((complaint) => !complaint.includes('500'))).toEqual([]);
  });
}

for (const language of turn(1)) {
  test(`in ${language}: with the API out of reach the page stands, and language, country and page still change`, async ({ page }) => {
    await arrive(page, language, '/about');
    await page.route(AFTERWARDS, (route) => route.abort());
    const before = await phones(page);
    await page.getByLabel(say(language, 'site.footer.country')).selectOption('ae');
    await expect.poll(() => phones(page)).not.toEqual(before);
    const contact = page.getByRole('contentinfo').getByRole('link', { name: say(language, 'site.nav.contact'), exact: true });
    await contact.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(language, 'site.contact.title'));
    await toggle(page, language).click();
    await expect(page.locator('html')).toHaveAttribute('lang', OTHER[language]);
  });
}

for (const language of turn(1)) {
  test(`in ${language}: words wait for their type, but not for long, and not at all when it cannot be fetched`, async ({ page }) => {
    proves('4-39');
    await page.clock.install();
    const title = page.getByRole('heading', { level: 1 });
    await page.route('**/*.woff2', () => undefined);
    await page.goto(address(language, '/contact'), { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    await expect(title).toBeHidden();
    await page.clock.runFor(3000);
    await expect(title).toBeVisible();

    await page.unroute('**/*.woff2');
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(address(language, '/contact'));
    await expect(title).toBeVisible();
  });
}

for (const language of turn(0)) {
  test(`in ${language}: without scripts nothing is shown that needs them, and language, countries and menu are links`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    const start = address(language, '/contact');
    await page.goto(start);
    await expect(searchButton(page, language)).toHaveCount(0);
    await expect(page.getByLabel(say(language, 'site.footer.country'))).toBeHidden();
    expect(new Set(await phones(page)).size).toBe(2);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const now of [language, OTHER[language]]) {
      await toggle(page, now).click();
      await expect(page.locator('html')).toHaveAttribute('lang', OTHER[now]);
    }
    await expect(page).toHaveURL(start);
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(language, 'site.nav.menu'), exact: true })
      .click();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await context.close();
  });
}
