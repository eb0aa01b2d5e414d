import { expect, type Page, test } from '@playwright/test';
import { signIn } from './staff.ts';
import { address, complaintsOf, expectNoBarriers, hydrated, LANGUAGES, type Language } from './visit.ts';

test.setTimeout(90_000);

const WORDS = {
  en: {
    discover: 'Discover GlowMate',
    no: 'No Thanks',
    close: 'Close',
    currency: 'AED',
    search: 'Search products',
    find: 'Search',
    cookies: 'Cookies',
  },
  ar: {
    discover: 'اكتشف GlowMate',
    no: 'لا، شكرًا',
    close: 'إغلاق',
    currency: 'د.إ',
    search: 'ابحث في المنتجات',
    find: 'بحث',
    cookies: 'ملفات الارتباط',
  },
} as const;

const ANSWERS = {
  en: { yes: 'Allow', no: 'Decline', change: 'Cookie choices' },
  ar: { yes: 'أسمح', no: 'لا أسمح', change: 'خيارات الخصوصية' },
} as const;

/** A session that begins here: nothing seen, nothing answered unless `consent` says so. */
async function begin(page: Page, language: Language, path: string, consent?: string): Promise<string[]> {
  const complaints = complaintsOf(page);
  await page.addInitScript(
    ([lang, answer]) => {
      localStorage.setItem('lang', lang!);
      if (answer) localStorage.setItem('consent', answer);
    },
    [language, consent],
  );
  await page.goto(address(language, path));
  await hydrated(page);
  return complaints;
}

/** Timers wait for the test, however slow the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-16T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-16T10:00:00Z'));
}

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const popUp = (page: Page) => page.getByRole('dialog', { name: 'GlowMate' });

  test(`P-01 P-02 P-03 P-05 P-07 AC-03 3-22 3-113 in ${language}: once per session, after two seconds`, async ({ page, request }) => {
    await stopClock(page);
    const complaints = await begin(page, language, '/about', 'refused');
    await page.clock.runFor(1900);
    await expect(popUp(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(popUp(page)).toBeVisible();
    const settings = (await (await request.get(`/api/${language}/settings`)).json()) as Record<
      string,
      { features: string[]; [key: string]: unknown }
    >;
    const { features, ...texts } = settings['pop-up']!;
    for (const text of ['badge', 'subtitle', 'description']) await expect(popUp(page)).toContainText(String(texts[text]));
    await expect(popUp(page).getByRole('listitem')).toHaveText(features.map((feature) => new RegExp(feature.slice(0, 12))));
    expect(features.join(' ')).toMatch(/43.*55.*65.*70/);
    await expect(popUp(page)).toContainText('2,675');
    await expect(popUp(page)).toContainText(words.currency);
    await expectNoBarriers(page);
    await popUp(page).getByRole('button', { name: words.no }).click();
    await expect(popUp(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pop-up-seen'))).toBe('1');
    await page.reload();
    await hydrated(page);
    await page.clock.fastForward(5000);
    await expect(popUp(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test(`A-23 P-04 P-05 P-06 AC-30 3-117 in ${language}: every way out closes it, and the main one leads to the kiosk`, async ({ page }) => {
    await page.route('**/uploads/**', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue()));
    await begin(page, language, '/about', 'refused');
    for (const leave of ['escape', 'close', 'backdrop', 'discover'] as const) {
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await expect(popUp(page)).toBeVisible();
      if (leave === 'escape') await page.keyboard.press('Escape');
      if (leave === 'close') await popUp(page).getByRole('button', { name: words.close }).click();
      if (leave === 'backdrop') await page.mouse.click(4, 4);
      if (leave === 'discover') {
        await expect(popUp(page).getByRole('img', { name: 'GlowMate' })).toBeVisible();
        await popUp(page).getByRole('link', { name: words.discover }).click();
      }
      await expect(popUp(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pop-up-seen'))).toBe('1');
    }
    await expect(page).toHaveURL(address(language, '/product/15/GlowMate'), { timeout: 20_000 });
  });

  test(`3-112 3-117 in ${language}: not on the campaign page, not over a dialog, and search where the product is gone`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const staff = await signIn(playwright, baseURL);
    try {
      expect((await staff.request.put('/api/en/settings/pop-up', { multipart: { link: '/product/999999' } })).ok()).toBe(true);
      await stopClock(page);
      await begin(page, language, '/the-vision', 'refused');
      await page.clock.runFor(4000);
      await expect(popUp(page)).toHaveCount(0);
      await page
        .locator(`footer a[href="${address(language, '/about')}"]`)
        .first()
        .click();
      await page.getByRole('banner').getByRole('button', { name: words.find, exact: true }).click();
      await page.clock.resume();
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await expect(page).toHaveURL(address(language, '/about'));
      await page.clock.fastForward(4000);
      await expect(popUp(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(popUp(page)).toBeVisible();
      await popUp(page).getByRole('button', { name: words.search }).click();
      await expect(popUp(page)).toHaveCount(0);
      await expect(page.locator('dialog[open]')).toHaveCount(1);
    } finally {
      await staff.request.put('/api/en/settings/pop-up', { multipart: { link: '/product/15/GlowMate' } });
      await staff.leave();
    }
  });

  test(`O-16 4-28 in ${language}: consent is asked for once, refused as easily as given, and can be changed`, async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (sent) => !/^(?:http:\/\/127\.0\.0\.1|data:|blob:)/.test(sent.url()) && foreign.push(sent.url()));
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ body: '<title>map</title>', contentType: 'text/html' }),
    );
    await page.addInitScript(() => sessionStorage.setItem('pop-up-seen', '1'));
    const complaints = await begin(page, language, '/contact');
    const answers = ANSWERS[language];
    const banner = page.getByRole('region', { name: words.cookies });
    const sizes = await Promise.all(
      [answers.no, answers.yes].map((name) => banner.getByRole('button', { name, exact: true }).boundingBox()),
    );
    expect(sizes[0]!.height).toBe(sizes[1]!.height);
    await expectNoBarriers(page);
    await banner.getByRole('button', { name: answers.no, exact: true }).click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(banner).toHaveCount(0);
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: answers.change }).click();
    await banner.getByRole('button', { name: answers.yes, exact: true }).click();
    await expect(page.locator('main iframe')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('granted');
  });
}
