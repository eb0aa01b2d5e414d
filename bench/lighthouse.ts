import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '#demo/load.ts';
import { findBrowser } from '#scripts/browser.mjs';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { VISITED } from '#test/e2e/page-list.ts';
import { installLighthouse, KINDS, type Measured, measurePage } from './lighthouse-page.ts';
import { report } from './report.ts';
import { startSite } from './site.ts';

/**
 * `node bench/lighthouse.ts home product`: the pages, all without a name. `BENCH_RUNS` says how often each is measured, `BENCH_DATA`
 * names a data folder; otherwise one is filled.
 */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const given = process.env['BENCH_DATA'];
const names = process.argv.slice(2);

const HEAD = [
  'Page',
  'Performance',
  'Accessibility, practices, SEO',
  'First paint s',
  'Largest paint s',
  'Blocked ms',
  'Shift',
  ...['HTML', 'Styles', 'Fonts', 'Scripts', 'Pictures', 'Films'].map((kind) => `${kind} kB`),
  'Script files',
];

async function fill(dataDir: string): Promise<void> {
  const database = openDatabase(join(dataDir, 'lamha.sqlite'));
  await migrate(database);
  await loadDemo({ database, storage: await openStorage({ dataDir }) });
  await database.close();
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function row(name: string, runs: readonly Measured[]): string {
  const of = (read: (one: Measured) => number) => median(runs.map(read));
  const seconds = (read: (one: Measured) => number) => (of(read) / 1000).toFixed(2);
  const scores = runs.map(({ scores: { performance } }) => performance);
  const range = runs.length > 1 ? ` (${Math.min(...scores)} to ${Math.max(...scores)})` : '';
  const cells = [
    name,
    `${median(scores)}${range}`,
    [of((one) => one.scores.accessibility), of((one) => one.scores.practices), of((one) => one.scores.seo)].join(', '),
    seconds((one) => one.firstPaintMs),
    seconds((one) => one.largestPaintMs),
    of((one) => one.blockedMs).toFixed(0),
    of((one) => one.shift).toFixed(3),
    ...KINDS.map((kind) => (of((one) => one.bytes[kind]) / 1000).toFixed(0)),
    of((one) => one.scripts),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The address a short one leads to: what visitors click on. */
async function finalAddress(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  return answer.url;
}

const browser = await findBrowser();
if (!browser) throw new Error('there is no browser here');
await installLighthouse();
const folder = await mkdtemp(join(tmpdir(), 'lamha-lighthouse-'));
const dataDir = given ?? folder;
if (!given) await fill(dataDir);
const site = await startSite(dataDir);
try {
  const rows: string[] = [];
  const all: Measured[] = [];
  const pages = Object.entries(VISITED).filter(
    ([name, { status = 200 }]) => status === 200 && (names.length === 0 || names.includes(name)),
  );
  for (const [name, { path }] of pages)
    for (const [language, address] of [['ar', path] as const, ['en', `/en${path === '/' ? '' : path}`] as const]) {
      const url = await finalAddress(site.url + address);
      const measure = () => measurePage(url, browser.CHROMIUM_PATH, join(folder, 'report.json'));
      await measure(); // has the sizes of its pictures made, and is not counted
      const runs: Measured[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await measure());
      all.push(...runs);
      rows.push(row(`${name}, ${language}`, runs));
      process.stderr.write(`${rows.at(-1)}\n`);
    }
  const machine = Math.round(median(all.map((one) => one.machine)));
  await report('lighthouse', [
    `Measured on ${new Date().toISOString().slice(0, 10)} with \`npm run bench -- lighthouse\`: Lighthouse ${all[0]?.version}, mobile with simulated throttling, median of ${RUNS}; the demo company, HTTP/1.1 without a proxy; ${cpus().length} cores shared by server, browser and Lighthouse, load average ${loadavg()[0]!.toFixed(1)} at the end, Lighthouse's own index of the machine ${machine} (a quiet desktop has 1,500 and more).`,
    '',
    `| ${HEAD.join(' | ')} |`,
    `|${HEAD.map(() => '---').join('|')}|`,
    ...rows,
  ]);
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
