// `npm run cluster:release`: a release of 200 records, published and taken back while servers are killed and visitors read. Ends with the
// figures of docs/reliability.md, and with an error where half a release was public, a page showed a mix, or news took over two seconds.
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ADMIN_PASSWORD, caller, signIn, type Call } from '#test/rig/app.ts';
import { startPostgres } from '#test/rig/postgres-server.ts';
import { startServerProcess, type ServerProcess } from '#test/rig/server-process.ts';
import { until } from './drills.ts';

const options = {
  kills: { type: 'string', default: '30' },
  records: { type: 'string', default: '200' },
  database: { type: 'string', default: 'postgres' },
} as const;
const { values } = parseArgs({ options });
const [KILLS, RECORDS] = [Number(values.kills), Number(values.records)];
const EVERYWHERE_MS = 2000;
const MARK = /(before|after) the release \d+/g;

type Seen = { pages: number; mixes: number; cut: number; isOver: boolean };

const isShared = values.database === 'postgres';
const folder = await mkdtemp(join(tmpdir(), 'lamha-release-'));
const postgres = isShared ? await startPostgres() : undefined;
const common = { ADMIN_PASSWORD, SECRET_KEY: 'one key for every server of a release', ...(postgres && { DATABASE_URL: postgres.url }) };
const start = (index: number) => startServerProcess({ ...common, DATA_DIR: join(folder, String(index)) }, 'build/program/server.js');
const servers: ServerProcess[] = [await start(0)];
// One after the other: the first one makes the tables.
if (isShared) servers.push(await start(1), await start(2));
const cookie = await signIn(caller(servers[0]!.url, {}));
const admin: Call = (method, path, rest) => caller(servers[0]!.url, { cookie })(method, `/api/en${path}`, rest);

try {
  const page = `/en/one-category/${await prepare()}`;
  tell('records made');
  const release = `/releases/${await prepareRelease()}`;
  tell('release filled');
  const seen: Seen = { pages: 0, mixes: 0, cut: 0, isOver: false };
  const visitors = servers.map((_, index) => visit(() => servers[index]!.url + page, seen));
  const tookMs = await timed(() => done(admin('POST', `${release}/publish`)));
  const spread = [await everywhere(page, 'after')];
  tell(`published in ${Math.round(tookMs)} ms`);
  const facts = { published: 0, unpublished: 0, half: 0 };
  for (let kill = 0; kill < KILLS; kill += 1) {
    if ((await stateOf(release)) === 'published') {
      await done(admin('POST', `${release}/take-back`, { json: {} }));
      spread.push(await everywhere(page, 'before'));
    }
    const publishing = admin('POST', `${release}/publish`).catch(() => undefined); // its connection is cut
    await wait(randomInt(0, Math.ceil(tookMs)));
    await servers[0]!.kill('SIGKILL');
    await publishing;
    servers[0] = await start(0);
    const isPublished = (await stateOf(release)) === 'published';
    facts[isPublished ? 'published' : 'unpublished'] += 1;
    if ((await publicRecords()) !== (isPublished ? RECORDS : 0)) facts.half += 1;
    await everywhere(page, isPublished ? 'after' : 'before');
    tell(`kill ${kill + 1}: ${isPublished ? 'published' : 'not published'}`);
  }
  seen.isOver = true;
  await Promise.all(visitors);
  spread.sort((a, b) => a - b);
  const worst = spread.at(-1)!;
  report([
    ['servers, database', `${servers.length}, ${isShared ? 'PostgreSQL' : 'SQLite'}`],
    [`publishing ${RECORDS} records`, `${Math.round(tookMs)} ms`],
    ['kills: of these published, not published, half', `${KILLS}: ${facts.published}, ${facts.unpublished}, ${facts.half}`],
    ['pages read meanwhile, cut by a kill, with a mix', `${seen.pages}, ${seen.cut}, ${seen.mixes}`],
    [
      `${spread.length} times public or taken back: on every server after, median and worst`,
      `${Math.round(spread[spread.length >> 1]!)} ms, ${Math.round(worst)} ms`,
    ],
  ]);
  if (facts.half + seen.mixes > 0 || worst > EVERYWHERE_MS) process.exitCode = 1;
} finally {
  await Promise.all(servers.map((server) => server.kill('SIGKILL')));
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

/** A category whose page shows all of its tiles; it is a part of the release itself. */
async function prepare(): Promise<number> {
  const made = await done(admin('POST', '/category/add', { form: { name: 'before the release 0' } }));
  const id = Number(made['id']);
  for (let index = 1; index < RECORDS; index += 1)
    await done(admin('POST', '/sectionfour', { form: { category_id: String(id), title: `before the release ${index}` } }));
  return id;
}

async function prepareRelease(): Promise<number> {
  const id = Number((await done(admin('POST', '/releases', { json: { name: 'All or nothing' } })))['id']);
  for (const [collection, name] of [
    ['categories', 'name_en'],
    ['category-tiles', 'title_en'],
  ] as const) {
    for (const record of await recordsOf(collection)) {
      const text = String(record[name]).replace('before', 'after');
      await done(admin('PATCH', `/drafts/${collection}/${record.id}`, { json: { values: { [name]: text } } }));
      await done(admin('PUT', `/releases/${id}/items`, { json: { collection, id: record.id } }));
    }
  }
  return id;
}

async function recordsOf(collection: string): Promise<({ id: number } & Record<string, unknown>)[]> {
  const records = [];
  for (let at = 1, total = 1; records.length < total; at += 1) {
    const body = await done(admin('GET', `/records/${collection}?per_page=100&page=${at}`));
    records.push(...(body['items'] as ({ id: number } & Record<string, unknown>)[]));
    total = Number(body['total']);
  }
  return records;
}

/** How many records are public as the release has them, read past every kept page. */
async function publicRecords(): Promise<number> {
  const records = [...(await recordsOf('categories')), ...(await recordsOf('category-tiles'))];
  return records.filter((record) => String(record['name_en'] ?? record['title_en']).startsWith('after')).length;
}

async function stateOf(release: string): Promise<unknown> {
  return (await done(admin('GET', release)))['state'];
}

/** Reads one page again and again, as visitors of one server do. */
async function visit(address: () => string, seen: Seen): Promise<void> {
  while (!seen.isOver) {
    const marks = await marksOn(address()).catch(() => undefined);
    if (marks === undefined) {
      seen.cut += 1;
      await wait(50);
      continue;
    }
    seen.pages += 1;
    if (marks.size !== 1) seen.mixes += 1;
  }
}

async function marksOn(address: string): Promise<Set<string>> {
  const answer = await fetch(address);
  const html = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Set([...html.matchAll(MARK)].map(([, mark]) => mark!));
}

/** After how many milliseconds the slowest server shows it. */
async function everywhere(page: string, mark: string): Promise<number> {
  const shown = servers.map(({ url }) =>
    until(`${url} shows it`, async () => (await marksOn(url + page).catch(() => new Set())).has(mark)),
  );
  return Math.max(...(await Promise.all(shown)));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function done(answer: ReturnType<Call>): Promise<Record<string, unknown>> {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return body;
}

/** Where it is: a whole run takes minutes. */
function tell(what: string): void {
  process.stderr.write(`${what} (${Math.round(process.uptime())} s)\n`);
}

function report(facts: readonly (readonly [string, string])[]): void {
  process.stdout.write(`${facts.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n')}\n`);
}
