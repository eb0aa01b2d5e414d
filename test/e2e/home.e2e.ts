import { expect, type Locator, test } from '@playwright/test';
import { expectGlide, stopClock } from './stop-clock.ts';
import { address, type Item, LANGUAGES, type Language, structuredData, visit } from './visit.ts';

test.setTimeout(90_000);

const WORDS = {
  en: {
    why: 'Why Choose Lamha for Your Visual Solutions?',
    knowMore: 'Get to Know More',
    discover: 'Discover Our Products',
    clients: "Clients We're Proud Of",
    stories: 'Light at work',
    tiles: 'Made to be looked at',
    learn: 'Learn More',
    read: 'Learn more',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
  },
  ar: {
    why: 'لماذا تختار لمحة لحلولك المرئية؟',
    knowMore: 'تعرّف أكثر',
    discover: 'اكتشف منتجاتنا',
    clients: 'عملاء نفخر بهم',
    stories: 'الضوء في مكانه',
    tiles: 'صُنعت لتُرى',
    learn: 'اعرف المزيد',
    read: 'اقرأ المزيد',
    previous: 'السابق',
    next: 'التالي',
    pause: 'إيقاف مؤقت',
  },
} as const;

const hyphenated = (text: string) => text.trim().replaceAll(/\s+/g, '-');

/** How many cards of a row fit between its edges, with a gap of 20 pixels. */
async function perView(row: Locator): Promise<number> {
  return row.locator('ul').evaluate((track) => {
    const card = track.querySelector('li')!.getBoundingClientRect().width;
    return Math.round(((track.clientWidth + 20) / (card + 20)) * 10) / 10;
  });
}

function linksOf(row: Locator): Promise<string[]> {
  return row
    .locator('li:not([data-copy]) a')
    .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')));
}

async function bannersOf(request: { get: (url: string) => Promise<{ json: () => Promise<unknown> }> }, language: Language, path: string) {
  const answer = (await (await request.get(`/api/${language}${path}`)).json()) as Record<string, Item[]>;
  return answer['banners'] ?? answer['sliders'] ?? [];
}

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const here = (path: string) => address(language, path);

  test(`C-01 C-02 C-05 C-06 C-07 C-31 C-32 RES-01 3-27 3-33 3-40 in ${language}: the first screen`, async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const complaints = await visit(page, language, '/');
    const [first] = await bannersOf(request, language, '/herobanner');
    const site = (await (await request.get(`/api/${language}/settings/site`)).json()) as Record<'company_name' | 'tagline', string>;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${site.company_name}: ${site.tagline}`);
    const slide = page.locator('[aria-roledescription="slide"]').first();
    await expect(slide.getByRole('heading', { level: 2, includeHidden: true })).toHaveText(first!['title']!);
    const lines = first!['info']!.split(/(?<!\d)\.|\.(?!\d)/).flatMap((line) => line.trim() || []);
    await expect(slide.locator('p')).toHaveText(lines);
    await expect(slide.getByRole('link', { name: words.learn })).toHaveAttribute('href', here(first!['link']!));
    expect(await slide.locator('img').getAttribute('src')).toBe(`/uploads/${first!['image']}`);
    await expect(slide.locator('img')).toHaveAttribute('fetchpriority', 'high');

    const card = page.locator('#meeting');
    await expect(card).toHaveCount(1);
    const over = await card.boundingBox();
    const stage = await slide.boundingBox();
    expect(over!.y + over!.height).toBeLessThanOrEqual(stage!.y + stage!.height);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(async () => (await card.boundingBox())!.y)
      .toBeGreaterThan((await slide.boundingBox())!.y + (await slide.boundingBox())!.height);
    await expect(page.locator('#meeting')).toHaveCount(1);

    const data = await structuredData(page);
    expect(data.get('Organization')).toMatchObject({ url: expect.any(String), contactPoint: expect.arrayContaining([expect.any(Object)]) });
    expect(complaints).toEqual([]);
  });

  test(`C-03 C-04 AC-01 AC-07 AC-08 AC-10 in ${language}: slides move on every five seconds and wrap at both ends, rows take their time`, async ({
    page,
    request,
  }) => {
    await stopClock(page);
    await visit(page, language, '/');
    const count = (await bannersOf(request, language, '/herobanner')).length;
    const hero = page.locator('main section').first();
    const current = () => hero.locator('[data-current]').getAttribute('aria-label');
    await page.clock.runFor(4900);
    expect(await current()).toBe(`1 / ${count}`);
    await page.clock.runFor(200);
    await expect.poll(current).toBe(`2 / ${count}`);
    await hero.getByRole('button', { name: words.previous, exact: true }).click();
    await hero.getByRole('button', { name: words.previous, exact: true }).click();
    await expect.poll(current).toBe(`${count} / ${count}`);
    await hero.getByRole('button', { name: words.next, exact: true }).click();
    await expect.poll(current).toBe(`1 / ${count}`);
    await hero.getByRole('button', { name: words.pause }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(12_000);
    expect(await current()).toBe(`1 / ${count}`);

    for (const [label, speed] of [
      [words.why, 1500],
      [words.knowMore, 1500],
      [words.discover, 1000],
    ] as const) {
      const row = page.getByRole('region', { name: label });
      await expectGlide(row, row.getByRole('button', { name: words.next, exact: true }), speed);
    }
  });

  test(`C-08 to C-19 AC-07 AC-08 AC-10 RES-03 3-19 3-29 in ${language}: three rows of cards`, async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const complaints = await visit(page, language, '/');
    const [why, more, discover] = [words.why, words.knowMore, words.discover].map((label) => page.getByRole('region', { name: label })) as [
      Locator,
      Locator,
      Locator,
    ];
    const reasons = await bannersOf(request, language, '/homecontentslider');
    expect(await linksOf(why)).toEqual(reasons.map(({ link }) => here(link!)));
    expect(reasons.every(({ icon }) => !icon!.startsWith('bi-'))).toBe(true);
    await expect(why.locator('article').first().locator('svg')).toHaveCount(2);
    await expect(why.locator('article').first()).toContainText(reasons[0]!['title']!.slice(0, 8));

    const cards = await bannersOf(request, language, '/homeslider');
    expect(await linksOf(more)).toEqual(cards.map(({ link, title }) => here(`${link}/${hyphenated(title!)}`)));

    const products = (await (await request.get(`/api/${language}/sub_category`)).json()) as Item[];
    const links = await linksOf(discover);
    expect(links).toHaveLength(products.length);
    for (const [index, { path, text }] of products.entries()) {
      const start = hyphenated(text!.replaceAll(/[/?#%&"']/g, ' ')).slice(0, 20);
      expect(links[index]).toContain(here(`${path!.replace(/\/$/, '')}/${start}`));
    }
    await expect(discover.locator('li[data-copy]')).toHaveCount(2 * products.length);

    expect([await perView(why), await perView(more), await perView(discover)]).toEqual([4, 3.5, 3.5]);
    await page.setViewportSize({ width: 800, height: 900 });
    expect([await perView(why), await perView(more), await perView(discover)]).toEqual([4, 2.5, 2.5]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect([await perView(why), await perView(more), await perView(discover)]).toEqual([1.2, 1.2, 1.2]);

    const position = () => more.locator('ul').evaluate((track) => Math.abs(track.scrollLeft));
    await expect(more.getByRole('button', { name: words.previous, exact: true })).toBeDisabled();
    await more.getByRole('button', { name: words.next, exact: true }).click();
    await expect.poll(position).toBeGreaterThan(200);
    await more.getByRole('button', { name: words.previous, exact: true }).click();
    await expect.poll(position).toBeLessThan(5);
    expect(complaints).toEqual([]);
  });

  test(`C-20 to C-30 AC-12 AC-27 RES-04 RES-05 3-28 3-30 3-32 3-36 in ${language}: tiles, the fixed block, stories, clients`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, language, '/');
    const tiles = page.getByRole('region', { name: words.tiles });
    const banners = await bannersOf(request, language, '/productbanner');
    const widths = await tiles.locator('li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    const narrow = Math.min(...widths);
    expect(widths.map((width) => (width > narrow * 1.5 ? 8 : 4))).toEqual([8, 4, 4, 4, 4, 4, 8].slice(0, banners.length));
    expect(await linksOf(tiles)).toEqual(banners.map(({ link, title }) => here(`${link}/${hyphenated(title!)}`)));
    await expect(tiles.getByRole('link', { name: words.learn })).toHaveCount(banners.length);
    const colors = await tiles.locator('h3').evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    expect(colors).toEqual(banners.map(({ active }) => (Number(active) === 1 ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)')));

    const settings = (await (await request.get(`/api/${language}/settings`)).json()) as Record<string, Record<string, string>>;
    const block = page.getByRole('region', { name: settings['home']!['static_heading']! });
    await expect(block).toContainText(settings['home']!['static_text']!.slice(0, 30));
    await expect(block.getByRole('link')).toHaveAttribute('href', here('/contact'));

    const stories = page.getByRole('region', { name: words.stories });
    const slides = await bannersOf(request, language, '/bodyslider');
    const shown = stories.locator('[data-current]');
    await stories.getByRole('button', { name: words.previous, exact: true }).click();
    await expect(shown.getByRole('heading')).toHaveText(slides.at(-1)!['title']!);
    await stories.getByRole('button', { name: words.next, exact: true }).click();
    await expect(shown.getByRole('heading')).toHaveText(slides[0]!['title']!);
    await expect(shown).toHaveCSS('transition-duration', /^0\.8s/);
    const story = shown.getByRole('link', { name: words.read });
    expect(decodeURIComponent((await story.getAttribute('href'))!)).toBe(here(`${slides[0]!['link']}/${hyphenated(slides[0]!['title']!)}`));

    // Nothing here opens the dialog with a product's pictures.
    await expect(page.locator('main [aria-haspopup="dialog"]')).toHaveCount(0);
    const clients = page.getByRole('region', { name: words.clients });
    const logos = (await (await request.get(`/api/${language}/clientslogos`)).json()) as Item[];
    await expect(clients.locator('img')).toHaveCount(2 * logos.length);
    await expect(clients.getByRole('img')).toHaveCount(logos.length);
    await expect(clients.getByRole('img').first()).toHaveAttribute('alt', logos[0]!['title']!);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await clients.evaluate((section) => section.getAnimations({ subtree: true }).length)).toBe(0);
  });

  test(`A-12 in ${language}: the page for products to come`, async ({ page }) => {
    const complaints = await visit(page, language, '/adding_soon');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'en' ? "We're Still Adding Products" : 'ما زلنا نضيف المنتجات',
    );
    expect(complaints).toEqual([]);
  });
}
