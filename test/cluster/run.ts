// `npm run cluster`: three servers with their pages, PostgreSQL, a store, a balancer, a mail server and a receiver of webhooks on
// loopback; kills, rolling restarts and upgrades, and each part frozen and stopped, under load. Ends with the figures of
// docs/reliability.md, and with an error where anything was lost, or a visitor saw one that nobody promised.
import { parseArgs } from 'node:util';
import { startPostgres } from '#test/rig/postgres-server.ts';
import { command, databaseOn } from '#test/rig/postgres-template.ts';
import { buildRelease } from '#test/rig/previous-build.ts';
import { previousRelease } from '#test/rig/previous-release.ts';
import { openCluster, type Cluster } from './cluster.ts';
import { killOne, outcomeOf, replace, restartAll, slowestToShow } from './drills.ts';
import { partsOf, untilAllReady } from './parts.ts';
import { startTraffic, type Traffic } from './traffic.ts';

const options = {
  kills: { type: 'string', default: '50' },
  restarts: { type: 'string', default: '5' },
  upgrades: { type: 'string', default: '5' },
  /** `--no-parts`: nothing is frozen, stopped or cut. */
  parts: { type: 'boolean', default: true },
} as const;
const { values } = parseArgs({ options, allowNegative: true });
const PROGRAM = 'build/program/server.js';
const PATHS = ['/', '/en', '/en/about', '/en/contact', '/api/en/products', '/api/en/settings/site', '/en/search?q=screen'];
const LONGEST_LIFE_MS = 1500;
const PATIENCE_MS = 8 * 60_000;
const MOST_TOLD = 30;
const NOT_NOW = /^\S+ 503 /;

const facts: [string, string | number][] = [];
let broken = 0;

function note(what: string, figure: string | number): void {
  facts.push([what, figure]);
  process.stdout.write(`cluster: ${what}: ${figure}\n`);
}

function noteTraffic(what: string, { reads, errors, acknowledged, pressedAgain, slowestMs, slow }: Traffic, mayRefuse: boolean): void {
  const refused = errors.filter((error) => NOT_NOW.test(error)).length;
  note(`${what}: reads, refused for a moment (503), errors`, `${reads}, ${refused}, ${errors.length - refused}`);
  note(`${what}: the slowest read`, `${(slowestMs / 1000).toFixed(1)} s`);
  note(`${what}: inquiries thanked for, forms sent again`, `${acknowledged.size}, ${pressedAgain}`);
  for (const line of [...errors, ...slow].slice(0, MOST_TOLD)) process.stdout.write(`cluster:   ${line}\n`);
  broken += mayRefuse ? errors.length - refused : errors.length;
}

async function underLoad(cluster: Cluster, what: string, drill: () => Promise<unknown>, mayRefuse = false): Promise<Set<string>> {
  const traffic = startTraffic(cluster, { paths: PATHS, readers: 2, writers: 1, prefix: what.replaceAll(' ', '-') });
  await drill();
  await traffic.stop();
  noteTraffic(what, traffic, mayRefuse);
  return traffic.acknowledged;
}

async function noteOutcome(cluster: Cluster, all: Set<string>, what: string): Promise<void> {
  const outcome = await outcomeOf(cluster, { acknowledged: all }, PATIENCE_MS);
  const { acknowledged, lost, storedTwice, toldTwice, toldAgain, notTold, mailedAgain } = outcome;
  note(`${what}: acknowledged, lost, stored twice`, `${acknowledged}, ${lost}, ${storedTwice}`);
  note(`${what}: webhooks told under two names, not told`, `${toldTwice}, ${notTold}`);
  note(`${what}: told again under the same name, by a server that took over from a killed one`, toldAgain);
  note(`${what}: mails on the line again under the same Message-ID`, mailedAgain);
  note(`${what}: requests that the balancer gave to another server`, cluster.balancer.retried());
  broken += lost + storedTwice + toldTwice + notTold;
}

/** Three servers of the release before, each in turn replaced by one of this version, which migrates their database beside them. */
async function upgrade(databaseUrl: string, program: string, round: number): Promise<void> {
  const cluster = await openCluster({ databaseUrl, program, mailSettings: {} });
  try {
    const mark = await underLoad(cluster, `upgrade ${round}`, async () => {
      const from = performance.now();
      const say = (what: string) => process.stdout.write(`cluster:   ${((performance.now() - from) / 1000).toFixed(1)} s: ${what}\n`);
      for (const member of cluster.members) {
        say(`${member.url} leaves`);
        await replace(cluster, member, PROGRAM);
        say(`${member.url} is there`);
      }
    });
    await noteOutcome(cluster, mark, `upgrade ${round}`);
  } finally {
    await cluster.stop();
  }
}

const postgres = await startPostgres();
try {
  const release = previousRelease();
  if (release) {
    const program = buildRelease(release);
    for (let round = 1; round <= Number(values.upgrades); round += 1) {
      const name = `upgrade_${round}`;
      await command(postgres.url, `create database ${name}`);
      await upgrade(databaseOn(postgres.url, name), program, round);
    }
  } else note('upgrades', 'none: the release before is not in this history');

  const cluster = await openCluster({ databaseUrl: postgres.url, program: PROGRAM });
  const { members } = cluster;
  try {
    const all: Set<string> = new Set();
    const seen: number[] = [];
    for (let change = 0; change < 20; change += 1) seen.push(await slowestToShow(cluster, `Change ${change}`));
    seen.sort((a, b) => a - b);
    note('20 changes, seen on every server within, median and worst', `${Math.round(seen[10]!)} ms, ${Math.round(seen.at(-1)!)} ms`);

    const run = async (what: string, drill: () => Promise<unknown>, mayRefuse = false) => {
      for (const mark of await underLoad(cluster, what, drill, mayRefuse)) all.add(mark);
    };
    await run(`${values.kills} kills`, async () => {
      for (let kill = 0; kill < Number(values.kills); kill += 1)
        await killOne(members[Math.floor(Math.random() * members.length)]!, Math.random() * LONGEST_LIFE_MS);
    });
    await run(`${values.restarts} rolling restarts`, async () => {
      for (let restart = 0; restart < Number(values.restarts); restart += 1) await restartAll(cluster);
    });
    for (const { name, mayRefuse, drill } of values.parts ? partsOf(cluster, postgres) : [])
      await run(
        name,
        async () => {
          await drill();
          note(`${name}: all ready again after`, `${Math.round(await untilAllReady(cluster))} ms`);
        },
        mayRefuse,
      );
    await noteOutcome(cluster, all, 'kills, restarts, parts');
  } finally {
    await cluster.stop();
  }
  process.stdout.write(`\n${facts.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n')}\n`);
  if (broken > 0) process.exitCode = 1;
} finally {
  await postgres.stop();
}
