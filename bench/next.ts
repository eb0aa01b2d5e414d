import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoFolder } from '#test/rig/demo-folder.ts';
import { report } from './report.ts';
import { allThreadsMs, freePort, signIn, startSite } from './site.ts';

/** Our pages beside Next's of the same elements, kept and drawn anew, in turn: `node bench/next.ts`. */
const ROUNDS = 5;
const ROUND_MS = 2000;
const CONNECTIONS = 4;
const WARM_UP = 30;
const PAGES = { home: '/', product: '/product/15/GlowMate' } as const;
/** Away from the tree, where checks and tests would take its files for ours. */
const INSTALLED = join(import.meta.dirname, '../.cache/next');

type Name = keyof typeof PAGES;
type Running = { url: string; pid: number; stop: () => void };
type Target = {
  page: Name;
  what: string;
  server: 'Lamha' | 'Next, static' | 'Next, dynamic';
  costMs: number[];
  bytes: number;
  failed: number;
};
type Started = Target & { pid: number; url: string; headers: Record<string, string> };

const GZIP = { 'accept-encoding': 'gzip' };
const PLAIN = { 'accept-encoding': 'identity' };
const PRODUCTS = 30;
const SEARCH_IS_READY_MS = 2500;

async function command(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(name, args, { cwd: INSTALLED, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${[name, ...args].join(' ')} in ${INSTALLED} ended with ${code}`);
}

/** Next stays out of the product: it is installed the first time it is needed, and built with the pages as they are now. */
async function buildNext(bodies: Readonly<Record<Name, string>>): Promise<string> {
  await rm(join(INSTALLED, 'app'), { recursive: true, force: true });
  await mkdir(INSTALLED, { recursive: true });
  await cp(join(import.meta.dirname, 'next'), INSTALLED, { recursive: true });
  if (!existsSync(join(INSTALLED, 'node_modules/next'))) await command('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
  const pages = join(INSTALLED, 'bodies');
  await mkdir(pages, { recursive: true });
  for (const [name, body] of Object.entries(bodies)) await writeFile(join(pages, `${name}.html`), body);
  await command('npm', ['run', 'build'], { PAGES: pages, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  return pages;
}

async function startNext(pages: string): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, ['.next/standalone/server.js'], {
    cwd: INSTALLED,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), HOSTNAME: '127.0.0.1', PAGES: pages, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(`${url}/live-home`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, pid: child.pid!, stop: () => child.kill('SIGTERM') };
    await wait(100);
  }
  throw new Error('Next does not answer');
}

/** Processor time of the whole process for one answer. */
async function round(target: Started): Promise<void> {
  const before = allThreadsMs(target.pid);
  const end = performance.now() + ROUND_MS;
  let answers = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      const answer = await fetch(target.url, { headers: target.headers });
      target.bytes = (await answer.arrayBuffer()).byteLength;
      if (!answer.ok) target.failed += 1;
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  target.costMs.push((allThreadsMs(target.pid) - before) / answers);
}

const countElements = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Pages nobody has asked for, by a server whose code is warm: each is asked for once. Next draws its own as often. */
async function coldRound(dataDir: string, next: Running, cold: readonly Target[]): Promise<void> {
  const site = await startSite(dataDir, { DEMO: '0' });
  const headers = { ...PLAIN, cookie: await signIn(site.url) };
  for (let each = 0; each < WARM_UP; each += 1)
    for (const path of Object.values(PAGES)) await (await fetch(`${site.url}${path}?preview=1`, { headers })).arrayBuffer();
  await wait(SEARCH_IS_READY_MS);
  const paths = { home: ['/', '/en'], product: await productPaths(site.url) };
  for (const target of cold) {
    const ours = target.server === 'Lamha';
    const pid = ours ? site.pid : next.pid;
    const asked = ours
      ? paths[target.page].map((path) => site.url + path)
      : paths[target.page].map(() => `${next.url}/live-${target.page}`);
    const before = allThreadsMs(pid);
    for (const url of asked) target.bytes = (await (await fetch(url, { headers: PLAIN })).arrayBuffer()).byteLength;
    target.costMs.push((allThreadsMs(pid) - before) / asked.length);
  }
  await site.stop();
}

/** The final addresses of products, which are answered without making a page. */
async function productPaths(url: string): Promise<string[]> {
  const short = Array.from({ length: PRODUCTS }, (_, index) => [`/product/${index + 1}`, `/en/product/${index + 1}`]).flat();
  return Promise.all(
    short.map(async (path) => (await fetch(url + path, { method: 'HEAD', redirect: 'manual' })).headers.get('location') ?? path),
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'lamha-next-'));
await cp(await demoFolder(), dataDir, { recursive: true });
const site = await startSite(dataDir, { DEMO: '0' });
const bodyOf = async (name: Name) => {
  const html = await (await fetch(site.url + PAGES[name])).text();
  return html.slice(html.indexOf('>', html.indexOf('<body')) + 1, html.lastIndexOf('</body>'));
};
const bodies = { home: await bodyOf('home'), product: await bodyOf('product') };
const next = await startNext(await buildNext(bodies));

const names = ['home', 'product'] as const;
const nothingYet = { costMs: [], bytes: 0, failed: 0 };
const target = (page: Name, what: string, server: Target['server']): Target => ({ ...nothingYet, costMs: [], page, what, server });
const running = names.flatMap((page) =>
  [GZIP, PLAIN].flatMap((headers) => {
    const what = `${page}, kept, ${headers['accept-encoding']}`;
    return [
      { ...target(page, what, 'Lamha'), headers, pid: site.pid, url: site.url + PAGES[page] },
      { ...target(page, what, 'Next, static'), headers, pid: next.pid, url: `${next.url}/still-${page}` },
    ];
  }),
);
for (const { url, headers } of running) for (let each = 0; each < WARM_UP; each += 1) await (await fetch(url, { headers })).arrayBuffer();
for (let each = 0; each < ROUNDS; each += 1) for (const one of running) await round(one);
await site.stop();

const cold = names.flatMap((page) => [
  target(page, `${page}, drawn for the first time`, 'Lamha'),
  target(page, `${page}, drawn for the first time`, 'Next, dynamic'),
]);
for (let each = 0; each < ROUNDS; each += 1) await coldRound(dataDir, next, cold);
next.stop();
await rm(dataDir, { recursive: true });

const rows = [...running, ...cold];
await report('next', [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/next.ts\`: Node ${process.version}, Next 16 (standalone) fed with the very elements of our Arabic pages (${countElements(bodies.home)} on Home, ${countElements(bodies.product)} on the product), without a database and without components, which flatters it; ${cpus().length} cores shared by servers and load (load average ${loadavg()[0]!.toFixed(1)} at the end). Processor time of the whole process for one answer in ms, median of ${ROUNDS} rounds in turn; spread in brackets. Pages drawn for the first time are the two of Home and ${2 * PRODUCTS} of products, each asked for once after a start and with warm code; Next draws its page as often.`,
  '',
  '| What | Server | Bytes unpacked | ms of processor | Times Lamha | Failed |',
  '|---|---|---|---|---|---|',
  ...rows.map(({ what, server, costMs, bytes, failed }, index) => {
    const ours = rows[index - (index % 2)]!;
    return `| ${what} | ${server} | ${bytes} | ${median(costMs).toFixed(2)} (${Math.min(...costMs).toFixed(2)} to ${Math.max(...costMs).toFixed(2)}) | ${(median(costMs) / median(ours.costMs)).toFixed(1)} | ${failed} |`;
  }),
]);
