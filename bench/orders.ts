import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Insertable, Kysely } from 'kysely';
import { collections } from '#content/index.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { startPostgres } from '#test/rig/postgres-server.ts';
import { report } from './report.ts';
import { mainThreadMs, signIn, startSite } from './site.ts';

/** `node bench/orders.ts 100000`: what a list of subscribers, the log and the trash cost in each of their orders, on both databases. */
const ROWS = Number(process.argv[2] ?? 100_000);
const BATCH = 500;
const TRIES = 3;
const MINUTE_MS = 60_000;
const STATES = ['waiting', 'confirmed', 'left'] as const;
const COLLECTIONS = [collections.products, collections.productCards, collections.categories, collections.homeCards].map(({ name }) => name);
const LAST = Math.ceil(ROWS / 50);

const LOOKS = [
  ['subscribers, newest first', '/api/en/subscribers'],
  ...['email', '-state', 'asked', '-confirmed', 'left'].map((sort) => [`by ${sort}`, `/api/en/subscribers?sort=${sort}`]),
  ['by email, last page', `/api/en/subscribers?sort=email&page=${LAST}`],
  ['log, newest first', '/api/en/log?per_page=50'],
  ...['when', 'who', '-what', 'where'].map((sort) => [`by ${sort}`, `/api/en/log?per_page=50&sort=${sort}`]),
  ['by who, page 200', '/api/en/log?per_page=50&sort=who&page=200'],
  ['trash, newest first', '/api/en/trash?per_page=50'],
  ...['deleted', 'place', '-record'].map((sort) => [`by ${sort}`, `/api/en/trash?per_page=50&sort=${sort}`]),
  ['with words, by record', '/api/en/trash?per_page=50&search=77&sort=record'],
] as const;

async function fill(db: Kysely<Schema>): Promise<void> {
  const now = Date.now();
  const at = (each: number) => new Date(now - (ROWS - each) * MINUTE_MS).toISOString();
  for (let from = 1; from <= ROWS; from += BATCH) {
    const each = Array.from({ length: Math.min(BATCH, ROWS + 1 - from) }, (_, index) => from + index);
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('subscribers')
        .values(each.map((one) => subscriber(one, at(one))))
        .execute();
      await tx
        .insertInto('audit')
        .values(each.map((one) => ({ at: at(one), actor: one % 9, action: `done-${one % 40}`, subject: `leads/${one}`, details: '{}' })))
        .execute();
      await tx
        .insertInto('entries')
        .values(each.map((one) => deleted(one, at(one))))
        .execute();
      await tx
        .insertInto('revisions')
        .values(
          each.map((one) => ({
            ...placed(one),
            version: 1,
            action: 'delete',
            actor: one % 7 || null,
            at: at(one),
            snapshot: `{"parent":0,"position":1,"published":{"en":true,"ar":true},${text(one)}}`,
          })),
        )
        .execute();
    });
  }
}

function subscriber(each: number, at: string): Insertable<Schema['subscribers']> {
  const [email, state] = [`reader-${(each * 7919) % ROWS}-${each}@example.com`, STATES[each % STATES.length] ?? 'waiting'];
  const times = { asked_at: at, confirmed_at: state === 'waiting' ? null : at, left_at: state === 'left' ? at : null };
  return { email, email_key: email, state, language: 'ar', country: 'sa', agreement: '', address_hash: '', ...times };
}

const placed = (each: number) => ({ collection: COLLECTIONS[each % COLLECTIONS.length] ?? '', id: 1_000_000 + each });
const text = (each: number) => `"shared":{},"en":{"name":"Screen ${(each * 31) % ROWS}","title":"Card ${each}"},"ar":{}`;

function deleted(each: number, at: string): Insertable<Schema['entries']> {
  const document = { shared: '{}', en: `{"name":"Screen ${(each * 31) % ROWS}","title":"Card ${each}"}`, ar: '{}' };
  const state = { version: 1, published_en: 1, published_ar: 1, deleted_at: at, deleted_with: null } as const;
  return { ...placed(each), parent: 0, position: each, ...document, ...state, created_at: at, updated_at: at };
}

async function measure(engine: string, url: string | undefined): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lamha-orders-'));
  const database = openDatabase(url ?? join(dataDir, 'lamha.sqlite'));
  await migrate(database);
  await fill(database.kysely);
  await database.close();
  const site = await startSite(dataDir, { DEMO: '0', ...(url && { DATABASE_URL: url }) });
  const cookie = await signIn(site.url);
  const rows: string[] = [];
  for (const [what, path = ''] of LOOKS) {
    const tries: { spent: number; longestMs: number; took: number; status: number }[] = [];
    for (let each = 0; each < TRIES; each += 1) {
      await site.watch();
      const [before, began] = [mainThreadMs(site.pid), performance.now()];
      const answer = await fetch(site.url + path, { headers: { cookie } });
      await answer.arrayBuffer();
      const [spent, took] = [mainThreadMs(site.pid) - before, performance.now() - began];
      tries.push({ spent, took, status: answer.status, longestMs: (await site.watch()).longestMs });
    }
    process.stdout.write(`${engine}, ${what}: ${tries.map(({ spent }) => spent.toFixed(0)).join(', ')}\n`);
    const [best] = tries.toSorted((a, b) => a.spent - b.spent);
    if (best)
      rows.push(
        `| ${engine} | ${what} | ${best.spent.toFixed(0)} | ${best.longestMs.toFixed(0)} | ${best.took.toFixed(0)} | ${best.status} |`,
      );
  }
  await site.watch();
  const [before, began] = [mainThreadMs(site.pid), performance.now()];
  const emptied = await fetch(`${site.url}/api/en/trash/empty`, { method: 'POST', headers: { cookie, origin: site.url } });
  await emptied.arrayBuffer();
  const [spent, took] = [mainThreadMs(site.pid) - before, performance.now() - began];
  const { longestMs } = await site.watch();
  rows.push(`| ${engine} | emptying the trash | ${spent.toFixed(0)} | ${longestMs.toFixed(0)} | ${took.toFixed(0)} | ${emptied.status} |`);
  await site.stop();
  await rm(dataDir, { recursive: true });
  return rows;
}

const postgres = await startPostgres();
const rows = [...(await measure('SQLite', undefined)), ...(await measure('PostgreSQL', postgres.url))];
await postgres.stop();
await report('orders', [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/orders.ts ${ROWS}\`: Node ${process.version}, ${cpus().length} cores shared with whatever else ran (load average ${(loadavg()[0] ?? 0).toFixed(1)} at the end), ${ROWS} subscribers, as many rows of the audit, records in the trash and revisions of them. Processor time of the main thread (SQLite works in it), the cheapest of ${TRIES}.`,
  '',
  '| | list | main thread ms | longest piece ms | answered after ms | status |',
  '| --- | --- | --- | --- | --- | --- |',
  ...rows,
]);
