import { type Page, test } from '@playwright/test';
import { PLACES } from './places.ts';
import { LANGUAGES, type Language, visit } from './visit.ts';
import { OVERLAYS } from './overlays.ts';

const FOLDER = 'screenshots';
const WIDTHS = [390, 768, 1440] as const;

for (const language of LANGUAGES) {
  for (const [name, { path }] of Object.entries(PLACES)) {
    test(`${name} in ${language}`, async ({ page }) => {
      // No picture is caught half lit.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, language, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await showEverything(page);
        await page.screenshot({ path: fileOf(name, language, width), fullPage: true });
      }
    });
  }
  for (const [name, { path, open }] of Object.entries(OVERLAYS)) {
    test(`${name} open in ${language}`, async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, language, path);
        await open(page, language);
        await page.screenshot({ path: fileOf(`open-${name}`, language, width) });
      }
    });
  }
}

/** Pictures load and parts light up when they are scrolled to; a picture of the whole page must not show the wait. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // A lazy picture outside a carousel's window would be waited for without end.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

function fileOf(name: string, language: Language, width: number): string {
  return `${FOLDER}/${name}-${language}-${width}.png`;
}
