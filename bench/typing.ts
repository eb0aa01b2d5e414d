import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';

/** What typing costs in the largest form of the dashboard: `node bench/typing.ts`, after `npm run build`. */
const PASSWORD = 'only for measuring 1';
const ROWS = 20;
const LETTERS = 200;
const LIMIT_MS = 16;

const folder = await mkdtemp(join(tmpdir(), 'lamha-typing-'));
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['server.ts'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD, DEMO: '0', LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
let browser: Browser | undefined;
try {
  await answering();
  const { CHROMIUM_PATH } = process.env;
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await chromium.launch({ args, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) });
  const page = await browser.newPage({ baseURL: address });
  await openLargestForm(page);
  const costs = [await typingIn(page, 'headline_one_en'), await typingIn(page, `advantages[${ROWS - 1}].name_ar`)];
  for (const { name, script, task } of costs)
    process.stdout.write(`${name}: ${script.toFixed(2)} ms of script, ${task.toFixed(2)} ms of work in all per letter\n`);
  process.exitCode = costs.some(({ script }) => script >= LIMIT_MS) ? 1 : 0;
} finally {
  await browser?.close();
  server.kill();
  await once(server, 'exit');
  await rm(folder, { recursive: true, force: true });
}

async function answering(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
}

async function openLargestForm(page: Page): Promise<void> {
  await page.request.post('/api/auth/login', { data: { username: 'admin', password: PASSWORD } });
  const made = await page.request.post('/api/en/category/add', { multipart: { name: 'Large' } });
  const { id } = (await made.json()) as { id: number };
  const rows = (row: (index: number) => unknown) => JSON.stringify(Array.from({ length: ROWS }, (_, index) => row(index)));
  await page.request.post('/api/en/sectionthree', {
    multipart: {
      category_id: String(id),
      headline_one: 'Large',
      icons: rows(() => 'tv'),
      sizes: rows((index) => `${index} m`),
      features: rows((index) => ({ title: `Feature ${index}` })),
      advantages: rows((index) => ({ name: `Advantage ${index}`, value: 1 })),
    },
  });
  await page.goto(`/en/dashboard/categories/${id}?open=category-products`);
  await page.locator('[name="headline_one_en"]').waitFor();
  await page.waitForLoadState('networkidle');
}

/** The browser's own count of the time spent in scripts and in everything (style, layout, paint) while letters arrive. */
async function typingIn(page: Page, name: string): Promise<{ name: string; script: number; task: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const input = page.locator(`[name="${name}"]`);
  await input.focus();
  await page.keyboard.type('warm');
  const spent = async (metric: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((one) => one.name === metric)!.value * 1000;
  };
  const before = { script: await spent('ScriptDuration'), task: await spent('TaskDuration') };
  await page.keyboard.type('a'.repeat(LETTERS));
  return {
    name,
    script: ((await spent('ScriptDuration')) - before.script) / LETTERS,
    task: ((await spent('TaskDuration')) - before.task) / LETTERS,
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const found = (probe.address() as { port: number }).port;
      probe.close(() => resolve(found));
    });
  });
}
