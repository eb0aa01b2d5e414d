import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { report } from './report.ts';
import { PASSWORD, type Site, startSite } from './site.ts';

/** From a key in the form of a product to the pixel in the page beside it: `node bench/preview.ts`, after `npm run build`. */
const TYPED = 40;
const WARM = 5;
const PRODUCT = 15;

type Took = { saved: number; seen: number };

const folder = await mkdtemp(join(tmpdir(), 'lamha-preview-'));
const site = await startSite(folder, { LOG_LEVEL: 'warn' });
let browser: Browser | undefined;
try {
  await untilNothingIsMade(site);
  const { CHROMIUM_PATH } = process.env;
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await chromium.launch({ args, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) });
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  await openBeside(page);
  const times: Took[] = [];
  for (let word = 0; word < WARM + TYPED; word += 1) {
    const took = await keyToPixel(page, `word${word}x`);
    if (word >= WARM) times.push(took);
  }
  const at = (share: number, part: keyof Took): string => {
    const sorted = times.map((took) => took[part]).toSorted((one, other) => one - other);
    return (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0);
  };
  await report('preview', [
    `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/preview.ts\`: Chromium ${browser.version()}, ${cpus().length} shared x64 cores (load average ${loadavg()[0]!.toFixed(0)}). ${TYPED} words over the headline of a product with all its sections, from the last key of each to the frame in which the page beside the form says it, in ms.`,
    '',
    '| From the key to | p50 | p95 | longest |',
    '|---|---|---|---|',
    `| the server has it | ${at(0.5, 'saved')} | ${at(0.95, 'saved')} | ${at(1, 'saved')} |`,
    `| the page shows it | ${at(0.5, 'seen')} | ${at(0.95, 'seen')} | ${at(1, 'seen')} |`,
  ]);
} finally {
  await browser?.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

/** After the first start the sizes of the demo company's pictures are made, by processes of their own. */
async function untilNothingIsMade({ pid }: Site): Promise<void> {
  for (let quiet = 0; quiet < 5;) {
    await wait(1000);
    quiet = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim() === '' ? quiet + 1 : 0;
  }
}

async function openBeside(page: Page): Promise<void> {
  await page.request.post('/api/auth/login', { data: { username: 'admin', password: PASSWORD } });
  await page.goto(`/en/dashboard/products?edit=${PRODUCT}`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Page beside the form' }).click();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** One word over the headline: from its last key to the frame in which the page says it. */
async function keyToPixel(page: Page, word: string): Promise<Took> {
  await page.locator('[name=headline_en]').selectText();
  await page.keyboard.type(word.slice(0, -1), { delay: 20 });
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && (answer.request().postData() ?? '').includes(word),
  );
  // Listened for before the key is pressed: two calls of a browser need not arrive in order.
  await page.evaluate(() => {
    addEventListener('input', () => (document.documentElement.dataset['typed'] = String(performance.now())), { capture: true, once: true });
  });
  const began = performance.now();
  await page.keyboard.press(word.at(-1)!);
  const seen = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const typed = Number(document.documentElement.dataset['typed']);
        const look = () => {
          const text = document.querySelector('iframe')?.contentDocument?.body?.textContent ?? '';
          if (text.includes(wanted)) requestAnimationFrame(() => resolve(performance.now() - typed));
          else requestAnimationFrame(look);
        };
        look();
      }),
    word,
  );
  const savedAfter = saved.then(() => performance.now() - began);
  return { saved: await savedAfter, seen: await seen };
}
