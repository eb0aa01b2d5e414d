import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { gate } from './keyboard.ts';
import { textsOf } from './overlays.ts';
import { stopClock } from './stop-clock.ts';
import { address, expectNoBarriers, type Item, LANGUAGES, turn, visit } from './visit.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { fill } from '#i18n/translate.ts';
import { proves } from '#test/requirements/proves.ts';

const SEARCH = '**/api/*/products/search/*';

/** Cut at 60 characters, and then back to the end of a word. */
function cutAt60(text: string): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  if (letters.length <= 60) return text;
  const end = letters.slice(0, 61).lastIndexOf(' ');
  return `${letters.slice(0, end).join('').trimEnd()}…`;
}

for (const language of LANGUAGES) {
  const texts = textsOf(language);

  test(`in ${language}: somebody searches, finds and goes there`, async ({ page, request }) => {
    const { opened, open } = gate();
    await page.route(SEARCH, async (route) => {
      await opened;
      await route.continue();
    });
    await visit(page, language, '/about');
    const dialog = page.getByRole('dialog');
    const icon = page.getByRole('banner').getByRole('button', { name: texts['site.nav.search'] });
    const box = dialog.getByRole('searchbox', { name: texts['site.search.title'] });
    const results = dialog.locator('section li');
    const status = dialog.getByRole('status');
    const { results: found } = (await (await request.get(`/api/${language}/search?q=glowmate`)).json()) as { results: Item[] };
    proves('B-07');
    await expect(dialog).toHaveCount(0);
    await icon.click();
    await expect(box).toBeFocused();
    proves('B-14');
    // All of it but the room of the scroll bar, once it has come in.
    const screen = page.viewportSize()!;
    const covered = async () => {
      const { x, y, width, height } = (await dialog.boundingBox())!;
      return [x, y, height, screen.width - width < 20].map((value) => (value === true ? value : Math.round(Number(value))));
    };
    await expect.poll(covered).toEqual([0, 0, screen.height, true]);
    proves('B-15');
    await expect(dialog.getByRole('button', { name: texts['site.search.clear'] })).toHaveCount(0);
    await box.fill('glowmate');
    await expect(dialog.getByRole('button', { name: texts['site.search.clear'] })).toBeVisible();
    await expect(status).toHaveText(texts['site.search.searching']);
    proves('AB-20');
    expect(siteEn['site.search.searching']).toBe('Searching');
    await expect(results).toHaveCount(0);
    open();
    proves('B-16');
    await expect(results.first()).toContainText(found[0]!['title']!);
    await expect(results).toHaveCount(found.length);
    // Whoever does not see the list hears how long it is.
    await expect(status).toHaveText(fill(language, texts['site.search.results'], { query: 'glowmate', count: found.length }));
    const kinds = [...new Set(found.map(({ kind }) => kind))];
    const shown = kinds.flatMap((kind) => found.filter((one) => one['kind'] === kind));
    expect(await dialog.locator('section li a > span:last-of-type').allTextContents()).toEqual(
      shown.map(({ description }) => cutAt60(description!)),
    );
    expect(shown.some(({ description }) => cutAt60(description!).endsWith('…'))).toBe(true);
    await expectNoBarriers(page);
    await box.fill('zzzzqqqq');
    proves('B-17');
    await expect(status.locator('strong')).toHaveText(texts['site.search.none']);
    await expect(status.locator('strong + span')).toHaveText(texts['site.search.nearestHint']);
    proves('AB-14');
    expect(siteEn['site.search.none']).toBe('No results found');
    await dialog.getByRole('button', { name: texts['site.search.clear'] }).click();
    await expect(box).toHaveValue('');
    await box.fill('glowmate');
    await expect(results).toHaveCount(found.length);
    proves('B-20');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await icon.click();
    await expect(box).toHaveValue('');
    await expect(results).toHaveCount(0);
    await box.fill('glowmate');
    await results.first().getByRole('link').click();
    proves('B-18');
    await expect(page).toHaveURL(address(language, `${found[0]!['path']}/${found[0]!['title']!.replaceAll(' ', '-')}`));
    await expect(dialog).toBeHidden();
    // Whoever goes back finds the search as it was; Ctrl+K opens a new one.
    await page.goBack();
    await expect(box).toHaveValue('glowmate');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+KeyK');
    await expect(box).toBeFocused();
  });

  test(`in ${language}: 300 milliseconds after the last key the last words are asked for, blanks never, and a failure offers another try`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const { opened, open } = gate();
    const TOO_LATE = { id: 1, title: 'Too late', path: '/product/1', description: '' };
    let late = Promise.resolve();
    await page.route(SEARCH, async (route) => {
      const query = decodeURIComponent(route.request().url().split('/').at(-1)!);
      asked.push(query);
      if (query === 'late') return (late = opened.then(() => route.fulfill({ json: [TOO_LATE] })));
      return asked.length === 1 ? route.abort() : route.continue();
    });
    await stopClock(page);
    await visit(page, language, '/about');
    await page.getByRole('banner').getByRole('button', { name: texts['site.nav.search'] }).click();
    const dialog = page.getByRole('dialog');
    const box = dialog.getByRole('searchbox');
    const results = dialog.locator('section li');
    proves('B-19');
    await expect(dialog.getByRole('status')).toBeEmpty();
    await expect(results).toHaveCount(0);
    proves('AA-12');
    await box.fill('   ');
    await page.clock.runFor(2000);
    expect(asked).toEqual([]);
    proves('AC-14', 'B-21');
    await box.fill('g');
    await page.clock.runFor(299);
    await box.fill('glow');
    await page.clock.runFor(299);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(['glow']);
    proves('B-23');
    await expect(dialog.getByRole('status').locator('strong')).toHaveText(texts['site.search.failed']);
    await expect(results).toHaveCount(0);
    proves('3-130');
    await expect(dialog.getByRole('status')).toContainText(texts['site.search.failedHint']);
    await dialog.getByRole('button', { name: texts['site.search.retry'] }).click();
    await page.clock.runFor(300);
    await expect(results.first()).toContainText('GlowMate');
    expect(asked).toEqual(['glow', 'glow']);
    proves('B-22');
    await box.fill('  ');
    await expect(results).toHaveCount(0);
    await page.clock.runFor(2000);
    expect(asked).toHaveLength(2);
    await box.fill('late');
    await page.clock.runFor(300);
    await expect.poll(() => asked.at(-1)).toBe('late');
    await box.fill('glowmate/?#');
    await page.clock.runFor(300);
    proves('3-129');
    await expect.poll(() => asked.at(-1)).toBe('glowmate/?#');
    await expect(results.first()).toContainText('GlowMate');
    open();
    await late;
    // What was answered before this has been drawn by then.
    await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
    await expect(dialog).not.toContainText('Too late');
    // Right after a start only names are found: there is no count before the index is read, and then there is one.
    let isWhole = false;
    await page.route('**/api/*/search?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), isWhole } });
    });
    await box.fill('led');
    await page.clock.runFor(300);
    await expect(dialog.getByRole('status')).toHaveText(texts['site.search.namesOnly']);
    const everything = dialog.locator('a[href*="/search?q="]');
    await expect(everything).toHaveText(texts['site.search.all']);
    isWhole = true;
    await page.clock.runFor(2000);
    await expect(everything).toHaveText(/\d/);
    await expect(dialog.getByRole('status')).toHaveText(/\d/);
    await expect(dialog).not.toContainText(texts['site.search.namesOnly']);
  });
}

test('a search that is closed and opened again at once is open', async ({ page }) => {
  await visit(page, 'en', '/about');
  const dialog = page.getByRole('dialog');
  await page.getByRole('banner').getByRole('button', { name: siteEn['site.nav.search'] }).click();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  // Quicker than the browser tells of the end of a dialog, which a busy machine does late.
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('dialog[open] button')!.click();
    document.querySelector<HTMLElement>('header [data-opens=search]')!.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
});

for (const language of turn(0))
  test(`in ${language}: the drawing of a category is shown whole, in the overlay and on the page of results`, async ({ page }) => {
    await visit(page, language, '/about');
    await page
      .getByRole('banner')
      .getByRole('button', { name: textsOf(language)['site.nav.search'] })
      .click();
    await page.getByRole('searchbox').last().fill('LED');
    const [drawing, photograph] = ['category', 'sub-category'].map((kind) => page.locator(`[data-kind=${kind}] img`).first());
    await expect(drawing!).toHaveCSS('object-fit', 'contain');
    await expect(photograph!).toHaveCSS('object-fit', 'cover');
    await page.goto(address(language, '/search?q=LED'));
    await expect(drawing!).toHaveCSS('object-fit', 'contain');
    await expect(photograph!).toHaveCSS('object-fit', 'cover');
  });
