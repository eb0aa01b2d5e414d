import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { measure, type Load, type Shot } from './load.ts';
import { report } from './report.ts';
import { seed } from './seed.ts';

const ROUNDS = 4;
const CONNECTIONS = 16;
const SIZES = [100, 100_000] as const;
const PASSWORD = 'only for measuring 1';
const SLOWEST: Load = { perSecond: 0, p50: Number.POSITIVE_INFINITY, p95: Number.POSITIVE_INFINITY, p99: Number.POSITIVE_INFINITY };

/** The ten requests. Ids exist at both sizes. */
const READS: readonly Shot[] = [
  { path: '/api/en/category/7' },
  { path: '/api/ar/products/15' },
  { path: '/api/en/sub_category/9' },
  { path: '/api/ar/singleproject/3' },
  { path: '/api/en/sectionfour/category/5' },
  { path: '/api/ar/productssectionone/category/5' },
  { path: '/api/en/subcategorysectionone/category/5' },
  { path: '/api/ar/singleprojectcontent/category/5' },
  { path: '/api/en/communityonepost/category/5' },
  { path: '/api/ar/herobanner?per_page=10' },
];

type Running = { url: string; child: ChildProcess };

async function start(script: string, args: string[], env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^listening (\S+)$/.exec(line)?.[1];
    if (url) return { url, child };
  }
  throw new Error(`${script} did not start`);
}

async function stop({ child }: Running): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

type Site = Running & { dataDir: string };

async function startSite(records: number): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lamha-bench-'));
  const database = openDatabase(join(dataDir, 'lamha.sqlite'));
  await migrate(database);
  await seed(database.kysely, records);
  await database.close();
  const running = await start('../test/rig/serve.ts', [], {
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: PASSWORD,
  });
  await measure(running.url, READS, { seconds: 2, connections: CONNECTIONS }); // warm
  return { ...running, dataDir };
}

/** Both are measured in turn, several times; the best of each is what the machine's other work disturbed least. */
async function inTurns(
  rounds: number,
  seconds: number,
  first: [string, readonly Shot[]],
  second: [string, readonly Shot[]],
): Promise<[Load, Load]> {
  const best: [Load, Load] = [SLOWEST, SLOWEST];
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [url, shots]] of [first, second].entries()) {
      const load = await measure(url, shots, { seconds, connections: CONNECTIONS });
      const soFar = best[index as 0 | 1];
      best[index as 0 | 1] = {
        perSecond: Math.max(soFar.perSecond, load.perSecond),
        p50: Math.min(soFar.p50, load.p50),
        p95: Math.min(soFar.p95, load.p95),
        p99: Math.min(soFar.p99, load.p99),
      };
    }
  }
  return best;
}

async function writeShot(url: string): Promise<Shot> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  return {
    path: '/api/en/homecontentslider/add',
    method: 'POST',
    headers: { cookie },
    body: JSON.stringify({ icon: 'tv', title: 'Measured', info: 'one line', link: '/about' }),
  };
}

const [small, large] = [await startSite(SIZES[0]), await startSite(SIZES[1])];
const bytes = await (await fetch(small.url + READS[4]!.path)).arrayBuffer();
const bareServer = await start('bare-server.ts', [Buffer.from(bytes).toString('base64')], {});
const bare: [string, readonly Shot[]] = [bareServer.url, [{ path: '/' }]];

const growth = [];
for (const shot of READS) {
  const [before, after] = await inTurns(ROUNDS, 0.5, [small.url, [shot]], [large.url, [shot]]);
  growth.push({ path: shot.path, times: after.p50 / before.p50 });
}
const [smallReads, smallBare] = await inTurns(ROUNDS, 1, [small.url, READS], bare);
const [largeReads, largeBare] = await inTurns(ROUNDS, 1, [large.url, READS], bare);
const [writes, writesBare] = await inTurns(ROUNDS, 1, [small.url, [await writeShot(small.url)]], bare);
for (const site of [small, large]) {
  await stop(site);
  await rm(site.dataDir, { recursive: true });
}
await stop(bareServer);

const ratio = (value: number) => value.toFixed(2);
const lines = [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`npm run bench -- api\`: Node ${process.version}, ${cpus().length} cores shared by server and load, SQLite, ${CONNECTIONS} connections.`,
  'Every figure is a ratio within one run; this says more than requests per second of a machine nobody else has.',
  '',
  '| What | Ratio |',
  '|---|---|',
  `| reads of the API to a bare \`node:http\` answer of the same bytes, 100 records a collection | ${ratio(smallReads.perSecond / smallBare.perSecond)} |`,
  `| the same with 100,000 records a collection | ${ratio(largeReads.perSecond / largeBare.perSecond)} |`,
  `| durable writes (session check, validation, revision, fsync) to the same bare answer | ${ratio(writes.perSecond / writesBare.perSecond)} |`,
  '',
  'Growth of the median answer time from 100 to 100,000 records in every collection (the promise: at most 1.5):',
  '',
  '| Request | Times |',
  '|---|---|',
  ...growth.map(({ path, times }) => `| \`GET ${path}\` | ${ratio(times)} |`),
];
await report('api', lines);
const worst = Math.max(...growth.map(({ times }) => times));
if (worst > 1.5) process.exitCode = 1;
