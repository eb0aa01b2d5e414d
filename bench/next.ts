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
type Target = { what: string; pid: number; url: string; headers: Record<string, string>; usMs: number[]; bytes: number; failed: number };

async function command(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(name, args, { cwd: INSTALLED, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${[name, ...args].join(' ')} in ${INSTALLED} ended with ${code}`);
}

/** Next stays out of the product: it is installed the first time it is needed, and built with the pages as they are now. */
async function buildNext(bodies: Readonly<Record<Name, string>>): Promise<string> {
  await mkdir(INSTALLED, { recursive: true });
  await cp(join(import.meta.dirname, 'next'), INSTALLED, { recursive: true });
  if (!existsSync(join(INSTALLED, 'node_modules/next'))) await command('npm', ['ci', '--no-audit', '--no-fund']);
  const pages = join(INSTALLED, 'bodies');
  await mkdir(pages, { recursive: true });
  for (const [name, body] of Object.entries(bodies)) await writeFile(join(pages, `${name}.html`), body);
  await command('npm', ['run', 'build'], { PAGES: pages, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  return pages;
}

async function startNext(pages: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ['.next/standalone/server.js'], {
    cwd: INSTALLED,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), HOSTNAME: '127.0.0.1', PAGES: pages, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(`${url}/live/home`).then(
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
async function round(target: Target): Promise<void> {
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
  target.usMs.push((allThreadsMs(target.pid) - before) / answers);
}

const countElements = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const dataDir = await mkdtemp(join(tmpdir(), 'lamha-next-'));
await cp(await demoFolder(), dataDir, { recursive: true });
const site = await startSite(dataDir, { DEMO: '0' });
const cookie = await signIn(site.url);
const bodyOf = async (name: Name) => {
  const html = await (await fetch(site.url + PAGES[name])).text();
  return html.slice(html.indexOf('>', html.indexOf('<body')) + 1, html.lastIndexOf('</body>'));
};
const bodies = { home: await bodyOf('home'), product: await bodyOf('product') };
const next = await startNext(await buildNext(bodies));

const [gzip, plain] = [{ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'identity' }];
const targets = (Object.keys(bodies) as Name[]).flatMap((name): Target[] => {
  const target = (what: string, pid: number, url: string, headers: Record<string, string>): Target => ({
    what: `${name}, ${what}`,
    pid,
    url,
    headers,
    usMs: [],
    bytes: 0,
    failed: 0,
  });
  const ours = site.url + PAGES[name];
  return [
    target('kept, gzip | Lamha', site.pid, ours, gzip),
    target('kept, gzip | Next, static', next.pid, `${next.url}/still/${name}`, gzip),
    target('kept, plain | Lamha', site.pid, ours, plain),
    target('kept, plain | Next, static', next.pid, `${next.url}/still/${name}`, plain),
    target('drawn anew, plain | Lamha', site.pid, `${ours}?preview=1`, { ...plain, cookie }),
    target('drawn anew, plain | Next, dynamic', next.pid, `${next.url}/live/${name}`, plain),
  ];
});
for (const { url, headers } of targets) for (let each = 0; each < WARM_UP; each += 1) await (await fetch(url, { headers })).arrayBuffer();
for (let each = 0; each < ROUNDS; each += 1) for (const target of targets) await round(target);
next.stop();
await site.stop();
await rm(dataDir, { recursive: true });

await report('next', [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/next.ts\`: Node ${process.version}, Next 16 (standalone) fed with the very elements of our Arabic pages (${countElements(bodies.home)} on Home, ${countElements(bodies.product)} on the product), without a database and without components, which flatters it; ${cpus().length} cores shared by servers and load (load average ${loadavg()[0]!.toFixed(1)} at the end). Processor time of the whole process for one answer in ms, median of ${ROUNDS} rounds in turn, ${CONNECTIONS} connections; spread in brackets. Drawn anew means for us what staff see in a preview: nothing is kept, everything is read and drawn.`,
  '',
  '| What | Server | Bytes unpacked | ms of processor | Times Lamha | Failed |',
  '|---|---|---|---|---|---|',
  ...targets.map(({ what, usMs, bytes, failed }, index) => {
    const ours = targets[index - (index % 2)]!;
    return `| ${what} | ${bytes} | ${median(usMs).toFixed(2)} (${Math.min(...usMs).toFixed(2)} to ${Math.max(...usMs).toFixed(2)}) | ${(median(usMs) / median(ours.usMs)).toFixed(1)} | ${failed} |`;
  }),
]);
