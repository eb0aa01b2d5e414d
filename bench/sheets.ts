import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '#demo/load.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { SHEETS } from '#test/rig/sheet-addresses.ts';
import { report } from './report.ts';
import { mainThreadMs, startSite, type Site } from './site.ts';

/** `node bench/sheets.ts`: what a stranger's PDF costs the thread that serves everybody. Each is another one, so that none is known. */
const TRIES = 20;
const dataDir = await mkdtemp(join(tmpdir(), 'lamha-sheets-'));
const database = openDatabase(join(dataDir, 'lamha.sqlite'));
await migrate(database);
await loadDemo({ database, storage: await openStorage({ dataDir }) });
await database.close();
const site = await startSite(dataDir, { DEMO: '0', TRUST_PROXY: '1' });

let strangers = 0;

async function ask(path: string): Promise<number> {
  strangers += 1;
  const answer = await fetch(site.url + path, { headers: { 'x-forwarded-for': `198.18.${strangers >> 8}.${strangers & 255}` } });
  await answer.arrayBuffer();
  return answer.status;
}

async function cost({ pid, watch, rest }: Site, path: (each: number) => string): Promise<string> {
  // The typesetter is loaded with the first, and each picture is made once.
  await ask(`/api/ar${path(0)}`);
  await watch();
  for (let each = 1; each <= TRIES; each += 1) await ask(`/api/en${path(each)}`);
  const { longestMs } = await rest();
  const began = performance.now();
  const statuses: number[] = [];
  const spent: number[] = [];
  for (let each = 1; each <= TRIES; each += 1) {
    const before = mainThreadMs(pid);
    statuses.push(await ask(`/api/ar${path(each)}`));
    spent.push(mainThreadMs(pid) - before);
  }
  const took = performance.now() - began;
  const mean = spent.reduce((sum, one) => sum + one, 0) / TRIES;
  const other = statuses.filter((status) => status !== 200).length;
  return `${mean.toFixed(1)} | ${Math.max(...spent).toFixed(1)} | ${longestMs.toFixed(1)} | ${(took / TRIES).toFixed(0)} | ${other}`;
}

const rows: string[] = [];
for (const [what, path] of SHEETS) rows.push(`| ${what} | ${await cost(site, path)} |`);
await site.stop();
await rm(dataDir, { recursive: true });

await report('sheets', [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/sheets.ts\`: Node ${process.version}, ${cpus().length} cores shared with whatever else ran (load average ${(loadavg()[0] ?? 0).toFixed(1)} at the end), SQLite, the demo company, ${TRIES} Arabic sheets of each kind, one after the other, each by another stranger and none made before. Processor time of the main thread as Linux counts it (\`schedstat\`), garbage collection and everything else of those moments included; the longest piece is of the same sheets in English. Sheets are set in a thread of their own.`,
  '',
  '| | main thread ms, each | the dearest | longest piece ms | answered after ms | not 200 |',
  '| --- | --- | --- | --- | --- | --- |',
  ...rows,
]);
