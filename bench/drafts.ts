import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '#demo/load.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { fillDrafts, fillProducts } from '#test/rig/many-records.ts';
import { report } from './report.ts';
import { allThreadsMs, signIn, startSite, untilQuiet, type Site } from './site.ts';

/**
 * `node bench/drafts.ts 100000 10000`, after `npm run build`: what drafts cost those who see none, and those who work with them.
 * `BENCH_DATA` names a folder that keeps the products.
 */
const [PRODUCTS = 100_000, DRAFTS = 10_000] = process.argv.slice(2).map(Number);
const TRIES = 9;
/** Each asking is of another product, so that no answer is a kept one. */
const FIRST = 1000;
const LATE = Math.max(1, Math.floor(DRAFTS / 50));
const LOOKS = [
  ['a public product page, made anew', 'GET', '/en/product/ID', false],
  ['one product of the API', 'GET', '/api/en/products/ID', false],
  ['a list of twenty products', 'GET', '/api/en/products?per_page=20&page=ID', false],
  ['the list of products in the dashboard', 'GET', '/en/dashboard/products', true],
  ['what is not yet published, in the dashboard', 'GET', '/en/dashboard/drafts', true],
  ['the same by the API, a late page', 'GET', `/api/en/drafts?per_page=50&page=${LATE}`, true],
  ['the board of both languages', 'GET', '/en/dashboard/languages', true],
  ['the page beside the form', 'GET', '/en/product/ID?preview=1', true],
  ['keeping what was typed', 'PATCH', '/api/en/drafts/products/ID', true],
  ['publishing one draft', 'POST', '/api/en/drafts/products/ID/publish', true],
] as const;

const kept = process.env['BENCH_DATA'];
const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'lamha-drafts-')));
const database = await filled();
const before = await measured();
await fillDrafts(database.kysely, DRAFTS);
const after = await measured();
await database.kysely.deleteFrom('drafts').execute();
await database.close();
if (!kept) await rm(dataDir, { recursive: true, force: true });
await report('drafts', [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/drafts.ts ${PRODUCTS} ${DRAFTS}\` on SQLite: Node ${process.version}, ${cpus().length} shared x64 cores (load average ${loadavg()[0]!.toFixed(0)}). Processor time of the whole server for one call, in ms, the median of ${TRIES}.`,
  '',
  `| What, with ${PRODUCTS.toLocaleString('en')} products | no draft | ${DRAFTS.toLocaleString('en')} drafts |`,
  '|---|---|---|',
  ...LOOKS.map(([what], place) => `| ${what} | ${before[place]!.toFixed(1)} | ${after[place]!.toFixed(1)} |`),
]);

async function filled() {
  await mkdir(dataDir, { recursive: true });
  const opened = openDatabase(join(dataDir, 'lamha.sqlite'));
  await migrate(opened);
  if (existsSync(join(dataDir, 'filled'))) return opened;
  await loadDemo({ database: opened, storage: await openStorage({ dataDir }) });
  await fillProducts(opened.kysely, PRODUCTS);
  await writeFile(join(dataDir, 'filled'), '');
  return opened;
}

async function measured(): Promise<number[]> {
  const site = await startSite(dataDir, { LOG_LEVEL: 'warn' });
  const cookie = await signIn(site.url);
  await untilQuiet(site);
  const costs: number[] = [];
  for (const [, method, path, isStaff] of LOOKS) {
    // A screen that looks at every record does so once, when somebody first opens it.
    if (method === 'GET') await costOf(site, method, path, isStaff ? cookie : '', 1);
    await untilQuiet(site);
    costs.push(await costOf(site, method, path, isStaff ? cookie : '', TRIES));
  }
  await site.stop();
  return costs;
}

async function costOf({ url, pid }: Site, method: string, path: string, cookie: string, tries: number): Promise<number> {
  const costs: number[] = [];
  for (let each = 0; each < tries; each += 1) {
    const id = FIRST + (tries === 1 ? -1 : each);
    const typed = method === 'PATCH' ? { values: { headline_en: `Typed ${each} at ${Date.now()}` } } : {};
    const body = method === 'GET' ? {} : { body: JSON.stringify(typed) };
    const began = allThreadsMs(pid);
    const answer = await fetch(url + path.replace('ID', String(id)), {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...body,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    costs.push(allThreadsMs(pid) - began);
  }
  return costs.toSorted((a, b) => a - b)[Math.floor(tries / 2)]!;
}
