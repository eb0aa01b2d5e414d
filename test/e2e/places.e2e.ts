import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { PLACES } from './places.ts';
import { address, expectNoBarriers, hydrated, type Language, LANGUAGES, turn, visit } from './visit.ts';

test.setTimeout(120_000);

const DIRECTION = { ar: 'rtl', en: 'ltr' } as const;
const TOGGLE = { ar: 'English', en: 'العربية' } as const;
/** A phone, and a desk. */
const WIDTHS = [390, 1440] as const;
const MOST_SHIFT = 0.02;

for (const [index, [name, { path, status = 200 }]] of Object.entries(PLACES).entries()) {
  for (const language of turn(index)) {
    test(`A-01 to A-10 A-12 to A-16 A-19 A-20 B-05 Q-01 Q-04 Q-05 in ${language}: ${name} stands, named, calm, without barriers, and turns into the other language and back`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: WIDTHS[0], height: 900 });
      await watchShifts(page);
      const foreign: string[] = [];
      page.on('request', (request) => new URL(request.url()).host !== new URL(baseURL!).host && foreign.push(request.url()));
      const complaints = await visit(page, language, path);
      for (const width of WIDTHS) {
        if (width !== WIDTHS[0]) {
          await page.setViewportSize({ width, height: 900 });
          await page.reload();
          await hydrated(page);
        }
        await scrollThrough(page);
        expect(await shift(page)).toBeLessThan(MOST_SHIFT);
        await expectNoBarriers(page);
      }
      await expect(page.locator('html')).toHaveAttribute('dir', DIRECTION[language]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      // A browser says about every missing page that it is missing.
      expect(complaints.filter((complaint) => status === 200 || !complaint.includes('404'))).toEqual([]);
      expect(foreign.filter((url) => !/^(?:data|blob):/.test(url))).toEqual([]);
      await turnTwice({ context: page.context(), url: page.url() }, language);
    });
  }
}

/** What moved without being asked to, as browsers count it. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { total: 0 };
    Object.assign(window, { shifts: seen });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) seen.total += entry.value;
    });
    watch.observe({ type: 'layout-shift', buffered: true });
  });
}

function shift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** In a tab of its own: `visit` sets the stored language again with every page. */
async function turnTwice({ context, url }: { context: BrowserContext; url: string }, language: Language): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('pop-up-seen', '1'));
  await page.goto(url);
  const other = language === 'ar' ? 'en' : 'ar';
  for (const [from, to] of [
    [language, other],
    [other, language],
  ] as const) {
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: TOGGLE[from] }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', to);
  }
  await expect(page).toHaveURL(url);
}

test('the list of places has every page of the site', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const kinds = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(?<path>[^<]*)<\/loc>/g)].map(({ groups }) => kindOf(groups!['path']!));
  const known = new Set(Object.values(PLACES).flatMap(({ path }) => LANGUAGES.map((language) => kindOf(address(language, path)))));
  expect([...new Set(kinds)].filter((kind) => !known.has(kind))).toEqual([]);
});

function kindOf(path: string): string {
  return path
    .replace(/\?.*$/, '')
    .replace(/\/\d+(?:\/.*)?$/, '/1')
    .replace(/\/$/, '');
}
