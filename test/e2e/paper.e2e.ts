import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { lettersOnSheets } from './sheets.ts';
import { turn, visit } from './visit.ts';

/** What people print, and on how many sheets of A4 it stands at most. */
const PRINTED = [
  ['/product/15?size=70', 2],
  ['/product/2', 2],
  ['/product/22', 2],
  ['/product/28', 2],
  ['/advisor?place=meeting-room&nearest=3&farthest=9&width=4&height=2.5', 1],
  ['/compare?products=15,16', 1],
  ['/compare?products=1,2,4,5,7', 1],
  ['/compare?products=15,16,17,18', 1],
  ['/wall?product=2&columns=6&rows=6', 1],
  ['/shortlist?products=15-70x2,16-55', 1],
] as const;
/** Fewer letters than a picture with its caption has. */
const NEARLY_EMPTY = 120;

const LEANING = ['/the-vision', '/project/1', '/product/15', '/sub-category/1'];

for (const language of turn(0)) {
  test(`a product prints as a clean sheet in ${language}: dark words, every answer, nothing of the screen`, async ({ page }) => {
    await visit(page, language, '/product/15');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const gone of ['header:not(main header)', 'main video', 'main form', '[data-model-place]'])
      await expect(page.locator(gone).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    const answers = page.locator('main details:not([data-model-place]) > :not(summary)');
    expect(await answers.count()).toBeGreaterThan(2);
    expect(await page.locator('html').getAttribute('data-fresh')).toBe('');
    const skipped = await page
      .locator('main > section')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility !== 'visible'));
    expect(skipped).toEqual([]);
    const heights = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.filter((height) => height === 0)).toEqual([]);
  });
}

for (const language of turn(1)) {
  test(`what is printed takes few sheets in ${language}, none of them nearly empty, and says whose it is`, async ({ page }) => {
    for (const [path, most] of PRINTED) {
      await visit(page, language, path);
      const letters = lettersOnSheets(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
      expect([path, letters.length > 0 && letters.length <= most, letters.filter((count) => count < NEARLY_EMPTY)]).toEqual([
        path,
        true,
        [],
      ]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('[data-print-address]')).toContainText(path.split('?')[0]!);
      await expect(page.locator('[data-consent]')).toBeHidden();
      await page.emulateMedia({ media: null });
    }
  });
}

for (const language of turn(1)) {
  test(`pictures that fail do not push a page sideways in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.route(/\/uploads\//, (route) => route.abort());
    for (const path of LEANING) {
      await visit(page, language, path);
      const beyond = await page.evaluate(() => {
        delete document.documentElement.dataset['fresh']; // Sections that are not laid out reach nowhere.
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      expect([path, beyond]).toEqual([path, 0]);
    }
  });
}
