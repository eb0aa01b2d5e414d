import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build, type InlineConfig } from 'vite';
import { inlineClassNames, scopedClassName } from '#app/building/class-names.ts';
import { say } from './beside.ts';

/**
 * What a touch costs the main thread of a browser until the contact form is awake: by our islands, by `hydrateRoot` of the same component
 * and by a library (docs/decisions/0073-by-hand.md). `npm install --prefix /tmp/beside @11ty/is-land`, then
 * `LIBRARIES=/tmp/beside node bench/waking.ts`.
 */
const ROUNDS = 15;
const WAYS = ['ours', 'plain', 'library'] as const;
type Way = (typeof WAYS)[number];
type Drawn = { island: string; plain: string; facts: string };

const folder = await mkdtemp(join(tmpdir(), 'lamha-waking-'));
const server = createServer((request, response) => {
  const name = (request.url ?? '/').slice(1);
  response.setHeader('content-type', extname(name) === '.js' ? 'text/javascript' : 'text/html; charset=utf-8');
  readFile(join(folder, name)).then(
    (bytes) => response.end(bytes),
    () => response.writeHead(404).end(),
  );
});
try {
  await prepare();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  await measure(`http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`);
} finally {
  server.close();
  await rm(folder, { recursive: true, force: true });
}

async function prepare(): Promise<void> {
  const shared: InlineConfig = {
    configFile: false,
    root: join(import.meta.dirname, '..'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [inlineClassNames({ sheets: false })],
    css: { modules: { generateScopedName: scopedClassName } },
  };
  const of = (name: string) => join(import.meta.dirname, 'waking', name);
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: { ssr: of('draw.tsx'), outDir: join(folder, 'drawing'), emptyOutDir: false },
  });
  for (const way of WAYS)
    await build({
      ...shared,
      build: {
        outDir: join(folder, way),
        emptyOutDir: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: of(`${way}.ts`),
          output: { entryFileNames: 'start.js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    });
  const library = createRequire(join(process.env['LIBRARIES'] ?? '', 'package.json')).resolve('@11ty/is-land');
  await writeFile(join(folder, 'library/is-land.js'), await readFile(join(library, '../dist/is-land.min.js')));
  const { drawContact } = await import(pathToFileURL(join(folder, 'drawing/draw.js')).href);
  for (const way of WAYS) await writeFile(join(folder, way, 'page.html'), pageOf(way, drawContact()));
}

function pageOf(way: Way, { island, plain, facts }: Drawn): string {
  const bodies: Readonly<Record<Way, string>> = {
    ours: `${island}<script type="module" src="/ours/start.js"></script>`,
    plain: `<div id="root">${plain}</div><script type="module" src="/plain/start.js"></script>`,
    library: `<is-land on:interaction="pointerover" import="/library/start.js">${plain}</is-land><script type="module" src="/library/is-land.js"></script>`,
  };
  return `<!DOCTYPE html><html lang="en"><body><script id="page-facts" type="application/json">${facts.replaceAll('<', '\\u003c')}</script>${bodies[way]}</body></html>`;
}

async function measure(address: string): Promise<void> {
  const { CHROMIUM_PATH } = process.env;
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ args, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) });
  const costs: Record<Way, { loading: number[]; waking: number[] }> = {
    ours: { loading: [], waking: [] },
    plain: { loading: [], waking: [] },
    library: { loading: [], waking: [] },
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of WAYS) {
      const context = await browser.newContext();
      const { loading, waking } = await wakeOnce(await context.newPage(), `${address}/${way}/page.html`);
      costs[way].loading.push(loading);
      costs[way].waking.push(waking);
      await context.close();
    }
  await browser.close();
  for (const way of WAYS) say(way, { loading: spread(costs[way].loading), waking: spread(costs[way].waking) });
}

/** Processor milliseconds of the page's main thread, before and after the touch. */
async function wakeOnce(page: Page, url: string): Promise<{ loading: number; waking: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const begun = await used();
  await page.goto(url, { waitUntil: 'networkidle' });
  const loaded = await used();
  const { x, y } = (await page.locator('h2').boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 5, y + 5);
  await page.locator('[data-awake=""]').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  return { loading: loaded - begun, waking: (await used()) - loaded };
}

function spread(values: readonly number[]): { best: number; middle: number } {
  const sorted = values.toSorted((one, other) => one - other);
  const rounded = (value = Number.NaN) => Math.round(value * 10) / 10;
  return { best: rounded(sorted[0]), middle: rounded(sorted[Math.floor(sorted.length / 2)]) };
}
