// `npm run cluster:numbers`: three servers number offers while one after the other is killed. Ends with the figures of docs/reliability.md,
// and with an error where a number is missing or taken twice, or an offer was sent twice.
import { parseArgs } from 'node:util';
import { openDatabase } from '#store/database/open.ts';
import { startPostgres } from '#test/rig/postgres-server.ts';
import { openCluster, type Cluster } from './cluster.ts';
import { killOne } from './drills.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '30' } } });
const WRITERS = 4;
const LONGEST_LIFE_MS = 1500;
const COUNTRIES = ['sa', 'ae'] as const;

type Opened = { revision: number; number: string; valid_until: string; sums: { total: number } };
type Work = { isOver: boolean; begun: number; cut: number };

/** Whatever no server answered is tried again, as people do; what was done all the same is found by looking. */
async function insist<Answer>(work: Work, attempt: () => Promise<Answer | undefined>): Promise<Answer> {
  for (;;) {
    const answer = await attempt().catch(() => undefined);
    if (answer !== undefined) return answer;
    work.cut += 1;
  }
}

/** One offer from its beginning to its number. */
async function sendOne({ admin }: Cluster, work: Work): Promise<void> {
  const country = COUNTRIES[(work.begun += 1) % COUNTRIES.length]!;
  const email = `customer${work.begun}@example.com`;
  const id = await insist(work, async () => {
    const { status, body } = await admin('POST', '/api/en/offers', { json: { country, language: 'en' } });
    return status === 200 || status === 201 ? Number(body['id']) : undefined;
  });
  const open = () =>
    insist(work, async () => {
      const { status, body } = await admin('GET', `/api/en/offers/${id}`);
      return status === 200 ? (body as unknown as Opened) : undefined;
    });
  for (let { number } = await open(); number === ''; { number } = await open()) {
    const { revision, valid_until } = await open();
    const lines = [{ kind: 'other', title: 'Frame', quantity: 1, unit_price: '100' }];
    await admin('PUT', `/api/en/offers/${id}`, { json: { revision, name: 'Sara', email, lines, valid_until } }).catch(() => undefined);
    const saved = await open();
    if (saved.number !== '') break;
    const json = { revision: saved.revision, total: saved.sums.total };
    const sent = await admin('POST', `/api/en/offers/${id}/send`, { json }).catch(() => undefined);
    if (sent?.status !== 200) work.cut += 1;
  }
}

async function outcomeOf({ databaseUrl }: Cluster) {
  const database = openDatabase(databaseUrl);
  try {
    const sent = await database.kysely.selectFrom('offers').select(['id', 'number', 'version']).where('number', '!=', '').execute();
    const letters = await database.kysely.selectFrom('outbox').select('offer_id').where('offer_id', 'is not', null).execute();
    const series = Map.groupBy(sent, ({ number }) => number.slice(0, number.lastIndexOf('-')));
    const numbers = [...series.values()].map((list) => list.map(({ number }) => Number(number.slice(number.lastIndexOf('-') + 1))));
    return {
      sent: sent.length,
      gaps: numbers.reduce((sum, list) => sum + Math.max(...list) - new Set(list).size, 0),
      doubles: numbers.reduce((sum, list) => sum + list.length - new Set(list).size, 0),
      sentTwice: sent.filter(({ version }) => version !== 1).length,
      mailedTwice: letters.length - new Set(letters.map(({ offer_id: id }) => id)).size,
      notMailed: sent.filter(({ id }) => !letters.some(({ offer_id: offer }) => offer === id)).length,
    };
  } finally {
    await database.close();
  }
}

const postgres = await startPostgres();
const cluster = await openCluster({ databaseUrl: postgres.url, program: 'build/program/server.js' });
try {
  const work: Work = { isOver: false, begun: 0, cut: 0 };
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!work.isOver) await sendOne(cluster, work);
  });
  for (let kill = 0; kill < Number(values.kills); kill += 1)
    await killOne(cluster.members[kill % cluster.members.length]!, Math.random() * LONGEST_LIFE_MS);
  work.isOver = true;
  await Promise.all(writers);
  const { sent, gaps, doubles, sentTwice, mailedTwice, notMailed } = await outcomeOf(cluster);
  const facts: [string, string | number][] = [
    ['kills, servers', `${values.kills}, ${cluster.members.length}`],
    ['offers begun, sent with a number', `${work.begun}, ${sent}`],
    ['calls cut in the middle', work.cut],
    ['numbers missing, taken twice', `${gaps}, ${doubles}`],
    ['offers sent twice, mailed twice, not mailed', `${sentTwice}, ${mailedTwice}, ${notMailed}`],
  ];
  process.stdout.write(`${facts.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n')}\n`);
  if (gaps + doubles + sentTwice + mailedTwice + notMailed > 0 || sent !== work.begun) process.exitCode = 1;
} finally {
  await cluster.stop();
  await postgres.stop();
}
