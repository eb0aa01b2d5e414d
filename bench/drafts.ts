import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadDemo } from '#demo/load.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { fillProductValues } from '#store/products/fill-values.ts';
import { startPostgres } from '#test/rig/postgres-server.ts';
import { fillDrafts, fillProducts } from '#test/rig/many-records.ts';
import { report } from './report.ts';
import { allThreadsMs, signIn, startSite, untilQuiet, type Site } from './site.ts';

/**
 * `node bench/drafts.ts 100000 10000`, after `npm run build`: what drafts cost those who see none, and those who work with them.
 * `BENCH_ENGINE=postgres` measures on a PostgreSQL of its own, and counts its processes too. `BENCH_DATA` names a folder that keeps
 * the products on SQLite.
 */
const [PRODUCTS = 100_000, DRAFTS = 10_000] = process.argv.slice(2).map(Number);
const ON_POSTGRES = process.env['BENCH_ENGINE'] === 'postgres';
const TRIES = 7;
/** A start that is busy for longer is measured as it is, and the report says so. */
const MOST_SECONDS = 600;
/** Each asking is of another product, so that no answer is a kept one. */
const FIRST = 1000;
const LATE = Math.max(1, Math.floor(DRAFTS / 50));
const LOOKS = [
  ['a public product page, made anew', 'GET', '/en/product/ID', false],
  ['one product of the API', 'GET', '/api/en/products/ID', false],
  ['a list of twenty products', 'GET', '/api/en/products?per_page=20&page=ID', false],
  ['the list of products in the dashboard', 'GET', '/en/dashboard/products', true],
  ['what is not yet published, in the dashboard', 'GET', '/en/dashboard/drafts', true],
  ['the same by the API, a late page', 'GET', `/api/en/drafts?per_page=50&page=${LATE}`, true],
  ['the board of both languages', 'GET', '/en/dashboard/languages', true],
  ['the page beside the form', 'GET', '/en/product/ID?preview=1', true],
  ['keeping what was typed', 'PATCH', '/api/en/drafts/products/ID', true],
  ['publishing one draft', 'POST', '/api/en/drafts/products/ID/publish', true],
] as const;

const folder = process.env['BENCH_DATA'];
const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'lamha-drafts-')));
const postgres = ON_POSTGRES ? await startPostgres() : undefined;
const busy: string[] = [];
let first: string | undefined;
const database = await filled();
const before = await measured('no draft');
await fillDrafts(database.kysely, DRAFTS);
if (ON_POSTGRES) await sql`analyze`.execute(database.kysely);
const after = await measured('drafts');
await database.kysely.deleteFrom('drafts').execute();
await database.close();
await postgres?.stop();
if (!folder) await rm(dataDir, { recursive: true, force: true });
const command = `${ON_POSTGRES ? 'BENCH_ENGINE=postgres ' : ''}node bench/drafts.ts ${PRODUCTS} ${DRAFTS}`;
await report(ON_POSTGRES ? 'drafts-postgres' : 'drafts', [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`${command}\`: Node ${process.version}, ${cpus().length} shared x64 cores (load average ${loadavg()[0]!.toFixed(0)}). Processor time of the whole server${ON_POSTGRES ? ' and of PostgreSQL' : ''} for one call, in ms, the median of ${TRIES}; in brackets the least.${busy.length > 0 ? ` Still busy with its start after ${MOST_SECONDS} s: ${busy.join(', ')}.` : ''}`,
  '',
  `| What, with ${PRODUCTS.toLocaleString('en')} products | no draft | ${DRAFTS.toLocaleString('en')} drafts |`,
  '|---|---|---|',
  ...LOOKS.map(([what], index) => `| ${what} | ${before[index]} | ${after[index]} |`),
]);

async function filled() {
  await mkdir(dataDir, { recursive: true });
  const opened = openDatabase(postgres?.url ?? join(dataDir, 'lamha.sqlite'));
  await migrate(opened);
  if (existsSync(join(dataDir, 'filled'))) return opened;
  await loadDemo({ database: opened, storage: await openStorage({ dataDir }) });
  await opened.kysely.deleteFrom('drafts').execute();
  await fillProductValues(opened);
  await fillProducts(opened.kysely, PRODUCTS);
  if (ON_POSTGRES) await sql`analyze`.execute(opened.kysely);
  await writeFile(join(dataDir, 'filled'), '');
  return opened;
}

async function measured(what: string): Promise<string[]> {
  const began = Date.now();
  const note = (step: string) => process.stderr.write(`${what}: ${step} after ${Math.round((Date.now() - began) / 1000)} s\n`);
  const site = await startSite(dataDir, { LOG_LEVEL: 'warn', ...(postgres && { DATABASE_URL: postgres.url }) });
  const cookie = await signIn(site.url);
  if (!(await untilQuiet(site, MOST_SECONDS))) busy.push(what);
  note('quiet');
  // A screen that looks at every record does so once, when somebody first opens it.
  for (const [, method, path, isStaff] of LOOKS) if (method === 'GET') await costOf(site, method, path, isStaff ? cookie : '', 1);
  if (!(await untilQuiet(site, MOST_SECONDS))) busy.push(`${what}, what the screens look at`);
  note('looked at once');
  const costs: string[] = [];
  for (const [, method, path, isStaff] of LOOKS) costs.push(await costOf(site, method, path, isStaff ? cookie : '', TRIES));
  note('measured');
  await site.stop();
  return costs;
}

/** The processor time of a PostgreSQL on a port: of its first process and of all that it began, which come and go with connections. */
function postgresTimes(port: string): Map<number, number> {
  const commandOf = (pid: string) => (existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '');
  first ??= readdirSync('/proc').find(
    (pid) => /^\d+$/.test(pid) && commandOf(pid).includes(`bin/postgres\0-D\0`) && commandOf(pid).includes(`\0-p\0${port}\0`),
  );
  if (!first) throw new Error(`no PostgreSQL on port ${port}`);
  const begun = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(/\s+/).filter(Boolean);
  return new Map([first, ...begun].map((pid) => [Number(pid), existsSync(`/proc/${pid}/task`) ? allThreadsMs(Number(pid)) : 0]));
}

function timesOf({ pid }: Site): Map<number, number> {
  const server: [number, number] = [pid, allThreadsMs(pid)];
  return new Map(postgres ? [server, ...postgresTimes(new URL(postgres.url).port)] : [server]);
}

async function costOf(site: Site, method: string, path: string, cookie: string, tries: number): Promise<string> {
  const costs: number[] = [];
  for (let each = 0; each < tries; each += 1) {
    const id = FIRST + (tries === 1 ? -1 : each);
    const typed = method === 'PATCH' ? { values: { headline_en: `Typed ${each} at ${Date.now()}` } } : {};
    const body = method === 'GET' ? {} : { body: JSON.stringify(typed) };
    const began = timesOf(site);
    const ask = () =>
      fetch(site.url + path.replace('ID', String(id)), { method, headers: { cookie, 'content-type': 'application/json' }, ...body });
    // A connection that was kept for too long between two questions is closed, and asked again.
    const answer = await ask().catch((error: unknown) => (method === 'GET' ? ask() : Promise.reject(error)));
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    costs.push([...timesOf(site)].reduce((sum, [pid, ms]) => sum + Math.max(0, ms - (began.get(pid) ?? 0)), 0));
  }
  const sorted = costs.toSorted((a, b) => a - b);
  return `${sorted[Math.floor(tries / 2)]!.toFixed(1)} (${sorted[0]!.toFixed(1)})`;
}
