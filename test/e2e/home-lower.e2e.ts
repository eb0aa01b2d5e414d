import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { bannersOf, expectDirect, linksOf, TEXTS } from './home-page.ts';
import { withMotion } from './stop-clock.ts';
import { address, type Item, LANGUAGES, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

for (const language of LANGUAGES) {
  const texts = TEXTS[language];
  const here = (path: string) => address(language, path);

  test(`in ${language}: tiles, the fixed block, stories, clients`, async ({ page, request }) => {
    await withMotion(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, language, '/');
    const tiles = page.getByRole('region', { name: texts.tiles });
    const banners = await bannersOf(request, language, '/productbanner');
    const widths = await tiles.locator('li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    const narrow = Math.min(...widths);
    proves('C-20');
    await expect(tiles.getByRole('heading', { level: 3 })).toHaveText(banners.map(({ title }) => title!));
    proves('C-25');
    expect(widths.map((width) => (width > narrow * 1.5 ? 8 : 4))).toEqual([8, 4, 4, 4, 4, 4, 8].slice(0, banners.length));
    await expectDirect(
      request,
      await linksOf(tiles),
      banners.map(({ link }) => here(link!)),
    );
    proves('3-19');
    await expect(tiles.getByRole('link', { name: texts.learn })).toHaveCount(banners.length);
    expect([TEXTS.en.learn, TEXTS.en.read]).toEqual(['Learn More', 'Learn more']);
    const colors = await tiles.locator('h3').evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    proves('RES-04');
    expect(colors).toEqual(banners.map(({ active }) => (Number(active) === 1 ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)')));

    proves('3-28');
    await expect(page.locator('main h3').filter({ hasText: banners[0]!['title']! })).toHaveCount(1);
    proves('C-28');
    for (const item of banners)
      expect(item).toMatchObject({ images: expect.any(Array), image: expect.any(String), info: expect.any(String) });

    const settings = (await (await request.get(`/api/${language}/settings`)).json()) as Record<string, Record<string, string>>;
    const block = page.getByRole('region', { name: settings['home']!['static_heading']! });
    proves('C-21');
    await expect(block.locator('p')).toHaveText(settings['home']!['static_text']!);
    proves('RES-05');
    await expect(block.getByRole('link')).toHaveText(settings['home']!['static_button']!);
    proves('3-30');
    await expect(block.getByRole('link')).toHaveAttribute('href', here('/contact'));

    const stories = page.getByRole('region', { name: texts.stories });
    const slides = await bannersOf(request, language, '/bodyslider');
    const shown = stories.locator('[data-current]');
    await stories.getByRole('button', { name: texts.previous, exact: true }).click();
    proves('C-22');
    await expect(shown.getByRole('heading')).toHaveText(slides.at(-1)!['title']!);
    await stories.getByRole('button', { name: texts.next, exact: true }).click();
    await expect(shown.getByRole('heading')).toHaveText(slides[0]!['title']!);
    proves('C-24');
    await expect(shown).toHaveCSS('transition-duration', /^0\.8s/);
    proves('AC-12');
    await expect(shown).toHaveCSS('transition-property', /opacity/);
    await expect(shown).toHaveCSS('transition-duration', /^0\.8s/);
    const story = shown.getByRole('link', { name: texts.read });
    await expectDirect(request, [(await story.getAttribute('href'))!], [here(slides[0]!['link']!)]);

    // Nothing here opens the dialog with a product's pictures.
    await expect(page.locator('main [aria-haspopup="dialog"]')).toHaveCount(0);
    const clients = page.getByRole('region', { name: texts.clients });
    const logos = (await (await request.get(`/api/${language}/clientslogos`)).json()) as Item[];
    proves('C-29');
    await expect(clients.getByRole('heading', { level: 2 })).toHaveText(texts.clients);
    expect(await clients.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toEqual(
      [...logos, ...logos].map(({ icon }) => `/uploads/${icon}`),
    );
    proves('C-32');
    for (const [path, envelope] of Object.entries({
      herobanner: 'banners',
      productbanner: 'banners',
      bodyslider: 'banners',
      homecontentslider: 'sliders',
    }))
      for (const { title } of ((await (await request.get(`/api/${language}/${path}`)).json()) as Record<string, Item[]>)[envelope]!)
        await expect(page.locator('main').getByRole('heading', { name: title!, includeHidden: true }).first(), path).toBeAttached();
    await expect(clients.getByRole('img')).toHaveCount(logos.length);
    await expect(clients.getByRole('img').first()).toHaveAttribute('alt', logos[0]!['title']!);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    proves('3-36');
    expect(await clients.evaluate((section) => section.getAnimations({ subtree: true }).length)).toBe(0);
  });

  test(`in ${language}: the page for products to come`, async ({ page }) => {
    proves('A-12');
    const complaints = await visit(page, language, '/adding_soon');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'en' ? "We're Still Adding Products" : 'ما زلنا نضيف المنتجات',
    );
    expect(complaints).toEqual([]);
  });
}
