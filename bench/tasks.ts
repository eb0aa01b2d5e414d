import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { PASSWORD, startSite } from './site.ts';

/**
 * Six tasks of somebody who publishes: the clicks, and the time the machine takes for them. `node bench/tasks.ts`, after
 * `npm run build`. A hand takes about 1.4 s for a click (pointing 1.1, pressing 0.2, looking 0.1), which is added; typing is not.
 */
const CLICK_S = 1.4;
const TEXTS = 10;
let clicks = 0;
/** Another one for each task, so that none meets the draft of another. */
let product = 1;

const folder = await mkdtemp(join(tmpdir(), 'lamha-tasks-'));
const site = await startSite(folder, { LOG_LEVEL: 'warn' });
const { CHROMIUM_PATH } = process.env;
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ args, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) });
try {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(20_000);
  await page.request.post('/api/auth/login', { data: { username: 'admin', password: PASSWORD } });
  await task(page, 'correct a typo live', '/en/dashboard/products', async () => {
    await type(page, 'headline_en', 'A corrected headline');
    await press(page.getByRole('button', { name: 'Update', exact: true }));
    await closed(page);
  });
  await task(page, 'prepare a product for Monday', '/en/dashboard/products', async () => {
    await type(page, 'headline_en', 'For Monday');
    await press(page.getByRole('button', { name: 'More', exact: true }));
    await press(page.getByRole('button', { name: 'At a time …' }));
    await press(page.getByLabel('Day and time'));
    await page.getByLabel('Day and time').fill(`${new Date().getFullYear() + 1}-03-01T09:00`);
    await press(page.getByRole('button', { name: 'Set the time' }));
    await page.locator('[data-state=scheduled]').first().waitFor();
  });
  await task(page, 'show a draft to the boss', '/en/dashboard/products', async () => {
    await type(page, 'headline_ar', 'عنوان للعرض على المدير');
    await press(page.getByRole('button', { name: 'More', exact: true }));
    await press(page.getByRole('button', { name: 'Link for somebody outside …' }));
    const copy = page.getByRole('dialog', { name: 'Link to this draft' }).getByRole('button', { name: 'Copy' });
    await copy.waitFor();
    await press(copy);
  });
  await outdate(page);
  await task(page, `translate ${TEXTS} outdated texts`, '/en/dashboard/languages?problem=outdated&language=ar', async () => {
    for (let text = 0; text < TEXTS; text += 1) {
      await press(page.locator('a[data-task]').first());
      const arabic = page.getByRole('dialog').first().locator('[name=headline_ar]');
      await arabic.waitFor();
      await press(arabic);
      await arabic.fill(`عنوان جديد ${text}`);
      await press(page.getByRole('button', { name: 'Update', exact: true }));
      await closed(page);
      await page.waitForURL(/languages/);
    }
  });
  await task(page, 'take a wrong price back', '/en/dashboard/products', async () => {
    await press(page.getByRole('button', { name: /^History: / }).first());
    const restore = page.getByRole('button', { name: 'Bring back this version' }).first();
    await restore.waitFor();
    await press(restore);
    await page.getByRole('status').first().waitFor();
  });
  await task(page, 'find what is not yet published', '/en/dashboard', async () => {
    await press(page.getByRole('link', { name: 'Drafts', exact: true }).first());
    await page.getByRole('heading', { name: 'Not yet published' }).waitFor();
  });
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

async function task(page: Page, name: string, from: string, walk: () => Promise<void>): Promise<void> {
  await page.goto(from, { waitUntil: 'networkidle' });
  clicks = 0;
  const began = performance.now();
  if (from.endsWith('/products')) await openFirst(page, name);
  try {
    await walk();
  } catch (error) {
    process.stdout.write(`${name}: not done: ${String(error).split('\n', 3).join(' ')}\n`);
    return;
  }
  const machine = (performance.now() - began) / 1000;
  process.stdout.write(
    `${name}: ${clicks} clicks, ${machine.toFixed(1)} s of the machine, about ${(machine + clicks * CLICK_S).toFixed(0)} s in all\n`,
  );
}

async function openFirst(page: Page, name: string): Promise<void> {
  if (name.includes('price')) return;
  await press(
    page
      .locator('[data-record]')
      .nth((product += 1))
      .getByRole('button', { name: /^Edit: / }),
  );
  await page.getByRole('dialog').first().waitFor();
}

async function type(page: Page, name: string, line: string): Promise<void> {
  const field = page.getByRole('dialog').first().locator(`[name="${name}"]`);
  await press(field);
  await field.fill(line);
}

async function press(target: Locator): Promise<void> {
  clicks += 1;
  await target.click();
}

async function closed(page: Page): Promise<void> {
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
}

/** Ten English headlines change, and a price is wrong. */
async function outdate(page: Page): Promise<void> {
  const { items } = (await (await page.request.get('/api/en/records/products?per_page=40')).json()) as { items: { id: number }[] };
  for (const { id } of items.slice(8, 8 + TEXTS)) {
    await page.request.put(`/api/en/products/${id}`, { data: { headline: `A new headline of ${id}` } });
  }
  await page.request.put(`/api/en/products/${items[0]!.id}`, { data: { headline: 'A wrong price' } });
}
