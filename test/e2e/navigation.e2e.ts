import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { VISITED } from './page-list.ts';
import { address, DESK, expectNoBarriers, hydrated, LANGUAGES, listed, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const TEXTS = {
  ar: {
    menu: 'القائمة',
    categories: 'المنتجات',
    search: 'بحث',
    other: 'English',
    country: 'الدولة',
  },
  en: {
    menu: 'Menu',
    categories: 'Products',
    search: 'Search',
    other: 'العربية',
    country: 'Country',
  },
} as const;

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`in ${language}: the bar has the categories, and whoever follows a link begins at the top of the next page`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(DESK);
    await visit(page, language, '/about');
    const categories = await listed(request, language, '/category');
    const links = page.getByRole('navigation', { name: texts.categories, exact: true }).getByRole('link');
    await expect(links).toHaveText(categories.map((category) => category['name']!));
    await expect(page.getByRole('banner').getByRole('link', { name: texts.other })).toBeVisible();

    const family = page.getByRole('navigation', { name: texts.categories, exact: true }).locator('li > ul a').first();
    await links.first().focus();
    await page.keyboard.press('Tab');
    await expect(family).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(family).toBeHidden();
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await links.first().focus();
    await expect(family).toBeVisible();
    const product = page.locator('[data-of-family]').first();
    await expect(product).toHaveAttribute('href', /\/product\/\d+\//);
    await expect(product.locator('strong').filter({ visible: true })).toHaveText(/^[\d,]+ /);

    const { x, y, width, height } = (await links.first().boundingBox())!;
    await page.getByRole('banner').getByRole('button', { name: texts.search }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => links.first().evaluate((link) => link.matches(':hover'))).toBe(true);
    await expect(family).toBeHidden();
    await page.mouse.move(0, DESK.height - 1);
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(family).toBeVisible();
    await page.mouse.move(0, DESK.height - 1);

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: categories[0]!['name']! }).click();
    await expect(page).toHaveURL(new RegExp(`${address(language, '/one-category/')}\\d+/.+`));
    proves('A-18');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test(`in ${language}: on a phone a button opens the side menu and gives the focus back`, async ({ page }) => {
    proves('B-02');
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, language, '/about');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 390, height: 844 });
    const button = page.getByRole('button', { name: texts.menu });
    await button.click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link').first()).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(`in ${language}: the toggle keeps the place, and twice leads back`, async ({ page }) => {
    // Not by `visit`, which would set the stored language again with every page.
    await page.addInitScript(() => sessionStorage.setItem('pop-up-seen', '1'));
    await page.goto(address(language, '/one-category/1'));
    await hydrated(page);
    const start = page.url();
    const other = language === 'ar' ? 'en' : 'ar';
    proves('Q-04');
    await expect(page.locator('body')).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await page.getByRole('banner').getByRole('link', { name: texts.other }).first().click();
    proves('Q-01');
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
    proves('Q-05');
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(other);
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
    await expect(page).toHaveURL(/\/one-category\/1\//);
    await page.getByRole('banner').getByRole('link', { name: TEXTS[other].other }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveURL(start);
  });

  test(`in ${language}: another country brings its own phone number, and is remembered`, async ({ page, request }) => {
    await visit(page, language, '/about');
    const footer = page.getByRole('contentinfo');
    const shown = (kind: 'tel' | 'mailto') => footer.locator(`a[href^="${kind}:"]:visible`).allInnerTexts();
    const settings = (await (await request.get(`/api/${language}/settings`)).json()) as Record<string, Record<string, string>>;
    const choice = footer.getByLabel(texts.country);
    await choice.scrollIntoViewIfNeeded(); // what is far below is not laid out
    proves('AC-21');
    expect(await choice.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual(['sa', 'ae']);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(choice).toHaveValue('sa');
    for (const country of ['sa', 'ae']) {
      const { phone, email } = settings[`contact-${country}`]!;
      await choice.selectOption(country);
      proves('Q-08');
      await expect.poll(() => shown('tel')).toEqual([phone]);
      proves('3-121');
      await expect.poll(() => shown('mailto')).toEqual([email]);
      await expect(footer).toContainText(settings['office']!['address']!.split('\n')[0]!);
    }
    const emirati = await shown('tel');
    await page.reload();
    await hydrated(page);
    await choice.scrollIntoViewIfNeeded();
    await expect.poll(() => shown('tel')).toEqual(emirati);
  });
}

test('the stored language decides where a plain address leads', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('lang'));
  const visits: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && visits.push(new URL(request.url()).pathname));
  async function comeWith(value: string) {
    await page.goto('/healthz');
    await page.evaluate((lang) => localStorage.setItem('lang', lang), value);
    visits.length = 0;
    await page.goto('/about');
  }
  await page.goto('/about');
  proves('Q-02');
  expect(await stored()).toBe('ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await comeWith('en');
  proves('3-15');
  await expect(page).toHaveURL('/en/about');
  expect((await page.context().cookies()).find(({ name }) => name === 'lang')?.value).toBe('en');
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(3);
  await comeWith('fr');
  proves('3-16');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await stored()).toBe('en');
  await comeWith('english');
  proves('Q-03');
  await expect.poll(() => visits).toEqual(['/about', '/about']);
  await expect.poll(stored).toBe('ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await comeWith('eng');
  proves('AA-15');
  await expect.poll(() => visits).toEqual(['/about', '/about']);
  await expect.poll(stored).toBe('ar');
});

test('the short community address moves on, unknown addresses are not found, say so in both languages and lead back', async ({
  page,
  request,
}) => {
  const moved = await request.get('/community?blog=community-posts', { maxRedirects: 0 });
  proves('3-01');
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/our-community?blog=community-posts']);
  for (const path of ['/nowhere', '/product/999999/x', '/en/nowhere', '/en/product/abc/x']) {
    const answer = await page.goto(path);
    proves('3-09');
    expect([path, answer?.status()]).toEqual([path, 404]);
    const [texts, home] = path.startsWith('/en') ? [siteEn, '/en'] : [siteAr, '/'];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['site.notFound.title']);
    await expect(page.getByRole('main').getByRole('link', { name: texts['site.notFound.home'] })).toHaveAttribute('href', home);
    await expect(page.getByRole('main').getByRole('button', { name: texts['site.notFound.search'] })).toBeVisible();
  }
});

test('every page names both countries and its own language, and what was chosen on the device decides which country is shown', async ({
  page,
  request,
}) => {
  const both = [`data-only-country="sa"`, `data-only-country="ae"`];
  for (const language of LANGUAGES)
    for (const { path } of Object.values(VISITED)) {
      const html = await (await request.get(address(language, path))).text();
      proves('A-16');
      expect(html.match(/<html [^>]*lang="(\w+)"/)?.[1], path).toBe(language);
      expect(
        both.filter((mark) => !html.includes(mark)),
        path,
      ).toEqual([]);
    }
  for (const [chosen, other] of [['ae', 'sa'] as const, ['sa', 'ae'] as const]) {
    await page.addInitScript((country) => localStorage.setItem('country', country), chosen);
    await visit(page, 'en', '/about');
    const shown = (country: string) =>
      page
        .locator(`[data-only-country="${country}"]`)
        .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).display !== 'none').length);
    expect(await shown(chosen)).toBeGreaterThan(0);
    expect(await shown(other)).toBe(0);
  }
});
