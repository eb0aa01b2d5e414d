import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { demoFolder } from '#test/rig/demo-folder.ts';
import { rawLoad, type RawLoad } from './raw-load.ts';
import { report } from './report.ts';
import { allThreadsMs, startSite, type Site, untilQuiet } from './site.ts';

const ROUNDS = 5;
const SECONDS = 1;
const PATH = '/product/15/GlowMate';
const BR = { 'accept-encoding': 'br' };
/** Node writes these itself. */
const OWN_HEAD = new Set(['date', 'connection', 'keep-alive']);
/** Nothing beside the kept page must be the site's own idea: a browser asks like this. */
const COLD = 12;

type Head = { status: number; head: string[] };
type Bare = { port: number; child: ChildProcess; hold: (bytes: Buffer, head: Head) => Promise<void> };
type Cost = { usPerAnswer: number[]; p50: number; p99: number; failed: number };

async function startBare(): Promise<Bare> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  return {
    port: Number(new URL(line.replace('listening ', '')).port),
    child,
    async hold(bytes, head) {
      child.send({ bytes: bytes.toString('base64'), ...head });
      await once(child, 'message');
    },
  };
}

async function cost(pid: number, load: () => Promise<RawLoad>, soFar: Cost): Promise<void> {
  const before = allThreadsMs(pid);
  const { answers, times, failed } = await load();
  soFar.usPerAnswer.push(((allThreadsMs(pid) - before) * 1000) / answers);
  soFar.p50 = Math.min(soFar.p50, times[Math.floor(times.length / 2)] ?? 0);
  soFar.p99 = Math.min(soFar.p99, times[Math.floor(times.length * 0.99)] ?? 0);
  soFar.failed += failed;
}

const nothingYet = (): Cost => ({ usPerAnswer: [], p50: Number.POSITIVE_INFINITY, p99: Number.POSITIVE_INFINITY, failed: 0 });
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const spread = (values: readonly number[]) => `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;

/** The same bytes from the site and from a bare server, in turn. */
async function beside(site: Site, bare: Bare, path: string, connections: number, headers: Record<string, string> = BR) {
  const port = Number(new URL(site.url).port);
  const bytes = await fetch(site.url + path, { headers: { ...headers } }).then((answer) => answer.arrayBuffer());
  // `fetch` has unpacked it; what travels is as long as the site says.
  const { length, ...head } = await headOf(port, path, headers);
  await bare.hold(Buffer.from(bytes).subarray(0, length), head);
  await rawLoad({ port, paths: [path], connections, seconds: SECONDS, headers }); // code that is often run is compiled better once
  await untilQuiet(site);
  const [ours, theirs, sameHead] = [nothingYet(), nothingYet(), nothingYet()];
  const ofBare = (address: string) => rawLoad({ port: bare.port, paths: [address], connections, seconds: SECONDS, headers });
  for (let round = 0; round < ROUNDS; round += 1) {
    await cost(site.pid, () => rawLoad({ port, paths: [path], connections, seconds: SECONDS, headers }), ours);
    await cost(bare.child.pid!, () => ofBare('/'), theirs);
    await cost(bare.child.pid!, () => ofBare('/same-head'), sameHead);
  }
  return { ours, theirs, sameHead, length };
}

async function headOf(port: number, path: string, headers: Record<string, string>): Promise<Head & { length: number }> {
  const [{ statusCode = 200, headers: values, rawHeaders }] = (await once(
    ask({ port, path, headers, method: 'HEAD', agent: false }).end(),
    'response',
  )) as [IncomingMessage];
  const head = rawHeaders.filter((_, index) => !OWN_HEAD.has(rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''));
  return { length: Number(values['content-length'] ?? 0), status: statusCode, head };
}

/** Time of the whole process for pages nobody has asked for: addresses of a product in both languages and with drafts count as one each. */
async function coldMs(site: Site, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const before = allThreadsMs(site.pid);
    await (await fetch(site.url + path, { headers: BR, redirect: 'manual' })).arrayBuffer();
    times.push(allThreadsMs(site.pid) - before);
  }
  return times;
}

const dataDir = await mkdtemp(join(tmpdir(), 'lamha-pages-'));
await cp(await demoFolder(), dataDir, { recursive: true });
const site = await startSite(dataDir, { DEMO: '0' });
const firstPage = performance.now();
await (await fetch(`${site.url}/`)).arrayBuffer();
const firstPageMs = site.startMs + performance.now() - firstPage;
const bare = await startBare();
await site.rest(); // nobody watches the bare one either
const products = Array.from({ length: COLD }, (_, index) => `/en/product/${index + 2}`);
const finalPaths = await Promise.all(
  products.map(async (path) => (await fetch(site.url + path, { method: 'HEAD', redirect: 'manual' })).headers.get('location') ?? path),
);
const cold = await coldMs(
  site,
  finalPaths.map((path) => path.replace('/en/', '/')),
);
const etag = (await fetch(site.url + PATH)).headers.get('etag') ?? '';
const asset = `/assets/${readdirSync(join(import.meta.dirname, '..', 'build/client/assets')).find((name) => /^site-.*\.css$/.test(name))}`;
const rows = [
  { what: 'a kept product page, Brotli, 16 connections', ...(await beside(site, bare, PATH, 16)) },
  { what: 'the same, 1 connection', ...(await beside(site, bare, PATH, 1)) },
  { what: 'the same, 128 connections', ...(await beside(site, bare, PATH, 128)) },
  { what: 'the same unpacked, 16 connections', ...(await beside(site, bare, PATH, 16, { 'accept-encoding': 'identity' })) },
  { what: 'the same unchanged (304), 16 connections', ...(await beside(site, bare, PATH, 16, { ...BR, 'if-none-match': etag })) },
  { what: 'the style sheet, Brotli, 16 connections', ...(await beside(site, bare, asset, 16)) },
  { what: 'one product of the API, Brotli, 16 connections', ...(await beside(site, bare, '/api/en/products/15', 16)) },
];
await site.stop();
bare.child.kill('SIGTERM');
await rm(dataDir, { recursive: true });

await report('pages', [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/pages.ts\`: Node ${process.version}, SQLite, the demo company, ${cpus().length} cores shared with other work (load average ${loadavg()[0]!.toFixed(1)} at the end). Processor time of the whole process (all threads, log on) in microseconds for one answer, median of ${ROUNDS} rounds in turn with a bare \`node:http\` server that gives as many bytes, with two lines of head and with all of ours; spread in brackets. Waiting times on a shared machine say little: the best round counts.`,
  '',
  '| What | Bytes | Lamha | Bare `node:http` | Ratio | Bare with our head | Ratio to it | p99 of Lamha, ms | p99 of bare, ms | Failed |',
  '|---|---|---|---|---|---|---|---|---|---|',
  ...rows.map(({ what, length, ours, theirs, sameHead }) => {
    const [mine, bareOne, headed] = [ours, theirs, sameHead].map(({ usPerAnswer }) => median(usPerAnswer)) as [number, number, number];
    return `| ${what} | ${length} | ${mine.toFixed(0)} (${spread(ours.usPerAnswer)}) | ${bareOne.toFixed(0)} (${spread(theirs.usPerAnswer)}) | ${(mine / bareOne).toFixed(2)} | ${headed.toFixed(0)} (${spread(sameHead.usPerAnswer)}) | ${(mine / headed).toFixed(2)} | ${ours.p99.toFixed(1)} | ${theirs.p99.toFixed(1)} | ${ours.failed} |`;
  }),
  '',
  `A product page nobody has asked for costs ${median(cold).toFixed(0)} ms of the whole process (${spread(cold)}, ${cold.length} pages). From the start of the process to \`/readyz\` ${site.startMs.toFixed(0)} ms, to the first page ${firstPageMs.toFixed(0)} ms.`,
]);
