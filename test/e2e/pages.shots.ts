import type { Page } from '@playwright/test';
import { test } from './journey.ts';
import { VISITED } from './page-list.ts';
import { OVERLAYS } from './overlays.ts';
import { shotFile, SHOT_WIDTHS } from './shot-files.ts';
import { showEverything } from './show-everything.ts';
import { LANGUAGES, visit } from './visit.ts';

for (const language of LANGUAGES) {
  for (const [name, { path }] of Object.entries(VISITED)) {
    test(`${name} in ${language}`, async ({ page }) => {
      // No picture is caught half lit.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, language, path);
      for (const width of SHOT_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await showEverything(page);
        await page.screenshot({ path: shotFile('site', name, language, width), fullPage: true });
      }
    });
  }
  for (const [name, { path, open }] of Object.entries(OVERLAYS)) {
    test(`${name} open in ${language}`, async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, language, path);
        await open(page, language);
        await settled(page);
        await page.screenshot({ path: shotFile('site', `open-${name}`, language, width) });
      }
    });
  }
}

/** What was opened fetches what it shows: found products, pictures. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('dialog[open] img').evaluateAll((images) =>
    Promise.all(
      images.map((image) => {
        (image as HTMLImageElement).loading = 'eager';
        return (image as HTMLImageElement).decode().catch(() => undefined);
      }),
    ),
  );
}
