import { expect, test } from '@playwright/test';
import { turn, visit } from './visit.ts';

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
