import { test } from '@playwright/test';
import { dashboardRoutes } from './dashboard-routes.ts';
import { enter } from './dashboard.ts';
import { shotFile, SHOT_WIDTHS } from './shot-files.ts';
import { showEverything } from './show-everything.ts';
import { signIn } from './staff.ts';
import { LANGUAGES } from './visit.ts';

/** Records the demo company has; what nobody has sent yet has no screen of its own. */
const SCREENS = dashboardRoutes('ar')
  .map((path) =>
    path
      .replace(/:id\b/, '1')
      .replace(/:group\b/, 'site')
      .replace('/:task?', ''),
  )
  .filter((path) => !path.includes(':') && !path.includes('*'));

test.setTimeout(120_000);

for (const language of LANGUAGES) {
  for (const path of SCREENS) {
    const name = path.replace(/^\/dashboard\/?/, '').replaceAll('/', '_') || 'overview';
    test(`${path} in ${language}`, async ({ page, playwright, baseURL }) => {
      const staff = await signIn(playwright, baseURL);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await enter(page, staff, language, path);
      for (const width of SHOT_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await showEverything(page);
        await page.screenshot({ path: shotFile('dashboard', name, language, width), fullPage: true });
      }
      await staff.leave();
    });
  }
}
