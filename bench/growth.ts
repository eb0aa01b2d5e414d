import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '#demo/load.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { startPostgres } from '#test/rig/postgres-server.ts';
import { fillLeads, fillProducts } from '#test/rig/many-records.ts';
import { report } from './report.ts';
import { allThreadsMs, signIn, startSite, type Site } from './site.ts';

type Look = { what: string; path: string; method?: 'POST'; isStaff?: boolean; follow?: (site: Site, cookie: string) => Promise<void> };
type Seen = { status: number; cpuMs: number; longestMs: number };

/**
 * `node bench/growth.ts 30 10000`: the sizes; on SQLite, or with `BENCH_ENGINE=postgres` on a PostgreSQL of its own. `BENCH_DATA`
 * names a folder that keeps what was filled on SQLite, so that filling and measuring can be two runs: `BENCH_ONLY=fill` ends in between.
 */
const sizes = process.argv.slice(2).map(Number);
const SIZES = sizes.length > 0 ? sizes : [30, 1000, 10_000, 100_000];
const TRIES = 3;
/** What takes so long is the same each time. */
const LONG_MS = 20_000;

const LOOKS: readonly Look[] = [
  { what: 'home page, made anew', path: '/?preview=1', isStaff: true },
  { what: 'product page, made anew', path: '/product/15/GlowMate?preview=1', isStaff: true },
  { what: 'one product', path: '/api/en/products/15' },
  { what: 'list of products, page 1', path: '/api/en/products?per_page=20' },
  { what: 'list of products, last page', path: '/api/en/products?per_page=20&page=LAST' },
  { what: 'search, kept answer', path: '/api/en/products/search/screen' },
  { what: 'search, unlike words', path: '/api/en/products/search/screen%20UNLIKE' },
  { what: 'products by their figures, unlike filters', path: '/api/en/products/find?suits=indoors&brightness_min=UNLIKE&sort=-brightness' },
  { what: 'list of all products, unlike filters', path: '/en/products?brightness_min=UNLIKE&sort=price' },
  { what: 'advisor, unlike answers', path: '/en/advisor?place=indoors&nearest=4.UNLIKE&farthest=12&width=4&height=2.5' },
  { what: 'sitemap', path: '/sitemap.xml' },
  { what: 'sitemap, one of its parts', path: '/sitemap/products-1' },
  { what: 'feed', path: '/feed.xml' },
  { what: 'dashboard, first screen', path: '/en/dashboard', isStaff: true },
  { what: 'numbers of the first screen', path: '/api/en/overview', isStaff: true },
  { what: 'missing translations', path: '/api/en/missing-translations', isStaff: true },
  { what: 'broken links', path: '/api/en/links/broken', isStaff: true },
  { what: 'list of products in the dashboard', path: '/en/dashboard/products', isStaff: true },
  { what: 'the same, with words', path: '/en/dashboard/products?text=Falcon', isStaff: true },
  { what: 'inbox', path: '/api/en/inbox', isStaff: true },
  { what: 'inbox, with words', path: '/api/en/inbox?search=hall%2077', isStaff: true },
  { what: 'history', path: '/api/en/history', isStaff: true },
  { what: 'sheet of all products', path: '/api/en/exchange/export?collection=products', isStaff: true },
  { what: 'sheet of all inquiries', path: '/api/en/inbox/export', isStaff: true },
  { what: 'backup', path: '/api/en/backups', method: 'POST', isStaff: true, follow: backupDone },
  // Last, because in a large catalogue the look it begins goes on in the background.
  { what: 'numbers in texts', path: '/api/en/figures', isStaff: true },
];

async function backupDone({ url }: Site, cookie: string): Promise<void> {
  for (;;) {
    const answer: { work?: { state: string } } = await (await fetch(`${url}/api/en/backups/work`, { headers: { cookie } })).json();
    if (answer.work?.state !== 'running') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The index is built in the background; until it is there, a search waits for it. */
async function searchIsReady(url: string): Promise<void> {
  const isThere = () =>
    fetch(`${url}/api/en/products/search/screen`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 1000));
}

/** A second after the first page a thread is begun that draws the others, and practises: until it is there, pages are drawn in the main thread. */
async function drawingIsReady(site: Site, cookie: string): Promise<void> {
  for (let page = 0; page < 40; page += 1) {
    await ask(site, LOOKS[0]!, 0, cookie);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Nobody is given what was kept for somebody else: each asking is another one. */
let unlike = 100;

/** The status, or 0 for what took so long that the server gave it up. */
async function ask(site: Site, one: Look, count: number, cookie: string): Promise<number> {
  try {
    unlike += 1;
    const path = one.path.replace('LAST', String(Math.floor(count / 20))).replace('UNLIKE', String(unlike));
    const response = await fetch(site.url + path, {
      method: one.method ?? 'GET',
      headers: one.isStaff ? { cookie } : {},
    });
    await response.body?.pipeTo(new WritableStream());
    return response.status;
  } catch {
    return 0;
  }
}

async function look(site: Site, one: Look, count: number, cookie: string): Promise<Seen> {
  const best: Seen = { status: 0, cpuMs: Number.POSITIVE_INFINITY, longestMs: Number.POSITIVE_INFINITY };
  for (let each = 0; each < (one.method ? 1 : TRIES); each += 1) {
    await site.watch();
    const before = allThreadsMs(site.pid);
    best.status = await ask(site, one, count, cookie);
    if (best.status === 0) return best;
    await one.follow?.(site, cookie);
    best.cpuMs = Math.min(best.cpuMs, allThreadsMs(site.pid) - before);
    best.longestMs = Math.min(best.longestMs, (await site.watch()).longestMs);
    if (best.cpuMs > LONG_MS) break;
  }
  return best;
}

const engine = process.env['BENCH_ENGINE'] === 'postgres' ? 'PostgreSQL' : 'SQLite';
const folder = engine === 'SQLite' ? process.env['BENCH_DATA'] : undefined;

async function fill(count: number, dataDir: string, url: string | undefined): Promise<void> {
  const database = openDatabase(url ?? join(dataDir, 'lamha.sqlite'));
  await migrate(database);
  await loadDemo({ database, storage: await openStorage({ dataDir }) });
  await fillProducts(database.kysely, count);
  await fillLeads(database.kysely, count);
  await database.close();
}

async function filledFolder(count: number, url?: string): Promise<string> {
  const dataDir = folder ? join(folder, String(count)) : await mkdtemp(join(tmpdir(), 'lamha-growth-'));
  if (existsSync(join(dataDir, 'filled'))) return dataDir;
  await mkdir(dataDir, { recursive: true });
  await fill(count, dataDir, url);
  await writeFile(join(dataDir, 'filled'), '');
  return dataDir;
}

async function measure(count: number): Promise<{ count: number; seen: Seen[]; startMs: number; rss: number }> {
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  const dataDir = await filledFolder(count, postgres?.url);
  const site = await startSite(dataDir, postgres ? { DATABASE_URL: postgres.url } : {});
  try {
    const cookie = await signIn(site.url);
    await searchIsReady(site.url);
    await drawingIsReady(site, cookie);
    const seen: Seen[] = [];
    for (const one of LOOKS) {
      seen.push(await look(site, one, count, cookie));
      const { status, cpuMs, longestMs } = seen.at(-1)!;
      process.stderr.write(`${count}\t${one.what}\t${status}\t${cpuMs.toFixed(1)}\t${longestMs.toFixed(1)}\n`);
    }
    const { rss } = await site.watch();
    process.stderr.write(`${count}\tstart ${site.startMs.toFixed(0)} ms\tmemory ${(rss / 1e6).toFixed(0)} MB\n`);
    return { count, seen, startMs: site.startMs, rss };
  } finally {
    await site.stop();
    await postgres?.stop();
    if (!folder) await rm(dataDir, { recursive: true });
  }
}

if (process.env['BENCH_ONLY'] === 'fill') {
  for (const count of SIZES) await filledFolder(count);
  process.exit();
}

const columns: Awaited<ReturnType<typeof measure>>[] = [];
for (const count of SIZES) columns.push(await measure(count));
const shown = (value: number) => (!Number.isFinite(value) ? 'given up' : value < 10 ? value.toFixed(1) : value.toFixed(0));
await report(`growth-${engine.toLowerCase()}`, [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/growth.ts\` on ${engine}: Node ${process.version}, ${cpus().length} cores shared with other work (load average ${loadavg()[0]!.toFixed(1)} at the end), as many inquiries as products. Processor time of the whole process (all threads, log on) for one request, and in brackets the longest stand-still of the event loop meanwhile, both in ms and the best of ${TRIES}.`,
  '',
  `| What | ${SIZES.map((size) => `${size.toLocaleString('en')} products`).join(' | ')} |`,
  `|---|${SIZES.map(() => '---').join('|')}|`,
  ...LOOKS.map(
    ({ what }, row) =>
      `| ${what} | ${columns.map(({ seen }) => `${shown(seen[row]!.cpuMs)} (${shown(seen[row]!.longestMs)})`).join(' | ')} |`,
  ),
  `| start to \`/readyz\` | ${columns.map(({ startMs }) => shown(startMs)).join(' | ')} |`,
  `| memory in MB at the end | ${columns.map(({ rss }) => shown(rss / 1e6)).join(' | ')} |`,
]);
