import type { Page } from '@playwright/test';

/** Pictures load and parts light up when they are scrolled to; a picture of the whole page must not show the wait. */
export async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    delete document.documentElement.dataset['fresh'];
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
