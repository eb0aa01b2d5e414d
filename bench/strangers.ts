import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { demoFolder } from '#test/rig/demo-folder.ts';
import { report } from './report.ts';
import { startSite } from './site.ts';

const VISITORS = 20;
const PAUSE_MS = 500;
const PAGES = ['/', '/en', '/about', '/en/contact', '/product/1', '/en/product/2', '/one-category/1', '/projects', '/our-community'];
/** What hangs counts as no answer, and the measurement ends. */
const PATIENCE_MS = 30_000;
const WHOLE_SECONDS = 600;
/** Ten minutes for the figures of docs/benchmarks.md; less for a look, which is shown and not written down. */
const seconds = Number(process.argv[2] ?? WHOLE_SECONDS);
/** Long enough for a hundredth of the visits to be some dozens. */
const quietSeconds = Math.min(120, seconds);

type Visits = { times: number[]; failed: Map<number, number> };
type Attacked = { count: number; statuses: Map<number, number> };

/** People who read: each at an address of their own, a page, a moment, the next page. */
async function visit(url: string, forSeconds: number): Promise<Visits> {
  const until = performance.now() + forSeconds * 1000;
  const times: number[] = [];
  const failed: Visits['failed'] = new Map();
  const visitor = async (first: number) => {
    await wait((first * PAUSE_MS) / VISITORS);
    for (let each = first; performance.now() < until; each += 1) {
      const started = performance.now();
      const status = await fetch(url + PAGES[each % PAGES.length]!, {
        headers: { 'x-forwarded-for': `203.0.113.${first + 1}` },
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      times.push(performance.now() - started);
      if (status !== 200) failed.set(status, (failed.get(status) ?? 0) + 1);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, index) => visitor(index)));
  return { times: times.toSorted((a, b) => a - b), failed };
}

/** From a thread of their own: what it costs to attack must not be taken for what visitors wait. */
async function attack(url: string): Promise<Attacked> {
  const worker = new Worker(new URL('./attackers.ts', import.meta.url), { workerData: { url, seconds } });
  const [attacked]: Attacked[] = await once(worker, 'message');
  if (!attacked) throw new Error('the attackers said nothing');
  return attacked;
}

const at = (times: readonly number[], share: number) =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
const counted = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .toSorted(([, a], [, b]) => b - a)
    .map(([status, count]) => `${count} × ${status || 'no answer'}`)
    .join(', ') || '0';
const row = (name: string, { times, failed }: Visits) =>
  `| ${name} | ${times.length} | ${at(times, 0.5)} | ${at(times, 0.99)} | ${at(times, 1)} | ${counted(failed)} |`;

const dataDir = await mkdtemp(join(tmpdir(), 'lamha-strangers-'));
await cp(await demoFolder(), dataDir, { recursive: true });
const site = await startSite(dataDir, { DEMO: '0', TRUST_PROXY: '1' });
for (const path of PAGES) await (await fetch(site.url + path)).arrayBuffer();
const quiet = await visit(site.url, quietSeconds);
const quietLoad = loadavg()[0] ?? 0;
const [during, attacked] = await Promise.all([visit(site.url, seconds), attack(site.url)]);
await site.stop();
await rm(dataDir, { recursive: true });

const lines = [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/strangers.ts ${seconds}\`: Node ${process.version}, ${cpus().length} cores shared by server, visitors, attackers and whatever else ran (load average ${quietLoad.toFixed(1)} at the end of the quiet part, ${(loadavg()[0] ?? 0).toFixed(1)} at the end), SQLite, the demo company.`,
  '',
  `${VISITORS} visitors, each at an address of their own, read a page every half second; then beside them for ${seconds} s eight attackers without pause, each with a new address every few requests: cache busters, guessed addresses and searches, 5,000 keys, forms of 3,000 values, PDFs of 700 kB that never end. ${attacked.count} hostile requests were answered: ${counted(attacked.statuses)}.`,
  '',
  '| | visits | p50 ms | p99 ms | longest ms | not 200 |',
  '|---|---|---|---|---|---|',
  row('quiet', quiet),
  row('hostile mix', during),
];
if (seconds >= WHOLE_SECONDS) await report('strangers', lines);
else process.stdout.write(`${lines.join('\n')}\n`);
