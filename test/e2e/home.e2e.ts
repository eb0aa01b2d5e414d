import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { bannersOf, expectDirect, linksOf, perView, TEXTS } from './home-page.ts';
import { expectGlide, stopClock, withMotion } from './stop-clock.ts';
import { openSlowLine } from './slow-line.ts';
import { address, type Item, LANGUAGES, settle, structuredData, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

type Stage = { waits: string | null; shown: boolean[] };

/** Notes from now on, whenever more of a page may be laid out, which of its first three sections and its footer are. */
function noteStages(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const stages: Stage[] = [];
    Object.assign(globalThis, { stages });
    const note = () => {
      const parts = [...document.querySelectorAll('main > section:nth-of-type(-n + 3), main ~ footer')];
      const waits = document.documentElement.getAttribute('data-waits');
      stages.push({ waits, shown: parts.map((part) => getComputedStyle(part).display !== 'none') });
    };
    new MutationObserver(note).observe(document, { attributeFilter: ['data-waits'], subtree: true });
  });
}

/** How far things on the screen have moved since the page began, as the browser counts it. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const shifts = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
      setTimeout(resolve, 100, []); // told nothing where nothing moved
    });
    return shifts.reduce((sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value, 0);
  });
}

for (const language of LANGUAGES) {
  const texts = TEXTS[language];
  const here = (path: string) => address(language, path);

  test(`in ${language}: the first screen`, async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const complaints = await visit(page, language, '/');
    const [first] = await bannersOf(request, language, '/herobanner');
    const site = (await (await request.get(`/api/${language}/settings/site`)).json()) as Record<'company_name' | 'tagline', string>;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${site.company_name}: ${site.tagline}`);
    const slide = page.locator('[aria-roledescription="slide"]').first();
    proves('RES-01');
    await expect(slide.getByRole('heading', { level: 2, includeHidden: true })).toHaveText(first!['title']!);
    const lines = first!['info']!.split(/(?<!\d)\.|\.(?!\d)/).flatMap((line) => line.trim() || []);
    proves('C-05');
    await expect(slide.locator('p')).toHaveText(lines);
    proves('C-06');
    await expect(slide.getByRole('link', { name: texts.learn })).toHaveAttribute('href', new RegExp(`^${here(first!['link']!)}(?:/|$)`));
    proves('C-07');
    expect(await slide.locator('img').getAttribute('src')).toBe(`/uploads/${first!['image']}`);
    await expect(slide.locator('img')).toHaveAttribute('fetchpriority', 'high');
    proves('3-27');
    await expect(page.locator('main h2').filter({ hasText: first!['title']! })).toHaveCount(1);
    proves('C-31');
    for (const path of ['/herobanner', '/productbanner', '/bodyslider', '/homeslider'])
      for (const item of await bannersOf(request, language, path))
        expect(Object.keys(item)).toEqual(expect.arrayContaining(['id', 'title', 'info', 'link', 'active', 'image']));

    const card = page.locator('#meeting');
    await expect(card).toHaveCount(1);
    const over = await card.boundingBox();
    const stage = await slide.boundingBox();
    proves('C-01');
    expect(over!.y).toBeGreaterThanOrEqual(stage!.y);
    expect(over!.y + over!.height).toBeLessThanOrEqual(stage!.y + stage!.height);
    await page.setViewportSize({ width: 390, height: 844 });
    const endOfSlide = async () => (await slide.boundingBox())!.y + (await slide.boundingBox())!.height;
    proves('C-02');
    await expect.poll(async () => (await card.boundingBox())!.y > (await endOfSlide())).toBe(true);
    proves('3-40');
    await expect(page.locator('#meeting')).toHaveCount(1);

    const data = await structuredData(page);
    expect(data.get('Organization')).toMatchObject({ url: expect.any(String), contactPoint: expect.arrayContaining([expect.any(Object)]) });
    expect(complaints).toEqual([]);
  });

  test(`in ${language}: nothing moves while the page arrives in pieces`, async ({ page, baseURL }) => {
    const line = await openSlowLine(baseURL!);
    try {
      await settle(page, language);
      for (const width of [390, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(line.url + here('/'));
        await page.waitForLoadState('networkidle');
        expect(await shiftOf(page), `at ${width}`).toBeLessThanOrEqual(0.01);
      }
      await noteStages(page);
      let parsed: Promise<unknown> | undefined;
      await page.route(/\.woff2$/, (route) => void parsed?.then(() => route.continue()));
      // Again where the page took more than the three seconds after which nothing waits.
      await expect(async () => {
        await page.goto('about:blank');
        parsed = page.waitForEvent('domcontentloaded');
        await page.goto(line.url + here('/'));
        await expect(page.locator('main ~ footer')).toBeVisible();
        expect(await page.evaluate(() => (globalThis as unknown as { stages: Stage[] }).stages)).toEqual([
          { waits: 'type', shown: [] },
          { waits: 'screen', shown: [true, false, false, false] },
          { waits: 'next', shown: [true, true, false, false] },
          { waits: null, shown: [true, true, true, true] },
        ]);
      }).toPass({ timeout: 60_000 });
    } finally {
      line.close();
    }
  });

  test(`in ${language}: slides move on every five seconds and wrap at both ends, rows take their time`, async ({ page, request }) => {
    await stopClock(page);
    await visit(page, language, '/');
    const count = (await bannersOf(request, language, '/herobanner')).length;
    const hero = page.locator('main section').first();
    const current = () => hero.locator('[data-current]').getAttribute('aria-label');
    proves('C-03');
    await page.clock.runFor(4900);
    expect(await current()).toBe(`1 / ${count}`);
    await page.clock.runFor(200);
    await expect.poll(current).toBe(`2 / ${count}`);
    proves('AC-01');
    await page.clock.runFor(4800);
    expect(await current()).toBe(`2 / ${count}`);
    await page.clock.runFor(200);
    await expect.poll(current).toBe(`3 / ${count}`);
    proves('C-04');
    for (let slide = 3; slide > 0; slide -= 1) await hero.getByRole('button', { name: texts.previous, exact: true }).click();
    await expect.poll(current).toBe(`${count} / ${count}`);
    await hero.getByRole('button', { name: texts.next, exact: true }).click();
    await expect.poll(current).toBe(`1 / ${count}`);
    // The mouse is still there, then only the focus.
    proves('3-124');
    await page.clock.runFor(12_000);
    expect(await current()).toBe(`1 / ${count}`);
    await page.mouse.move(0, 0);
    await page.clock.runFor(12_000);
    expect(await current()).toBe(`1 / ${count}`);
    const slide = hero.locator('[data-current]');
    await slide.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 300 });
    await slide.dispatchEvent('pointerup', { pointerType: 'touch', clientX: 200 });
    expect(await current()).toBe(`${language === 'ar' ? count : 2} / ${count}`);
    await hero.getByRole('button', { name: texts.next, exact: true }).press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    expect(await current()).toBe(`${language === 'ar' ? count - 1 : 1} / ${count}`);
    while ((await current()) !== `1 / ${count}`) await hero.getByRole('button', { name: texts.next, exact: true }).click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.clock.runFor(12_000);
    expect(await current()).toBe(`1 / ${count}`);
    await withMotion(page);
    await hero.getByRole('button', { name: texts.pause }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(12_000);
    expect(await current()).toBe(`1 / ${count}`);

    const [why, more, discover] = [texts.why, texts.knowMore, texts.discover].map((label) => page.getByRole('region', { name: label })) as [
      Locator,
      Locator,
      Locator,
    ];
    const nextOf = (row: Locator) => row.getByRole('button', { name: texts.next, exact: true });
    const shown = [];
    for (const width of [1440, 1024, 1023, 768, 767, 390]) {
      await page.setViewportSize({ width, height: 900 });
      shown.push([await perView(why), await perView(more), await perView(discover)]);
    }
    proves('AC-07');
    expect(shown.map(([first]) => first)).toEqual([4, 4, 4, 4, 1.2, 1.2]);
    await expectGlide(why, nextOf(why), 1500);
    proves('3-123');
    expect([shown[3]?.[0], shown[4]?.[0]]).toEqual([4, 1.2]);
    proves('AC-08');
    expect(shown.map(([, second]) => second)).toEqual([3.5, 3.5, 2.5, 2.5, 1.2, 1.2]);
    await expectGlide(more, nextOf(more), 1500);
    proves('AC-10');
    expect(shown.map(([, , third]) => third)).toEqual([3.5, 3.5, 2.5, 2.5, 1.2, 1.2]);
    await expectGlide(discover, nextOf(discover), 1000);
    await expect(discover.locator('li[data-copy]').first()).toBeAttached();
  });

  test(`in ${language}: three rows of cards`, async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const complaints = await visit(page, language, '/');
    const [why, more, discover] = [texts.why, texts.knowMore, texts.discover].map((label) => page.getByRole('region', { name: label })) as [
      Locator,
      Locator,
      Locator,
    ];
    const reasons = await bannersOf(request, language, '/homecontentslider');
    proves('C-08');
    await expect(page.getByRole('heading', { level: 2, name: texts.why, exact: true })).toBeVisible();
    proves('C-09');
    await expect(why.getByRole('heading', { level: 3 })).toHaveText(reasons.map(({ title }) => title!));
    await expect(why.locator('article p')).toHaveText(reasons.map(({ info }) => info!));
    await expectDirect(
      request,
      await linksOf(why),
      reasons.map(({ link }) => here(link!)),
    );
    await expect(why.locator('article').first().locator('svg')).toHaveCount(2);
    proves('C-12');
    expect(reasons.every(({ icon }) => !icon!.startsWith('bi-'))).toBe(true);
    const drawings = await why
      .locator('article > svg:first-child path:first-child')
      .evaluateAll((all) => all.map((one) => one.getAttribute('d')!));
    const files = reasons.map(({ icon }) => readFileSync(`node_modules/bootstrap-icons/icons/${icon}.svg`, 'utf8'));
    expect(files.map((file, index) => file.includes(drawings[index] ?? 'no drawing'))).toEqual(reasons.map(() => true));

    const cards = await bannersOf(request, language, '/homeslider');
    proves('C-13');
    await expect(page.getByRole('heading', { level: 2, name: texts.knowMore, exact: true })).toBeVisible();
    await expect(more.getByRole('heading', { level: 3 })).toHaveText(cards.map(({ title }) => title!));
    await expect(more.locator('article p')).toHaveText(cards.map(({ info }) => info!));
    expect(await more.locator('article img').evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toEqual(
      cards.map(({ image }) => `/uploads/${image}`),
    );
    await expectDirect(
      request,
      await linksOf(more),
      cards.map(({ link }) => here(link!)),
    );

    const products = (await (await request.get(`/api/${language}/sub_category`)).json()) as Item[];
    proves('RES-03');
    await expect(discover.locator('li:not([data-copy]) h3')).toHaveText(products.map(({ name }) => name!));
    proves('3-29');
    await expectDirect(
      request,
      await linksOf(discover),
      products.map(({ path }) => here(path!)),
    );
    // What is far below is laid out, and enhanced, when it comes near.
    await discover.scrollIntoViewIfNeeded();
    await expect(discover.locator('li[data-copy]')).toHaveCount(2 * products.length);

    for (const [row, speed] of [
      [why, '1500'],
      [more, '1500'],
      [discover, '1000'],
    ] as const) {
      await expect(row.getByRole('group')).toHaveAttribute('data-speed', speed);
      await expect(row.getByRole('list').first()).toHaveCSS('column-gap', '20px');
    }
    const views = [];
    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      views.push([await perView(why), await perView(more), await perView(discover)]);
    }
    proves('C-11');
    expect(views.map(([first]) => first)).toEqual([4, 4, 1.2]);
    proves('C-16');
    expect(views.map(([, second]) => second)).toEqual([3.5, 2.5, 1.2]);
    proves('C-19');
    expect(views.map(([, , third]) => third)).toEqual([3.5, 2.5, 1.2]);

    const below = async (row: Locator) =>
      (await row.getByRole('button', { name: texts.next, exact: true }).boundingBox())!.y > (await row.locator('ul').boundingBox())!.y;
    proves('C-10');
    expect(await why.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      texts.previous,
      texts.next,
    ]);
    expect(await below(why)).toBe(true);
    proves('C-15');
    expect(await below(more)).toBe(true);
    const position = () => more.locator('ul').evaluate((track) => Math.abs(track.scrollLeft));
    await expect(more.getByRole('button', { name: texts.previous, exact: true })).toBeDisabled();
    await more.getByRole('button', { name: texts.next, exact: true }).click();
    await expect.poll(position).toBeGreaterThan(200);
    await more.getByRole('button', { name: texts.previous, exact: true }).click();
    await expect.poll(position).toBeLessThan(5);
    // A button at its end keeps the focus of whoever pressed it.
    const next = more.getByRole('button', { name: texts.next, exact: true });
    await next.focus();
    const toTheEnd = () =>
      more.locator('ul').evaluate((row) => row.lastElementChild!.scrollIntoView({ inline: 'end', behavior: 'instant' }));
    await expect.poll(() => toTheEnd().then(() => next.isDisabled())).toBe(true);
    await expect(next).toBeFocused();
    expect(complaints).toEqual([]);
  });
}
