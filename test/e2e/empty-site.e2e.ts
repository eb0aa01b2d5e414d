import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator } from '@playwright/test';
import { test } from './journey.ts';
import { ADMINISTRATOR, say, signInOnScreen } from './dashboard.ts';
import { textsOf } from './overlays.ts';
import { signIn } from './staff.ts';
import { address, expectNoBarriers, hydrated, LANGUAGES, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const WITHOUT_RECORDS = ['/', '/about', '/projects', '/contact', '/our-community', '/register', '/privacy-policy', '/the-vision'] as const;

let server: ChildProcess;
let site: string;
let folder: string;

test.beforeAll(async () => {
  // Loading a company and taking it away again is long on a busy machine; the time of the tests is not the hook's.
  folder = await mkdtemp(join(tmpdir(), 'lamha-empty-'));
  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(port),
    DEMO: '0',
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
  };
  for (const options of [[], ['--remove']]) await promisify(execFile)(process.execPath, ['scripts/demo.ts', ...options], { env });
  server = spawn(process.execPath, ['build/program/server.js'], { env, stdio: 'ignore' });
  site = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${site}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
});

test.afterAll(async () => {
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
  await rm(folder, { recursive: true });
});

for (const language of LANGUAGES) {
  test(`in ${language}: a site whose demo company was taken away is whole, and tells its administrator where to begin`, async ({
    browser,
  }) => {
    proves('4-31');
    const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = await visit(page, language, '/');
    for (const path of WITHOUT_RECORDS) {
      await page.goto(address(language, path));
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // A section without records takes no space: no headings over nothing.
      const empty = await page.locator('main section').evaluateAll((all) => all.filter((one) => !one.textContent?.trim()).length);
      expect(empty, path).toBe(0);
    }
    await expectNoBarriers(page);
    await page.goto(address(language, '/'));
    await hydrated(page);
    const invitation = page.getByRole('complementary', { name: textsOf(language)['site.home.invitation'] });
    await expect(invitation).toBeHidden();

    await page.goto(address(language, '/dashboard'));
    await signInOnScreen(page, language, ADMINISTRATOR);
    proves('A-11');
    await expect(page).toHaveURL(new RegExp(address(language, '/dashboard/')));
    await expect(page.getByRole('navigation').first()).toBeVisible();
    proves('3-12');
    await expect(page.getByRole('link', { name: say(language, 'shell.view-site') }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    proves('Q-10');
    const stored = () => [localStorage.getItem('lang'), localStorage.getItem('isLoggedIn'), sessionStorage.getItem('pop-up-seen')];
    expect(await page.evaluate(stored)).toEqual([language, 'true', '1']);
    await page.goto(address(language, '/'));
    await hydrated(page);
    await expect(invitation).toBeVisible();
    await expectNoBarriers(page);
    await invitation.getByRole('link', { name: textsOf(language)['site.home.firstBanner'] }).click();
    await expect(page).toHaveURL(new RegExp(`${address(language, '/dashboard/hero-banners')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });
}

/** Every kind of row there is: four whole cards, three and a half, the same in a loop, and two lines of staff. */
const ROWS = [
  ['homecontentslider', '/add', { title: 'Reason' }],
  ['homeslider', '/add', { title: 'Card' }],
  ['sub_category', '', { name: 'Shelf' }],
  ['projectcrew', '', { name: 'Person', link: '0' }],
] as const;

test('a row whose cards all fit has neither arrows nor a loop, and gets both where they do not', async ({ browser, playwright }) => {
  proves('3-131');
  const staff = await signIn(playwright, site);
  for (const [path, create, values] of ROWS) for (const en of [values, values]) await staff.add(path, { en }, { create });
  const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const [path, rows] of [
    ['/', 3],
    ['/projects', 1],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, 'en', path);
    const carousels = page.locator('main [aria-roledescription="carousel"]');
    await expect(carousels).toHaveCount(rows);
    await expect(carousels.locator('li')).toHaveCount(2 * rows);
    await comeNear(carousels);
    await expect(carousels.getByRole('button')).toHaveCount(0);
    await expect(carousels.locator('[tabindex]')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 900 });
    await comeNear(carousels);
    // Two people stand below each other and fit everywhere; of two cards beside each other the second is cut.
    await expect(carousels.getByRole('button')).toHaveCount(path === '/' ? 2 * rows : 0);
    await expect(carousels.locator('li[data-copy]')).toHaveCount(path === '/' ? 4 : 0);
  }
  await context.close();
  await staff.leave();
});

/** Whatever is far below is laid out, and enhanced, when somebody comes near. */
async function comeNear(parts: Locator): Promise<void> {
  for (const part of await parts.all()) await part.scrollIntoViewIfNeeded();
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
