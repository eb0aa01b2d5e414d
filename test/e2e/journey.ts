import { type Browser, type Page, type Request, test as base } from '@playwright/test';

/** How long a page may take to draw one frame before it counts as standing still: a busy machine needs a few seconds. */
const FRAME_MS = 45_000;
const LOOK_MS = 5_000;

/**
 * A journey of these tests. One that fails says in the report what its pages were still asking for. A page that draws no frame any more
 * ends its journey at once instead of using up its time; scripts/test.mjs begins those again that stood still, and no others.
 */
export const test = base.extend<{ isWatched: undefined; drawsSlowly: boolean }, { unanswered: Set<Request> }>({
  unanswered: [
    async ({ browser }, use) => {
      const asked = new Set<Request>();
      browser.on('context', (context) => {
        context.on('request', (request) => void asked.add(request));
        context.on('requestfinished', (request) => void asked.delete(request));
        context.on('requestfailed', (request) => void asked.delete(request));
      });
      await use(asked);
    },
    { scope: 'worker', auto: true },
  ],
  /** Whether one frame may take as long as the journey: light and shadow that the processor draws. */
  drawsSlowly: [false, { option: true }],
  isWatched: [
    async ({ browser, drawsSlowly, unanswered }, use, info) => {
      unanswered.clear();
      const watch = drawsSlowly ? undefined : watchFrames(browser, standStill);
      await use(undefined);
      clearInterval(watch);
      if (info.status === info.expectedStatus) return;
      info.annotations.push({
        type: 'unanswered',
        description: [...unanswered].map((request) => `${request.method()} ${request.url()}`).join(', '),
      });

      function standStill(page: Page): void {
        clearInterval(watch);
        info.annotations.push({ type: 'stood still', description: page.url() });
        info.setTimeout(1);
      }
    },
    { auto: true },
  ],
});

/** Every page of the browser, also those that a journey opens by itself. */
function watchFrames(browser: Browser, standStill: (page: Page) => void): NodeJS.Timeout {
  const looked = new Set<Page>();
  return setInterval(() => {
    for (const page of browser.contexts().flatMap((context) => context.pages())) {
      if (looked.has(page)) continue;
      looked.add(page);
      void draws(page).then((does) => (does ? looked.delete(page) : standStill(page)));
    }
  }, LOOK_MS);
}

/** By an observer, because journeys may stop the clock of a page and with it the frames that its scripts see. */
async function draws(page: Page): Promise<boolean> {
  const frame = page.evaluate(() => {
    const hasScripts = matchMedia('(scripting: enabled)').matches;
    return (
      !hasScripts || new Promise<boolean>((resolve) => new IntersectionObserver(() => resolve(true)).observe(document.documentElement))
    );
  });
  let patience: NodeJS.Timeout | undefined;
  const never = new Promise<boolean>((resolve) => {
    patience = setTimeout(resolve, FRAME_MS, false);
  });
  // What is closed or on its way to another address does not stand still.
  return Promise.race([frame.catch(() => true), never]).finally(() => clearTimeout(patience));
}
