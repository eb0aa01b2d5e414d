import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { OVERLAYS } from './overlays.ts';
import { address, expectNoBarriers, hydrated, LANGUAGES, turn, visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [390, 1440] as const;

for (const language of LANGUAGES) {
  for (const [index, [name, { path, open }]] of Object.entries(OVERLAYS).entries()) {
    if (!turn(index).includes(language)) continue;
    test(`${name} is accessible when it is open, in ${language}`, async ({ page }) => {
      for (const width of name === 'menu' ? [390] : WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, language, path);
        await open(page, language);
        await expectNoBarriers(page);
        // Sideways there is nothing to scroll to: what does not fit is cut off for whoever does not notice.
        expect(await page.locator('dialog[open]').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(
          0,
        );
      }
    });
  }

  test(`V14 V34 in ${language}: before somebody has answered, nothing is asked of other servers and only the language is kept`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => /^https?:/.test(request.url()) && !request.url().startsWith(baseURL!) && foreign.push(request.url()));
    for (const path of ['/', '/contact', '/the-vision', '/register']) {
      await page.goto(address(language, path));
      await hydrated(page);
    }
    expect(foreign).toEqual([]);
    // The specified one: which language the visitor reads.
    expect((await page.context().cookies()).map((cookie) => cookie.name)).toEqual(['lang']);
  });
}
