import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { gate } from './keyboard.ts';
import { listedPages } from './listed-pages.ts';
import { VISITED } from './page-list.ts';
import { linksOfOneName } from './reach.ts';
import { address, barriersOn, complaintsOf, expectNoBarriers, hydrated, LANGUAGES, settle, turn, visit } from './visit.ts';

// Many pages at two widths, shared by all workers.
test.describe.configure({ mode: 'parallel' });

const DIRECTION = { ar: 'rtl', en: 'ltr' } as const;
/** A phone, and a fixture. */
const WIDTHS = [390, 1440] as const;
const MOST_SHIFT = 0.02;

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    let page: Page;
    let complaints: string[];
    let requests: string[];
    let fonts: Gate;
    let scripts: Gate;

    // One visitor walks through all of them.
    test.beforeAll(async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
      page = await context.newPage();
      complaints = complaintsOf(page);
      requests = [];
      page.on('request', (request) => requests.push(request.url()));
      await settle(page, language);
      await watchShifts(page);
      fonts = await gateFor(page, /\.woff2$/);
      scripts = await gateFor(page, /\.js$/);
    });
    test.afterAll(() => page.context().close());
    test.beforeEach(() => {
      complaints.length = 0;
      requests.length = 0;
    });

    for (const [index, [name, { path, status = 200 }]] of Object.entries(VISITED).entries()) {
      if (!turn(index).includes(language)) continue;
      test(`${name} stands, named, calm, accessible, and has an alternate in the other language`, async ({ request, baseURL }) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          fonts.hold();
          scripts.hold();
          const answer = await page.goto(address(language, path), { waitUntil: 'commit' });
          expect(answer!.status()).toBe(status);
          await drawnOnce(page);
          fonts.release();
          const drawn = await heightsOf(page);
          scripts.release();
          await page.waitForLoadState();
          await hydrated(page);
          await scrollThrough(page);
          await expectCalm(page);
          expect(await heightsOf(page)).toEqual(drawn);
          await expectNoBarriers(page);
        }
        if (`${language} ${name}` === 'en home') expect(requests.filter((url) => url.includes('readex-pro-arabic'))).toEqual([]);
        expect(await linksOfOneName(page)).toEqual([]);
        await expect(page.locator('html')).toHaveAttribute('dir', DIRECTION[language]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('banner')).toBeAttached();
        await expect(page.getByRole('contentinfo')).toBeAttached();
        // A browser says about every missing page that it is missing.
        expect(complaints.filter((complaint) => status === 200 || !complaint.includes('404'))).toEqual([]);
        expect(requests.filter((url) => !url.startsWith(baseURL!) && !/^(?:data|blob):/.test(url))).toEqual([]);
        const here = page
          .url()
          .replace(baseURL!, '')
          .replace(/(?<=.)\/$/, '');
        const alternate = await otherLanguage(request, here);
        expect(alternate).not.toBe(here);
        // Whatever is not there is one page, kept once for each language.
        const back = name === 'not-found' ? here.replace('no-such-page', 'not-found') : here;
        expect(decodeURIComponent(await otherLanguage(request, alternate))).toBe(decodeURIComponent(back));
      });
    }
  });
}

/** Where the toggle of a page leads, after the names in its address have been put right. */
async function otherLanguage(request: APIRequestContext, here: string): Promise<string> {
  const html = await (await request.get(here)).text();
  const target = /<a href="([^"]+)" lang="\w\w" hrefLang="\w\w"/i.exec(html)![1]!.replaceAll('&amp;', '&');
  const { pathname, search } = new URL((await request.get(target)).url());
  return pathname + search;
}

/** What moved without being asked to, as browsers count it. */
type Moved = { value: number; what: string[] };

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const watch = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) moved.push({ value, what: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 20)}`) });
    });
    watch.observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectCalm(page: Page): Promise<void> {
  const moved = await page.evaluate(() => (window as unknown as { moved: Moved[] }).moved);
  const total = moved.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(moved)).toBeLessThan(MOST_SHIFT);
}

type Gate = { hold: () => void; release: () => void };

/** While its scripts are held a page is what the server has drawn; while its fonts are held nothing can be set in them. */
async function gateFor(page: Page, files: RegExp): Promise<Gate> {
  let current = gate();
  await page.route(files, async (route) => {
    await current.opened;
    await route.continue();
  });
  return { hold: () => (current = gate()), release: () => current.open() };
}

async function drawnOnce(page: Page): Promise<void> {
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** In steps of two pixels: what stays may still be rounded differently. */
async function heightsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    // What is far below has its own height only once it is laid out.
    const { dataset } = document.documentElement;
    const isFresh = 'fresh' in dataset;
    delete dataset['fresh'];
    const heights = [...document.querySelectorAll('header, main section, main form, footer')].map(
      (part) => `${part.querySelector('h1, h2')?.textContent ?? part.nodeName}: ${Math.round(part.getBoundingClientRect().height / 2) * 2}`,
    );
    if (isFresh) dataset['fresh'] = '';
    return heights;
  });
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

test('the list of places has every page of the site', async ({ request }) => {
  const kinds = (await listedPages(request)).map(kindOf);
  const known = new Set(Object.values(VISITED).flatMap(({ path }) => LANGUAGES.map((language) => kindOf(address(language, path)))));
  expect([...new Set(kinds)].filter((kind) => !known.has(kind))).toEqual([]);
});

test('a barrier is found where there is one, and not where nobody looks', async ({ page }) => {
  await visit(page, 'en', '/about');
  await expectNoBarriers(page);
  await page.evaluate(() => document.querySelector('main')!.insertAdjacentHTML('beforeend', '<img src="/favicon.ico" class="nameless">'));
  expect(await barriersOn(page)).toEqual([expect.stringMatching(/^image-alt: .*nameless/)]);
  expect(await barriersOn(page, { exclude: ['.nameless'] })).toEqual([]);
});

function kindOf(path: string): string {
  return path
    .replace(/\?.*$/, '')
    .replace(/\/\d+(?:\/.*)?$/, '/1')
    .replace(/\/$/, '');
}
