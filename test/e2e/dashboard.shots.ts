import { test } from './journey.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { enter } from './dashboard.ts';
import { shotFile, SHOT_WIDTHS } from './shot-files.ts';
import { showEverything } from './show-everything.ts';
import { signIn } from './staff.ts';
import { LANGUAGES, newVisitor } from './visit.ts';

/** A day in the office: what visitors have sent, so that no screen shows only that there is nothing. */
const SENT = [
  ['send-email-sa', 'contact', { name: 'Noura Example', email: 'noura@example.com', number: '0500000001', message: 'هل تركّبون في جدة؟' }],
  [
    'send-email-ae',
    'contact',
    { name: 'Omar Example', email: 'omar@example.com', number: '0500000002', message: 'A wall for our lobby, 4 by 2 m.' },
  ],
  [
    'booking-sa',
    'meeting',
    { name: 'Sara Example', email: 'sara@example.com', phone: '0500000003', date: '2027-03-03', time: '10:30', type: 'zoom' },
  ],
] as const;

/** Records the demo company has, and what has just been sent. */
const SCREENS = dashboardRoutes('ar')
  .map((path) =>
    path
      .replace(/:id\b/, '1')
      .replace(/:group\b/, 'site')
      .replace('/:task?', ''),
  )
  .filter((path) => !path.includes(':') && !path.includes('*'));

test.setTimeout(120_000);

test.beforeAll(async ({ request }) => {
  for (const [call, kind, fields] of SENT) await request.post(`/api/en/email/${call}`, { data: { kind, fields }, headers: newVisitor() });
});

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
