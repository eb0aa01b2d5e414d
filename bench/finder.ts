import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Insertable, Kysely } from 'kysely';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { fillLeads } from '#test/rig/many-records.ts';
import { startPostgres } from '#test/rig/postgres-server.ts';
import { report } from './report.ts';
import { mainThreadMs, signIn, startSite, untilQuiet } from './site.ts';

/** `node bench/finder.ts 100000`: what Ctrl+K costs among so many inquiries and a tenth as many offers, on both databases. */
const ROWS = Number(process.argv[2] ?? 100_000);
const OFFERS = ROWS / 10;
const BATCH = 200;
const TRIES = 5;
const FIRST = ['Sara', 'Khalid', 'Noura', 'Faisal', 'Abdulrahman', 'سارة', 'خالد', 'نورة', 'فيصل', 'عبد الرحمن'];
const LAST = ['Al-Harbi', 'Al-Qahtani', 'Al-Dossary', 'Mansour', 'Fernandez', 'الحربي', 'القحطاني', 'الدوسري', 'المنصور', 'الشمري'];
/** An offer of a dozen lines. */
const CONTENT = JSON.stringify({ terms: 'Delivered and installed within six weeks. '.repeat(100) });
const phoneOf = (each: number) => `9665${10_000_000 + each}`;
const numberOf = (each: number) => `SA-2026-${String(each).padStart(5, '0')}`;
const nameOf = (each: number) => `${FIRST[each % FIRST.length]} ${LAST[Math.floor(each / 10) % LAST.length]} ${each}`;

const LOOKS = [
  ['a name as it is', 'Fernandez'],
  ['a misspelt name', 'Fernandes'],
  ['a misspelt name of two words', 'Khaled Fernandes'],
  ['a name in Arabic', 'القحطاني'],
  ['misspelt in Arabic', 'القحطانى الدوسرري'],
  ['a name that nobody has', 'Zywqplumbus'],
  ['six words that nobody has', 'zywqplum barkolup trewquib mnoprust vexilith quorbant'],
  ['six words of every message', 'we need a screen for hall'],
  ['five of every message and one of none', 'need screen hall visitor example zywqplumbus'],
  ['as many letters as fit', 'a b c d e f g h i j k l m n o p q r s t u v w x y z'],
  ['one letter', 'f'],
  ['a phone number', '+966 51 000 0777'],
  ['an e-mail address', 'visitor-777@example.com'],
  ['the number of an offer', 'SA-2026-00777'],
] as const;

async function fill(db: Kysely<Schema>): Promise<void> {
  await fillLeads(db, ROWS);
  const leads = await db.selectFrom('leads').select(['id', 'search_text']).orderBy('id').execute();
  const at = new Date().toISOString();
  for (let from = 0; from < leads.length; from += BATCH)
    await db.transaction().execute(async (tx) => {
      for (const { id, search_text: text } of leads.slice(from, from + BATCH))
        await tx
          .updateTable('leads')
          .set({ name: nameOf(id), search_text: `${nameOf(id).toLowerCase()} ${text} ${phoneOf(id)}` })
          .where('id', '=', id)
          .execute();
    });
  for (let from = 1; from <= OFFERS; from += BATCH)
    await db
      .insertInto('offers')
      .values(Array.from({ length: BATCH }, (_, index) => offer(from + index, at)))
      .execute();
}

function offer(each: number, at: string): Insertable<Schema['offers']> {
  const [name, company] = [nameOf(each), `${LAST[each % LAST.length]} Trading ${each}`];
  const whose = { name, company, email: `visitor-${each}@example.com`, number: numberOf(each) };
  const of = { country: 'sa', language: 'en', state: 'draft', lead_id: null, follows: null, owner: null } as const;
  const search_text = `${name} ${company} ${numberOf(each)}`.toLowerCase();
  return { ...of, ...whose, search_text, content: CONTENT, total: 115_000, valid_until: '2030-01-01', created_at: at, updated_at: at };
}

async function measure(engine: string, url: string | undefined): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lamha-finder-'));
  const database = openDatabase(url ?? join(dataDir, 'lamha.sqlite'));
  await migrate(database);
  await fill(database.kysely);
  await database.close();
  const site = await startSite(dataDir, { DEMO: '0', ...(url && { DATABASE_URL: url }) });
  const cookie = await signIn(site.url);
  await untilQuiet(site, 60);
  const rows: string[] = [];
  for (const [what, text] of LOOKS) {
    const tries: { spent: number; longestMs: number; took: number; found: number }[] = [];
    for (let each = 0; each < TRIES; each += 1) {
      await site.watch();
      const [before, began] = [mainThreadMs(site.pid), performance.now()];
      const answer = await fetch(`${site.url}/dashboard/find?${new URLSearchParams({ text })}`, { headers: { cookie } });
      const body = await answer.text();
      const [spent, took] = [mainThreadMs(site.pid) - before, performance.now() - began];
      if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
      const found = new Set(body.match(/\/dashboard\/(?:inbox|offers)\/\d+/g)).size;
      tries.push({ spent, took, found, longestMs: (await site.watch()).longestMs });
    }
    process.stdout.write(
      `${engine}, ${what}: ${tries.map(({ spent, longestMs, found }) => `${spent.toFixed(0)}/${longestMs.toFixed(0)}/${found}`).join(', ')}\n`,
    );
    const [best] = tries.toSorted((a, b) => a.spent - b.spent);
    const dearest = Math.max(...tries.map(({ longestMs }) => longestMs));
    if (best)
      rows.push(`| ${engine} | ${what} | ${best.spent.toFixed(0)} | ${dearest.toFixed(0)} | ${best.took.toFixed(0)} | ${best.found} |`);
  }
  await site.stop();
  await rm(dataDir, { recursive: true });
  return rows;
}

const postgres = await startPostgres();
const rows = [...(await measure('SQLite', undefined)), ...(await measure('PostgreSQL', postgres.url))];
await postgres.stop();
await report('finder', [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/finder.ts ${ROWS}\`: Node ${process.version}, ${cpus().length} cores shared with whatever else ran (load average ${(loadavg()[0] ?? 0).toFixed(1)} at the end), ${ROWS} inquiries and ${OFFERS} offers. Processor time of the main thread (SQLite works in it), the cheapest of ${TRIES}; the longest piece is of all of them.`,
  '',
  '| | typed | main thread ms | longest piece ms | answered after ms | customers found |',
  '| --- | --- | --- | --- | --- | --- |',
  ...rows,
]);
