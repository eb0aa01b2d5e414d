import { EventEmitter } from 'node:events';
import pg from 'pg';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database, Engine } from './database/open.ts';
import type { Schema } from './database/schema.ts';
import { writeFact } from './facts.ts';
import { forgetSecrets } from './secrets.ts';
import type { Change, Subject } from './subjects.ts';

const CHANNEL = 'lamha_content';
/** LISTEN takes no parameters, so the name of the channel stands in it. */
const LISTEN = 'listen lamha_content';
const REVISION = 'content_revision';
const CHANGE = 'content_change_';
const REMEMBERED = 64;
const HEAL_EVERY_MS = { sqlite: 1000, postgres: 5000 } as const;
const RECONNECT_MS = 1000;

/** Inside the transaction of a change: the revision moves and every process hears of it, if and when it commits. */
export async function announceChange(tx: Transaction<Schema>, engine: Engine, subjects: readonly Subject[]): Promise<void> {
  const { value: revision } = await tx
    .insertInto('facts')
    .values({ name: REVISION, value: '1' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql<string>`cast(cast(facts.value as integer) + 1 as text)` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  const value = `${revision} ${subjects.join(' ')}`;
  await tx
    .insertInto('facts')
    .values({ name: positionOf(Number(revision)), value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  if (engine === 'postgres') await sql`select pg_notify(${CHANNEL}, '')`.execute(tx);
}

/** Everything may have changed, as after a restore: every process empties its caches. */
export async function announceEverything(tx: Transaction<Schema>, engine: Engine, lastRevision: number): Promise<void> {
  await tx.deleteFrom('facts').where('name', 'like', `${CHANGE}%`).execute();
  await writeFact(tx, REVISION, String(lastRevision + 1));
  if (engine === 'postgres') await sql`select pg_notify(${CHANNEL}, '')`.execute(tx);
}

/** The last changes are remembered in as many places, in turn. */
function positionOf(revision: number): string {
  return `${CHANGE}${revision % REMEMBERED}`;
}

/** What changed after one revision up to another; everything, where some of it is no longer remembered. */
export async function readChange(db: Kysely<Schema>, after: number, upTo: number): Promise<Change> {
  const count = upTo - after;
  if (count < 1 || count > REMEMBERED) return 'everything';
  const revisions = Array.from({ length: count }, (_, index) => after + 1 + index);
  const rows = await db.selectFrom('facts').select('value').where('name', 'in', revisions.map(positionOf)).execute();
  const remembered = new Map(
    rows.map(({ value }) => {
      const [revision, ...subjects] = value.split(' ');
      return [Number(revision), subjects.filter(Boolean)];
    }),
  );
  const changes = revisions.map((revision) => remembered.get(revision));
  return changes.every((subjects) => subjects !== undefined) ? [...new Set(changes.flat())] : 'everything';
}

export async function readRevision(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom('facts').select('value').where('name', '=', REVISION).executeTakeFirst();
  return Number(row?.value ?? 0);
}

export type Changes = {
  /** Calls back whenever content may have changed, in this process or another one. */
  onChange: (listener: (change: Change) => void) => void;
  /** The revision of what is kept and read from now on: whatever was announced before is known here. */
  revision: () => Promise<number>;
  /** Looks at once instead of at the next round; the process that wrote does not wait for its own notice. */
  check: () => Promise<void>;
  close: () => Promise<void>;
};

/** Notices come by NOTIFY where there is one; comparing revisions heals those that were missed. */
export async function watchChanges(database: Database, onError: (error: unknown) => void): Promise<Changes> {
  const events = new EventEmitter<{ change: [Change] }>().setMaxListeners(0); // one for each part that keeps something, and no more with time
  let seen = await readRevision(database.kysely);
  let isClosed = false;

  async function check(): Promise<void> {
    const now = await readRevision(database.kysely);
    if (now === seen) return;
    const change = await readChange(database.kysely, seen, now);
    seen = now;
    if (change === 'everything') forgetSecrets(database.kysely);
    events.emit('change', change);
  }
  const quietly = () => void check().catch((error: unknown) => isClosed || onError(error));
  const timer = setInterval(quietly, HEAL_EVERY_MS[database.engine]);
  timer.unref();

  const listener = database.engine === 'postgres' ? listen(database.url, quietly, onError) : undefined;
  return {
    onChange: (callback) => void events.on('change', callback),
    check,
    revision: async () => {
      await check();
      return seen;
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await listener?.close();
    },
  };
}

function listen(url: string, onNotice: () => void, onError: (error: unknown) => void): { close: () => Promise<void> } {
  let client: pg.Client | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'lamha-listen' });
    client = next;
    let isLost = false;
    const lost = () => {
      if (isLost || isClosed) return;
      isLost = true;
      setTimeout(() => void connect().catch(onError), RECONNECT_MS).unref();
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', onNotice);
    try {
      await next.connect();
      await next.query(LISTEN);
      onNotice(); // changes that were announced while nobody listened
    } catch (error) {
      lost();
      throw error;
    }
  }
  void connect().catch(onError);
  return {
    close: async () => {
      isClosed = true;
      await client?.end().catch(onError);
    },
  };
}
