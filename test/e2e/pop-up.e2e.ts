import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { gate } from './keyboard.ts';
import { signIn } from './staff.ts';
import { address, complaintsOf, expectNoBarriers, hydrated, LANGUAGES, type Language } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const LABELS = {
  en: {
    discover: 'Discover GlowMate',
    no: 'No Thanks',
    close: 'Close',
    currency: 'AED',
    search: 'Search products',
    find: 'Search',
    cookies: 'Cookies',
    touch: /Touch and non-touch/,
    facts: /full screen[^]*Touch and non-touch[^]*Stands on its own/,
  },
  ar: {
    discover: 'اكتشف GlowMate',
    no: 'لا، شكرًا',
    close: 'إغلاق',
    currency: 'د.إ',
    search: 'ابحث في المنتجات',
    find: 'بحث',
    cookies: 'ملفات الارتباط',
    touch: /باللمس أو من دونه/,
    facts: /شاشة كاملة[^]*باللمس أو من دونه[^]*يقف وحده/,
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

/** On the first screen of a phone the question lies on no amber button. */
async function expectNoButtonCovered(page: Page, language: Language): Promise<void> {
  const desk = page.viewportSize()!;
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const)
    for (const path of ['/', '/product/15']) {
      await page.setViewportSize({ width, height });
      await page.goto(address(language, path));
      await expect(page.locator('[data-consent]')).not.toHaveAttribute('hidden');
      await expect.poll(() => coveredButtons(page), `${path} at ${width} × ${height}`).toEqual([]);
    }
  await page.setViewportSize(desk);
}

/** What stands under the question although somebody may want to press it; the bar of a product too. */
function coveredButtons(page: Page): Promise<string[]> {
  return page.locator('[data-look=light]').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const found = [top + 1, top + height - 1].map((y) => document.elementFromPoint(left + width / 2, y)?.closest('[data-consent]'));
      return found.some(Boolean) ? [button.textContent] : [];
    }),
  );
}

/** Timers wait for the test, however slow the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-16T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-16T10:00:00Z'));
}

for (const language of LANGUAGES) {
  const labels = LABELS[language];
  const popUp = (page: Page) => page.getByRole('dialog', { name: 'GlowMate' });

  test(`in ${language}: once per session, after two seconds`, async ({ page, request }) => {
    await stopClock(page);
    const complaints = await begin(page, language, '/about', 'refused');
    proves('AC-03');
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
    proves('P-01');
    expect(features).toHaveLength(4);
    await expect(popUp(page).getByRole('heading')).toHaveText(String(texts['title']));
    for (const text of ['badge', 'subtitle', 'description']) await expect(popUp(page)).toContainText(String(texts[text]));
    await expect(popUp(page).getByRole('listitem')).toHaveText(features.map((feature) => new RegExp(feature.slice(0, 12))));
    proves('P-07', 'AC-24');
    expect(features.join(' ')).toMatch(/43.*55.*65.*70/);
    expect(features.join(' ')).toMatch(labels.touch);
    await expect(popUp(page)).toContainText(new RegExp(`2,675\\s*${labels.currency}`));
    proves('3-113');
    expect(features.join(' ')).toMatch(labels.facts);
    proves('3-22');
    await expect(page.locator('html')).toHaveAttribute('data-country', 'sa');
    await expect(popUp(page).locator('p:visible').filter({ hasText: '2,675' }).last()).toContainText(labels.currency);
    await expectNoBarriers(page);
    await popUp(page).getByRole('button', { name: labels.no }).click();
    await expect(popUp(page)).toHaveCount(0);
    proves('P-03');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pop-up-seen'))).toBe('1');
    await page.reload();
    await hydrated(page);
    proves('P-02');
    await page.clock.fastForward(5000);
    await expect(popUp(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test(`in ${language}: every way out closes it, and the main one leads to the kiosk`, async ({ page }) => {
    await page.route('**/uploads/**', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue()));
    await page.clock.install();
    await begin(page, language, '/about', 'refused');
    for (const leave of ['escape', 'close', 'backdrop', 'discover'] as const) {
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await hydrated(page);
      await page.clock.runFor(2100);
      await expect(popUp(page)).toBeVisible();
      if (leave === 'escape') await page.keyboard.press('Escape');
      if (leave === 'close') await popUp(page).getByRole('button', { name: labels.close }).click();
      if (leave === 'backdrop') await page.mouse.click(4, 4);
      if (leave === 'discover') {
        proves('P-06');
        await expect(popUp(page).locator('img')).toHaveCount(0);
        await expect(popUp(page).getByRole('img', { name: 'GlowMate' })).toBeVisible();
        proves('P-04');
        await expect(popUp(page).getByRole('link', { name: labels.discover })).toHaveAttribute(
          'href',
          address(language, '/product/15/GlowMate'),
        );
        await popUp(page).getByRole('link', { name: labels.discover }).click();
      }
      proves('P-05');
      await expect(popUp(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pop-up-seen'))).toBe('1');
    }
    proves('AC-30');
    await expect(page).toHaveURL(address(language, '/product/15/GlowMate'));
  });

  test(`in ${language}: whoever is filling in a form is not interrupted`, async ({ page }) => {
    await stopClock(page);
    // On pages made of forms it does not come at all.
    await begin(page, language, '/about', 'refused');
    const name = page.getByRole('contentinfo').locator('form input[type=email]');
    await name.pressSequentially('noura');
    const fetched = page.waitForResponse(/pop-up/);
    await page.clock.runFor(4000);
    await fetched;
    await expect(page.locator('dialog:not([open]) [data-leads]')).toBeAttached();
    await page.keyboard.type('@example.com');
    await expect(name).toHaveValue('noura@example.com');
    await expect(popUp(page)).toHaveCount(0);
    await name.blur();
    await page.clock.runFor(100);
    await expect(popUp(page)).toBeVisible();
  });

  test(`in ${language}: its picture is not the largest paint of a page without pictures`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await stopClock(page);
    await begin(page, language, '/return-policy', 'refused');
    const fetched = page.waitForResponse(/pop-up/);
    await page.clock.runFor(4000);
    await fetched;
    const picture = popUp(page).locator('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    await page.clock.runFor(1000);
    await expect(picture).toHaveCSS('opacity', '1');
    await page.screenshot(); // for a frame with it
    const largest = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const name = ({ element }: { element: Element | null }) =>
            `${element?.tagName}${element?.closest('dialog') ? ' in a dialog' : ''}`;
          new PerformanceObserver((list) => resolve(list.getEntries().map((entry) => name(entry as never)))).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    expect(largest).not.toEqual([]);
    expect(largest.filter((each) => each.endsWith('in a dialog'))).toEqual([]);
  });

  test(`in ${language}: whoever has asked for the search is given it first, also on a slow line`, async ({ page }) => {
    const script = gate();
    await page.route(/search\.island.*\.js$/, async (route) => {
      await script.opened;
      await route.continue();
    });
    await stopClock(page);
    await begin(page, language, '/about', 'refused');
    await page.locator('[data-opens=search]:visible').first().click();
    const fetched = page.waitForResponse(/pop-up/);
    await page.clock.runFor(4000);
    await fetched;
    await expect(page.locator('dialog:not([open]) [data-leads]')).toBeAttached();
    await expect(popUp(page)).toHaveCount(0);
    script.open();
    const search = page.getByRole('dialog').getByRole('searchbox');
    await expect(search).toBeFocused();
    await page.clock.runFor(1000);
    await expect(popUp(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    // A browser tells of a closed dialog when it has time; the stopped clock has to go on after that.
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return popUp(page).isVisible();
      })
      .toBe(true);
  });

  test(`in ${language}: not on the campaign page, not over a dialog, and search where the product is gone`, async ({
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
      proves('3-117');
      await expect(popUp(page)).toHaveCount(0);
      await page
        .locator(`footer a[href="${address(language, '/about')}"]`)
        .first()
        .click();
      await page.getByRole('banner').getByRole('button', { name: labels.find, exact: true }).click();
      await page.clock.resume();
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await expect(page).toHaveURL(address(language, '/about'));
      await page.clock.fastForward(4000);
      await expect(popUp(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(popUp(page)).toBeVisible();
      await popUp(page).getByRole('button', { name: labels.search }).click();
      await expect(popUp(page)).toHaveCount(0);
      await expect(page.locator('dialog[open]').getByRole('searchbox')).toBeFocused();
    } finally {
      await staff.request.put('/api/en/settings/pop-up', { multipart: { link: '/product/15/GlowMate' } });
      await staff.leave();
    }
  });

  test(`one question at a time in ${language}: consent is asked for when the pop-up is closed`, async ({ page }) => {
    await stopClock(page);
    await begin(page, language, '/about');
    const banner = page.getByRole('region', { name: labels.cookies });
    await page.clock.runFor(1900);
    await expect(banner).toHaveCount(0);
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(popUp(page)).toBeVisible();
    await expect(page.locator('[data-consent]')).toBeHidden();
    await popUp(page).getByRole('button', { name: labels.no }).click();
    await expect(banner).toBeVisible();
  });

  test(`in ${language}: consent is asked for once, refused as easily as given, and can be changed`, async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (sent) => !/^(?:http:\/\/127\.0\.0\.1|data:|blob:)/.test(sent.url()) && foreign.push(sent.url()));
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ body: '<title>map</title>', contentType: 'text/html' }),
    );
    await page.addInitScript(() => sessionStorage.setItem('pop-up-seen', '1'));
    const complaints = await begin(page, language, '/contact');
    const answers = ANSWERS[language];
    const banner = page.getByRole('region', { name: labels.cookies });
    const sizes = await Promise.all(
      [answers.no, answers.yes].map((name) => banner.getByRole('button', { name, exact: true }).boundingBox()),
    );
    expect(sizes[0]!.height).toBe(sizes[1]!.height);
    await expectNoBarriers(page);
    await expectNoButtonCovered(page, language);
    await page.goto(address(language, '/contact'));
    proves('4-28');
    await banner.getByRole('button', { name: answers.no, exact: true }).click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(banner).toHaveCount(0);
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: answers.change }).click();
    await banner.getByRole('button', { name: answers.yes, exact: true }).click();
    await page.locator('[data-island=map-box]').scrollIntoViewIfNeeded();
    await expect(page.locator('main iframe')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('granted');
  });
}
