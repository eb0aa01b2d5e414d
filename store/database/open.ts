import { dirname } from 'node:path';
import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { makeFolder } from '#store/make-folder.ts';
import { limitedPool } from './limited-pool.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

export type Database = {
  readonly engine: Engine;
  readonly url: string;
  readonly kysely: Kysely<Schema>;
  close: () => Promise<void>;
};

/** Called when the connection is lost, and with the time of every statement. */
export type Watchers = {
  onLost?: (error: Error) => void;
  /** Told of every statement. */
  onQuery?: ((ms: number, hasFailed: boolean) => void) | undefined;
};

export const POOL_SIZE = 10;
/** A stuck statement becomes an error. The server's own limit comes first and leaves the connection; ours is for a server that hangs. */
const LIMITS = { answerMs: 10_000, statementMs: 9000, lockMs: 5000 };
/** An index on a large table takes its time; nobody waits for it but the start. */
const UPGRADE_LIMITS: typeof LIMITS = { answerMs: 3_600_000, statementMs: 3_500_000, lockMs: 30_000 };
const INT8 = 20;
const NUMERIC = 1700;

pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);

/** The only place that knows which engine it is: `postgres://...` or the path of a SQLite file. */
export function openDatabase(url: string, { onLost = () => {}, onQuery, poolSize }: Watchers & { poolSize?: number } = {}): Database {
  return isPostgres(url)
    ? openPostgres(url, { onLost, onQuery, ...(poolSize !== undefined && { poolSize }) }, LIMITS)
    : openSqliteFile(url, onQuery);
}

/** The same database with the patience of an upgrade, for as long as it takes; for a lock that others hold perhaps with less. */
export async function withPatience<Result>(
  database: Database,
  use: (patient: Database) => Promise<Result>,
  { lockMs = UPGRADE_LIMITS.lockMs } = {},
): Promise<Result> {
  if (database.engine === 'sqlite') return use(database);
  const patient = openPostgres(database.url, { onLost: () => {} }, { ...UPGRADE_LIMITS, lockMs });
  return use(patient).finally(() => patient.close());
}

export function isPostgres(url: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(url);
}

function openPostgres(
  url: string,
  { onLost, onQuery, poolSize = POOL_SIZE }: Watchers & Required<Pick<Watchers, 'onLost'>> & { poolSize?: number },
  { answerMs, statementMs, lockMs }: typeof LIMITS,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    options: `-c lock_timeout=${lockMs} -c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=20000`,
    query_timeout: answerMs,
    application_name: 'lamha',
  });
  // A lost server raises 'error' on the pool and on each client; unheard, either would end the process.
  const lost = (error: Error) => {
    // The pool hangs its whole client on the error, with the key of the connection: kilobytes of nothing for a log.
    Reflect.deleteProperty(error, 'client');
    onLost(error);
  };
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: limitedPool(pool) }), ...logging(onQuery) });
  return { engine: 'postgres', url, kysely, close: () => kysely.destroy() };
}

function openSqliteFile(path: string, onQuery: Watchers['onQuery']): Database {
  makeFolder(dirname(path));
  const kysely = new Kysely<Schema>({ dialect: new NodeSqliteDialect(path), ...logging(onQuery) });
  return { engine: 'sqlite', url: path, kysely, close: () => kysely.destroy() };
}

function logging(onQuery: Watchers['onQuery']): { log?: (event: LogEvent) => void } {
  return onQuery ? { log: ({ level, queryDurationMillis }) => onQuery(queryDurationMillis, level === 'error') } : {};
}

/** Row locks, where the engine has them; SQLite has one writer at a time and needs none. */
export function forUpdate(engine: Engine) {
  return engine === 'postgres' ? sql`for update` : sql``;
}

export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, '23505') || (error instanceof Error && /UNIQUE constraint failed/.test(error.message));
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
