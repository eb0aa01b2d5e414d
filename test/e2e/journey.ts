import { type Page, type Request, test as base } from '@playwright/test';

/** How long a page may take to draw one frame before it counts as standing still. */
const FRAME_MS = 10_000;

/**
 * A journey of these tests. One that fails says in the report what its page was still asking for. One that runs out of time is asked
 * for one more frame: scripts/test.mjs begins those again that stood still, and no others.
 */
export const test = base.extend<{ isWatched: undefined }>({
  isWatched: [
    async ({ page }, use, info) => {
      const asked = unanswered(page);
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      info.annotations.push({
        type: 'unanswered',
        description: [...asked].map((request) => `${request.method()} ${request.url()}`).join(', '),
      });
      if (info.status === 'timedOut' && !(await draws(page))) info.annotations.push({ type: 'stood still' });
    },
    { auto: true },
  ],
});

function unanswered(page: Page): ReadonlySet<Request> {
  const asked = new Set<Request>();
  page.on('request', (request) => void asked.add(request));
  page.on('requestfinished', (request) => void asked.delete(request));
  page.on('requestfailed', (request) => void asked.delete(request));
  return asked;
}

async function draws(page: Page): Promise<boolean> {
  const frame = page.evaluate(() => new Promise<boolean>((resolve) => void requestAnimationFrame(() => resolve(true))));
  const never = new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), FRAME_MS));
  return Promise.race([frame.catch(() => true), never]);
}
