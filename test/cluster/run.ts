// `npm run cluster`: three servers with their pages, PostgreSQL, a store, a balancer, a mail server and a receiver of webhooks on
// loopback; kills, rolling upgrades, and each part frozen and stopped, under load. Ends with the figures of docs/reliability.md.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '#test/rig/postgres-server.ts';
import { caller } from '#test/rig/app.ts';
import { openCluster } from './cluster.ts';
import { killOne, outcomeOf, restartAll, slowestToShow, until } from './drills.ts';
import { startTraffic, type Traffic } from './traffic.ts';

const options = {
  kills: { type: 'string', default: '50' },
  upgrades: { type: 'string', default: '5' },
  /** `--no-parts`: nothing is frozen, stopped or cut. */
  parts: { type: 'boolean', default: true },
} as const;
const { values } = parseArgs({ options, allowNegative: true });
const PATHS = ['/', '/en', '/en/about', '/en/contact', '/api/en/products', '/api/en/settings/site', '/en/search?q=screen'];
const LONGEST_LIFE_MS = 1500;
const FROZEN_MS = 15_000;
const STORE_AWAY_MS = 60_000;
const PATIENCE_MS = 8 * 60_000;

const facts: [string, string | number][] = [];

function note(what: string, figure: string | number): void {
  facts.push([what, figure]);
  process.stdout.write(`cluster: ${what}: ${figure}\n`);
}

function noteTraffic(what: string, { reads, errors, acknowledged, pressedAgain }: Traffic): void {
  note(`${what}: reads, errors seen`, `${reads}, ${errors.length}`);
  note(`${what}: inquiries thanked for, forms sent again`, `${acknowledged.size}, ${pressedAgain}`);
  for (const error of new Set(errors)) process.stdout.write(`cluster:   ${error} x ${errors.filter((one) => one === error).length}\n`);
}

const postgres = await startPostgres();
const cluster = await openCluster({ databaseUrl: postgres.url, program: 'build/program/server.js' });
const { members, store } = cluster;
const all: Set<string> = new Set();

async function underLoad(what: string, drill: () => Promise<void>): Promise<void> {
  const traffic = startTraffic(cluster, { paths: PATHS, readers: 2, writers: 1, prefix: what.replaceAll(' ', '-') });
  await drill();
  await traffic.stop();
  noteTraffic(what, traffic);
  for (const words of traffic.acknowledged) all.add(words);
}

/** Each part away for a while, under load: what is served, and how it comes back. */
async function freezeParts(): Promise<void> {
  const ready = async (url: string) => (await caller(url, {})('GET', '/readyz?strict')).status === 200;
  const allReady = async () => (await Promise.all(members.map(({ url }) => ready(url)))).every(Boolean);

  await underLoad('database frozen', async () => {
    await postgres.signal('SIGSTOP');
    await wait(FROZEN_MS);
    await postgres.signal('SIGCONT');
    note('ready again after the thaw of PostgreSQL', `${Math.round(await until('all ready', allReady))} ms`);
  });
  await underLoad('store away', async () => {
    store.signal('SIGSTOP');
    await wait(STORE_AWAY_MS);
    store.signal('SIGCONT');
    note('ready again after a minute without the store', `${Math.round(await until('all ready', allReady))} ms`);
  });
  await underLoad('one line cut', async () => {
    members[2]!.line.cut();
    await wait(FROZEN_MS);
    members[2]!.line.mend();
    note('ready again after the line of one server was cut', `${Math.round(await until('all ready', allReady))} ms`);
  });
}

try {
  const seen: number[] = [];
  for (let change = 0; change < 20; change += 1) seen.push(await slowestToShow(cluster, `Change ${change}`));
  seen.sort((a, b) => a - b);
  note('20 changes, seen on every server within, median and worst', `${Math.round(seen[10]!)} ms, ${Math.round(seen.at(-1)!)} ms`);

  await underLoad(`${values.kills} kills`, async () => {
    for (let kill = 0; kill < Number(values.kills); kill += 1)
      await killOne(members[Math.floor(Math.random() * members.length)]!, Math.random() * LONGEST_LIFE_MS);
  });
  await underLoad(`${values.upgrades} rolling restarts`, async () => {
    for (let upgrade = 0; upgrade < Number(values.upgrades); upgrade += 1) await restartAll(cluster);
  });
  if (values.parts) await freezeParts();

  const outcome = await outcomeOf(cluster, { acknowledged: all }, PATIENCE_MS);
  const { acknowledged, lost, storedTwice, toldTwice, toldAgain, notTold, mailedAgain } = outcome;
  note('acknowledged, lost, stored twice', `${acknowledged}, ${lost}, ${storedTwice}`);
  note('webhooks: told under two names, not told', `${toldTwice}, ${notTold}`);
  note('webhooks told again under the same name, by a server that took over from a killed one', toldAgain);
  note('mails on the line again under the same Message-ID', mailedAgain);
  note('requests that the balancer gave to another server', cluster.balancer.retried());
  process.stdout.write(`\n${facts.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n')}\n`);
  if (lost + storedTwice + toldTwice + notTold > 0) process.exitCode = 1;
} finally {
  await cluster.stop();
  await postgres.stop();
}
