import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadDemo } from '#demo/load.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { startPostgres } from '#test/rig/postgres-server.ts';
import { fillProducts } from '#test/rig/many-records.ts';
import { report } from './report.ts';
import { mainThreadMs, startSite, type Site } from './site.ts';

/**
 * `node bench/list.ts 30 10000 100000`: what the list of all products costs, and the first search after a start; on SQLite, or with
 * `BENCH_ENGINE=postgres` on a PostgreSQL of its own. `BENCH_DATA` names a folder that keeps what was filled on SQLite.
 */
const sizes = process.argv.slice(2).map(Number);
const SIZES = sizes.length > 0 ? sizes : [30, 10_000, 100_000];
const TRIES = 9;
const engine = process.env['BENCH_ENGINE'] === 'postgres' ? 'PostgreSQL' : 'SQLite';
const folder = engine === 'SQLite' ? process.env['BENCH_DATA'] : undefined;

const LOOKS = [
  ['the whole list', '/api/en/products/find?country=sa&page=1&brightness_min=UNLIKE'],
  ['three filters, in order', '/api/en/products/find?suits=indoors&pixel-pitch_max=3&brightness_min=UNLIKE&sort=-brightness'],
  ['an outdoor screen within a budget', '/api/en/products/find?suits=outdoors-sun&area-price_max=20000&brightness_min=UNLIKE&sort=price'],
  ['words that many products say', '/api/en/products/find?q=led%20screen&brightness_min=UNLIKE'],
  ['a late page', '/api/en/products/find?brightness_min=UNLIKE&sort=name&page=LAST'],
  ['the page of all products', '/en/products?brightness_min=UNLIKE'],
  ['the page with filters and an order', '/products?suits=indoors&pixel-pitch_max=3&brightness_min=UNLIKE&sort=-brightness'],
  ['the page with words', '/en/products?q=led%20screen&brightness_min=UNLIKE'],
] as const;

let unlike = 100;

async function fill(count: number, dataDir: string, url: string | undefined): Promise<void> {
  const database = openDatabase(url ?? join(dataDir, 'lamha.sqlite'));
  await migrate(database);
  await loadDemo({ database, storage: await openStorage({ dataDir }) });
  await fillProducts(database.kysely, count);
  await database.close();
}

async function filledFolder(count: number, url: string | undefined): Promise<string> {
  const dataDir = folder ? join(folder, String(count)) : await mkdtemp(join(tmpdir(), 'lamha-list-'));
  if (existsSync(join(dataDir, 'filled'))) return dataDir;
  await mkdir(dataDir, { recursive: true });
  await fill(count, dataDir, url);
  await writeFile(join(dataDir, 'filled'), '');
  return dataDir;
}

async function search(url: string): Promise<{ isWhole: boolean; total: number }> {
  return (await fetch(`${url}/api/en/search?q=kiosk`)).json();
}

/** The first start makes the index and writes it down; from then on it is read. */
async function untilWritten(site: Site): Promise<void> {
  const began = performance.now();
  while (!(await search(site.url)).isWhole) await wait(1000);
  process.stderr.write(
    `index made in ${((performance.now() - began) / 1000).toFixed(0)} s, ${(mainThreadMs(site.pid) / 1000).toFixed(0)} s of the thread\n`,
  );
  await untilQuiet(site);
}

/** Writing goes on after the first whole answer, and columns are read after a start: a few seconds for a hundred thousand products. */
async function untilQuiet(site: Site): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    const before = mainThreadMs(site.pid);
    await wait(1000);
    quiet = mainThreadMs(site.pid) - before < 50 ? quiet + 1 : 0;
  }
}

async function cost(site: Site, path: string, count: number): Promise<number> {
  const spent: number[] = [];
  for (let each = 0; each < TRIES; each += 1) {
    unlike += 1;
    const before = mainThreadMs(site.pid);
    const answer = await fetch(
      site.url + path.replace('UNLIKE', String(unlike)).replace('LAST', String(Math.max(1, Math.floor(count / 30)))),
    );
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    spent.push(mainThreadMs(site.pid) - before);
  }
  return spent.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)]!;
}

/** Another server on the same database, while the first one runs. */
async function startBeside(dataDir: string, env: Record<string, string>) {
  const other = await startSite(dataDir, env);
  const began = performance.now();
  const { isWhole } = await search(other.url);
  const firstMs = performance.now() - began;
  await other.stop();
  return { readyMs: other.startMs, firstMs, isWhole };
}

async function measure(count: number) {
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  const dataDir = await filledFolder(count, postgres?.url);
  const env = postgres ? { DATABASE_URL: postgres.url } : {};
  try {
    const first = await startSite(dataDir, env);
    await untilWritten(first);
    await first.stop();
    const site = await startSite(dataDir, env);
    const began = performance.now();
    const { isWhole } = await search(site.url);
    const firstMs = performance.now() - began;
    await wait(3000); // what is prepared beside the first pages begins by then
    await untilQuiet(site);
    const costs: number[] = [];
    for (const [, path] of LOOKS) costs.push(await cost(site, path, count));
    const beside = postgres && (await startBeside(dataDir, env));
    await site.stop();
    process.stderr.write(
      `${engine} ${count}: ready ${site.startMs.toFixed(0)} ms, first search ${firstMs.toFixed(0)} ms ${isWhole}, ${costs.map((ms) => ms.toFixed(1)).join(' ')}; beside ${JSON.stringify(beside)}\n`,
    );
    return { readyMs: site.startMs, firstMs, isWhole, costs, beside };
  } finally {
    await postgres?.stop();
    if (!folder) await rm(dataDir, { recursive: true });
  }
}

function told({ firstMs, isWhole }: { firstMs: number; isWhole: boolean }): string {
  return `${firstMs.toFixed(0)}${isWhole ? '' : ', names only'}`;
}

const columns: Awaited<ReturnType<typeof measure>>[] = [];
for (const count of SIZES) columns.push(await measure(count));

await report(`list-${engine.toLowerCase()}`, [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/list.ts\` on ${engine}: Node ${process.version}, ${cpus().length} cores shared with other work (load average ${loadavg()[0]!.toFixed(1)} at the end). Processor time of the main thread for one \`products/find\`, or one \`/products\`, of a stranger whose answer is kept nowhere, in ms, the median of ${TRIES}; the first search is asked as soon as \`/readyz\` says ready, at a second start.`,
  '',
  `| What | ${SIZES.map((size) => `${size.toLocaleString('en')} products`).join(' | ')} |`,
  `|---|${SIZES.map(() => '---').join('|')}|`,
  ...LOOKS.map(([what], row) => `| ${what} | ${columns.map(({ costs }) => costs[row]!.toFixed(1)).join(' | ')} |`),
  `| start to \`/readyz\` | ${columns.map(({ readyMs }) => readyMs.toFixed(0)).join(' | ')} |`,
  `| first search after it | ${columns.map(told).join(' | ')} |`,
  ...(engine === 'PostgreSQL'
    ? [
        `| a second server beside it: start to \`/readyz\` | ${columns.map(({ beside }) => beside?.readyMs.toFixed(0)).join(' | ')} |`,
        `| first search there | ${columns.map(({ beside }) => beside && told(beside)).join(' | ')} |`,
      ]
    : []),
]);
