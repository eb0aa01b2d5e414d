import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

export type Database = {
  readonly engine: Engine;
  readonly url: string;
  readonly kysely: Kysely<Schema>;
  close: () => Promise<void>;
};

const POOL_SIZE = 10;
// A stuck statement must become an error, never a request that waits for ever.
const POSTGRES_LIMITS = '-c lock_timeout=5000 -c statement_timeout=15000 -c idle_in_transaction_session_timeout=20000';
const INT8 = 20;
const NUMERIC = 1700;

pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);

/** The only place that knows which engine it is: `postgres://...` or the path of a SQLite file. */
export function openDatabase(url: string, onLost: (error: Error) => void = () => {}): Database {
  return isPostgres(url) ? openPostgres(url, onLost) : openSqliteFile(url);
}

export function isPostgres(url: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(url);
}

function openPostgres(url: string, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5000,
    options: POSTGRES_LIMITS,
    application_name: 'lamha',
  });
  // A lost server raises 'error' on the pool and on each client; unheard, either would end the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', url, kysely, close: () => kysely.destroy() };
}

function openSqliteFile(path: string): Database {
  mkdirSync(dirname(path), { recursive: true });
  const kysely = new Kysely<Schema>({ dialect: new NodeSqliteDialect(path) });
  return { engine: 'sqlite', url: path, kysely, close: () => kysely.destroy() };
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
