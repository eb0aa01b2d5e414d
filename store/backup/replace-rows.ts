import { join } from 'node:path';
import { sql, type Selectable, type Transaction } from 'kysely';
import { insertAudit } from '#store/accounts/audit.ts';
import { announceEverything, readRevision } from '#store/changes.ts';
import { withPatience, type Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { entryFrom } from '#store/entries/entry.ts';
import { takeId } from '#store/entries/take-id.ts';
import { removeFact, writeFact } from '#store/facts.ts';
import { PRODUCTS, replaceValues } from '#store/products/write-values.ts';
import { sealStoredSecrets } from '#store/sealed-secrets.ts';
import type { Seal } from '#store/seal.ts';
import { COUNTED, TABLES, type Manifest } from './manifest.ts';
import { countOn, restoreTable } from './restore-backup.ts';

type Tx = Transaction<Schema>;
type Table = (typeof TABLES)[number];

/** Last, and quickly: whoever is signed in reads these with every request. What belongs to an account goes with it. */
const ACCOUNTS: readonly Table[] = ['users', 'factors', 'recovery_codes'];
/** Written at the end of other changes, and therefore locked after what those change. */
const LATE: readonly Table[] = ['sequences', 'facts', 'audit'];
/** Facts that belong to the content; all others are of this house and stay. */
const OF_CONTENT = ['address-secret', 'link-secret', 'demo_loaded', 'missing_words_model', 'log_months'];
const AT_ONCE = 200;

type Parts = {
  database: Database;
  seal: Seal;
  folder: string;
  manifest: Manifest;
  now: Date;
  /** Whoever asked stays signed in, if the backup knows the account. */
  actor: number | null;
  subject: string;
  /** Copies what is there, while nobody can write. */
  copy: () => Promise<string>;
};

/** In one transaction. Numbers that were given are not given again, the log keeps what happened since, and no mail is sent again. */
export async function replaceRows(parts: Parts): Promise<string> {
  return withPatience(parts.database, ({ kysely, engine }) =>
    kysely.transaction().execute(async (tx) => {
      if (engine === 'postgres') await holdWriters(tx);
      const before = await parts.copy();
      const present = await readPresent(tx, parts);
      const others = TABLES.filter((table) => !ACCOUNTS.includes(table));
      for (const table of others.toReversed()) await tx.deleteFrom(table).execute();
      for (const table of ['product_values', 'search_snapshots', 'open_forms'] as const) await tx.deleteFrom(table).execute();
      await load(tx, engine, others, parts);
      await fillValues(tx);
      await keepPresent(tx, parts, present, before);
      for (const table of ACCOUNTS.toReversed()) await tx.deleteFrom(table).execute();
      await load(tx, engine, ACCOUNTS, parts);
      await keepSignedIn(tx, present);
      await sealStoredSecrets(tx, parts.seal);
      await announceEverything(tx, engine, present.revision);
      return before;
    }),
  );
}

async function holdWriters(tx: Tx): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx); // the copy takes its time
  for (const table of [...TABLES.filter((one) => !LATE.includes(one)), ...LATE])
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(tx);
}

type Present = {
  revision: number;
  facts: Selectable<Schema['facts']>[];
  sequences: Selectable<Schema['sequences']>[];
  numbers: Selectable<Schema['offer_numbers']>[];
  audit: Selectable<Schema['audit']>[];
  sent: string[];
  actor: { id: number; username: string; sessions: Selectable<Schema['sessions']>[] } | undefined;
};

/** What stays of what is there. */
async function readPresent(tx: Tx, { actor, manifest: { createdAt } }: Parts): Promise<Present> {
  const account =
    actor === null ? undefined : await tx.selectFrom('users').select(['id', 'username']).where('id', '=', actor).executeTakeFirst();
  return {
    revision: await readRevision(tx),
    facts: await tx.selectFrom('facts').selectAll().execute(),
    sequences: await tx.selectFrom('sequences').selectAll().execute(),
    numbers: await tx.selectFrom('offer_numbers').selectAll().execute(),
    audit: await tx.selectFrom('audit').selectAll().where('at', '>', createdAt).orderBy('id').execute(),
    sent: await sentSince(tx, createdAt),
    actor: account && {
      ...account,
      sessions: await tx.selectFrom('sessions').selectAll().where('user_id', '=', account.id).execute(),
    },
  };
}

/** Mails that waited when the backup was made and have gone out since. */
async function sentSince(tx: Tx, at: string): Promise<string[]> {
  const rows = await tx.selectFrom('outbox').select('message_id').where('created_at', '<=', at).where('done_at', '>', at).execute();
  return rows.map(({ message_id: id }) => id);
}

async function load(tx: Tx, engine: Database['engine'], tables: readonly Table[], { folder, manifest }: Parts): Promise<void> {
  for (const table of tables) {
    const part = manifest.tables.find(({ name }) => name === `${table}.jsonl`);
    const rows = part ? await restoreTable(tx, table, join(folder, 'tables', part.name)) : 0;
    if (part && rows !== part.rows) throw new Error(`${table}: ${rows} of ${part.rows} rows`);
  }
  if (engine === 'postgres')
    for (const [table, column] of Object.entries(COUNTED)) if (tables.some((one) => one === table)) await countOn(tx, table, column);
}

async function fillValues(tx: Tx): Promise<void> {
  for (let last = 0; ;) {
    const page = tx.selectFrom('entries').selectAll().where('collection', '=', PRODUCTS).where('id', '>', last);
    const rows = await page.orderBy('id').limit(AT_ONCE).execute();
    const end = rows.at(-1);
    if (!end) return;
    await replaceValues(tx, rows.map(entryFrom));
    last = end.id;
  }
}

async function keepPresent(tx: Tx, { now, actor, subject, manifest }: Parts, present: Present, before: string): Promise<void> {
  for (const { name } of await tx.selectFrom('facts').select('name').execute()) if (!OF_CONTENT.includes(name)) await removeFact(tx, name);
  for (const { name, value } of present.facts)
    if (!OF_CONTENT.includes(name) && name !== 'search_snapshot') await writeFact(tx, name, value);
  for (const { name, value } of present.sequences) await takeId(tx, name, value);
  for (const numbers of present.numbers)
    await tx
      .insertInto('offer_numbers')
      .values(numbers)
      .onConflict((conflict) =>
        conflict.columns(['country', 'year']).doUpdateSet({
          last: sql<number>`case when offer_numbers.last > ${numbers.last} then offer_numbers.last else ${numbers.last} end`,
        }),
      )
      .execute();
  for (const message of present.sent)
    await tx
      .updateTable('outbox')
      .set({ done_at: now.toISOString() })
      .where('message_id', '=', message)
      .where('done_at', 'is', null)
      .execute();
  for (const { id: _id, ...row } of present.audit) await tx.insertInto('audit').values(row).execute();
  const details = { from: manifest.createdAt, before };
  await insertAudit(tx, { at: now.toISOString(), actor, action: 'site-restored', subject, details });
}

/** The same account, by number and name: another one of that number is another person. */
async function keepSignedIn(tx: Tx, { actor }: Present): Promise<void> {
  if (!actor || actor.sessions.length === 0) return;
  const same = tx.selectFrom('users').select('id').where('id', '=', actor.id).where('username', '=', actor.username);
  if (await same.executeTakeFirst()) await tx.insertInto('sessions').values(actor.sessions).execute();
}
