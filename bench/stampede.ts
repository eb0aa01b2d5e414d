import { cp, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoFolder } from '#test/rig/demo-folder.ts';
import { report } from './report.ts';
import { mainThreadMs, signIn, startSite, type Site } from './site.ts';

/** Many visitors at once on pages nobody has asked for, and an edit while others read: `node bench/stampede.ts`. */
const CLIENTS = 128;
const READERS = 50;
const READ_MS = 5000;
const PAUSE_MS = 100;
/** What a start still does in the background (the thread that draws, the search index) is not what is measured here. */
const UP_MS = 5000;
const BR = { 'accept-encoding': 'br' };
/** One of each kind, so that the code is warm and the pages are not. */
const WARM = ['/about', '/en', '/en/product/1', '/en/one-category/1', '/en/sub-category/1', '/en/project/1', '/en/contact'];

type Waited = { times: number[]; failed: number; cpuMs: number };

async function addresses({ url }: Site): Promise<string[]> {
  const linksIn = async (path: string) =>
    Array.from((await (await fetch(url + path)).text()).matchAll(/<loc>([^<]+)/g), ([, address = '']) => new URL(address, url).pathname);
  const parts = await linksIn('/sitemap.xml');
  return (await Promise.all(parts.map(linksIn))).flat();
}

/** All at once; how long each of them waited. */
async function rush(site: Site, paths: readonly string[]): Promise<Waited> {
  const before = mainThreadMs(site.pid);
  let failed = 0;
  const times = await Promise.all(
    paths.map(async (path) => {
      const started = performance.now();
      const answer = await fetch(site.url + path, { headers: BR });
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
      return performance.now() - started;
    }),
  );
  return { times: times.toSorted((a, b) => a - b), failed, cpuMs: mainThreadMs(site.pid) - before };
}

/** Visitors who read the home page for a while; `seen` is called with every page. */
async function readHome({ url }: Site, seen: (html: string, reader: number) => void = () => {}): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + READ_MS;
  const reader = async (number: number) => {
    await wait((number * PAUSE_MS) / READERS);
    while (performance.now() < until) {
      const started = performance.now();
      const html = await (await fetch(`${url}/en`, { headers: BR })).text();
      times.push(performance.now() - started);
      seen(html, number);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, number) => reader(number)));
  return times.toSorted((a, b) => a - b);
}

async function editSlide({ url }: Site, cookie: string, title: string): Promise<void> {
  const { banners }: { banners: { id: number }[] } = await (await fetch(`${url}/api/en/herobanner`)).json();
  const answer = await fetch(`${url}/api/en/herobanner/${banners[0]!.id}`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title }),
  });
  if (!answer.ok) throw new Error(`the slide was not changed: ${answer.status} ${await answer.text()}`);
}

const at = (times: readonly number[], share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const row = (what: string, { times, failed, cpuMs }: Waited) =>
  `| ${what} | ${at(times, 0.5).toFixed(0)} | ${at(times, 1).toFixed(0)} | ${(cpuMs / times.length).toFixed(1)} | ${failed} |`;

const dataDir = await mkdtemp(join(tmpdir(), 'lamha-stampede-'));
await cp(await demoFolder(), dataDir, { recursive: true });
const site = await startSite(dataDir, { DEMO: '0' });
for (const path of WARM) await (await fetch(site.url + path)).arrayBuffer();
await wait(UP_MS);
const all = (await addresses(site)).filter((path) => !WARM.includes(path) && path !== '/');
const paths = all.slice(0, CLIENTS);
if (paths.length < CLIENTS) throw new Error(`the demo company has only ${paths.length} pages`);
const many = await rush(site, paths);
const again = await rush(site, paths);
const one = await rush(
  site,
  Array.from({ length: CLIENTS }, () => '/'),
);

const cookie = await signIn(site.url);
await readHome(site);
const quiet = await readHome(site);
const TITLE = `Changed while fifty read ${process.pid}`;
const newest = new Map<number, number>();
let editedAt = Number.POSITIVE_INFINITY;
async function editLater(): Promise<void> {
  await wait(READ_MS / 3);
  await editSlide(site, cookie, TITLE);
  editedAt = performance.now();
}
const editing = editLater();
const during = await readHome(site, (html, reader) => {
  if (html.includes(TITLE) && !newest.has(reader)) newest.set(reader, performance.now());
});
await editing;
await site.stop();
await rm(dataDir, { recursive: true });
const sawAfter = Math.max(...newest.values()) - editedAt;

await report('stampede', [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/stampede.ts\`: Node ${process.version}, SQLite, the demo company, a server that has been up for ${UP_MS / 1000} s, ${cpus().length} cores shared by server, load and other work (load average ${loadavg()[0]!.toFixed(1)} at the end).`,
  '',
  `| ${CLIENTS} clients at once | median ms | last ms | main thread, ms each | failed |`,
  '|---|---|---|---|---|',
  row(`${CLIENTS} pages nobody has asked for`, many),
  row('the same pages again', again),
  row('one page nobody has asked for (home)', one),
  '',
  `${READERS} visitors read the home page for ${READ_MS / 1000} s: p50 ${at(quiet, 0.5).toFixed(1)} ms, p99 ${at(quiet, 0.99).toFixed(0)} ms. While a slide of it is changed: p50 ${at(during, 0.5).toFixed(1)} ms, p99 ${at(during, 0.99).toFixed(0)} ms, and ${newest.size} of ${READERS} saw the new one, the last ${sawAfter.toFixed(0)} ms after it was saved (each looks every ${PAUSE_MS} ms).`,
]);
