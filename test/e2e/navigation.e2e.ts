import { expect, test } from '@playwright/test';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { address, DESK, expectNoBarriers, hydrated, LANGUAGES, listed, visit } from './visit.ts';

test.setTimeout(120_000);

const WORDS = {
  ar: {
    menu: 'القائمة',
    categories: 'المنتجات',
    search: 'بحث',
    box: 'ابحث في المنتجات',
    clear: 'مسح',
    none: 'لا نتائج مطابقة',
    other: 'English',
    country: 'الدولة',
  },
  en: {
    menu: 'Menu',
    categories: 'Products',
    search: 'Search',
    box: 'Search products',
    clear: 'Clear',
    none: 'No results found',
    other: 'العربية',
    country: 'Country',
  },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`A-17 A-18 A-23 B-01 B-03 B-04 B-06 B-10 B-11 B-12 in ${language}: the bar and the footer lead everywhere`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(DESK);
    await visit(page, language, '/about');
    const categories = await listed(request, language, '/category');
    const links = page.getByRole('navigation', { name: words.categories, exact: true }).getByRole('link');
    await expect(links).toHaveText(categories.map((category) => category['name']!));
    await expect(page.getByRole('banner').getByRole('link', { name: words.other })).toBeVisible();
    const profile = page.getByRole('banner').locator('a[download]').first();
    expect((await request.get((await profile.getAttribute('href'))!)).headers()['content-type']).toBe('application/pdf');
    await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: categories[0]!['name']! }).click();
    await expect(page).toHaveURL(new RegExp(`${address(language, '/one-category/')}\\d+/.+`));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test(`B-02 in ${language}: on a phone a button opens the side menu and gives the focus back`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, language, '/about');
    const button = page.getByRole('button', { name: words.menu });
    await button.click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link').first()).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(`B-07 B-14 to B-20 B-22 AA-12 AB-14 AB-20 AC-14 3-128 in ${language}: somebody searches, finds and goes there`, async ({ page }) => {
    await visit(page, language, '/about');
    await page.getByRole('banner').getByRole('button', { name: words.search }).click();
    const box = page.getByRole('searchbox', { name: words.box });
    await expect(box).toBeFocused();
    await box.fill('   ');
    await box.fill('glowmate');
    const results = page.getByRole('dialog').getByRole('listitem');
    await expect(results.first()).toContainText('GlowMate');
    await expectNoBarriers(page);
    await box.fill('zzzzqqqq');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(words.none);
    await page.getByRole('button', { name: words.clear }).click();
    await expect(box).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: words.search }).click();
    await expect(box).toHaveValue('');
    await box.fill('glowmate');
    await results.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/product\/\d+\/GlowMate/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test(`B-21 B-23 AB-17 3-129 3-130 in ${language}: only the last of what is typed is asked for, and a failure offers another try`, async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('**/products/search/**', (route) => {
      asked.push(decodeURIComponent(route.request().url().split('/search/')[1]!));
      return asked.length === 1 ? route.abort() : route.continue();
    });
    await visit(page, language, '/about');
    await page.getByRole('banner').getByRole('button', { name: words.search }).click();
    await page.getByRole('searchbox').pressSequentially('glow');
    const again = page.getByRole('dialog').getByRole('button').last();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(words.none);
    await again.click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('GlowMate');
    expect(asked).toEqual(['glow', 'glow']);
  });

  test(`B-05 Q-05 in ${language}: the toggle keeps the place, and twice leads back`, async ({ page }) => {
    // Not by `visit`, which would set the stored language again with every page.
    await page.goto(address(language, '/one-category/1'));
    await hydrated(page);
    const start = page.url();
    const other = language === 'ar' ? 'en' : 'ar';
    await page.getByRole('banner').getByRole('link', { name: words.other }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(other);
    await expect(page).toHaveURL(/\/one-category\/1\//);
    await page.getByRole('banner').getByRole('link', { name: WORDS[other].other }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveURL(start);
  });

  test(`B-08 B-09 Q-07 Q-08 AC-21 3-121 in ${language}: another country brings its own phone number, and is remembered`, async ({
    page,
    request,
  }) => {
    await visit(page, language, '/about');
    const footer = page.getByRole('contentinfo');
    const phones = () => footer.locator('a[href^="tel:"]:visible').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const { office } = (await (await request.get(`/api/${language}/settings`)).json()) as { office: { address: string } };
    const choices = footer.getByLabel(words.country).locator('option');
    expect(await choices.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual(['sa', 'ae']);
    const saudi = await phones();
    for (const country of ['sa', 'ae']) {
      await footer.getByLabel(words.country).selectOption(country);
      await expect(footer).toContainText(office.address.split('\n')[0]!);
    }
    await expect.poll(phones).not.toEqual(saudi);
    const emirati = await phones();
    await page.reload();
    await hydrated(page);
    expect(await phones()).toEqual(emirati);
  });
}

test('Q-02 Q-03 Q-10 AA-15 3-15 3-16: the stored language decides where a plain address leads', async ({ page }) => {
  await page.goto('/about');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('ar');
  for (const [stored, lang, kept] of [
    ['en', 'en', 'en'],
    ['fr', 'en', 'en'],
    ['english', 'ar', 'ar'],
  ] as const) {
    await page.goto('/healthz');
    await page.evaluate((value) => localStorage.setItem('lang', value), stored);
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe(kept);
  }
});

test('3-01 3-09 4-30: the short community address moves on, unknown addresses are not found, say so in both languages and lead back', async ({
  page,
  request,
}) => {
  const moved = await request.get('/community?blog=x', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/our-community?blog=x']);
  for (const path of ['/nowhere', '/en/nowhere', '/product/999999/x', '/en/product/abc/x']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    const [words, home] = path.startsWith('/en') ? [siteEn, '/en'] : [siteAr, '/'];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['site.notFound.title']);
    await expect(page.getByRole('main').getByRole('link', { name: words['site.notFound.home'] })).toHaveAttribute('href', home);
  }
});
