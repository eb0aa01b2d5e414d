import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type SqliteDatabase,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';

const BUSY_TIMEOUT_MS = 5000;
const CACHED_STATEMENTS = 200;

/** WAL lets a backup read while the server writes; FULL means that an acknowledged commit survives a power cut. */
const PRAGMAS = [
  { set: 'pragma journal_mode = wal', read: 'pragma journal_mode', value: 'wal' },
  { set: 'pragma synchronous = full', read: 'pragma synchronous', value: 2 },
  { set: 'pragma foreign_keys = on', read: 'pragma foreign_keys', value: 1 },
] as const;

export function openSqlite(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, defensive: true });
  for (const { set, read, value } of PRAGMAS) {
    database.exec(set);
    const now = Object.values(database.prepare(read).get() ?? {})[0];
    if (now !== value) throw new Error(`SQLite refused "${set}" (it is ${String(now)})`);
  }
  // Deleted rows are overwritten: what somebody had erased must not be readable in the file.
  database.exec('pragma cache_size = -16000; pragma trusted_schema = off; pragma secure_delete = on');
  return database;
}

class Adapter extends SqliteAdapter {
  // SQLite can roll back schema changes; Kysely does not say so. True runs all migrations in one BEGIN IMMEDIATE,
  // which is also the lock between processes, and it dies with the process.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  // Kysely's own mutex wakes every waiter at each release; the driver below queues in order instead.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Statements of node:sqlite as Kysely knows them from another library; those used last stay prepared. */
class Statements implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, SqliteStatement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#prepared.get(sql);
    if (known) {
      this.#prepared.delete(sql); // moves it to the young end
      this.#prepared.set(sql, known);
      return known;
    }
    const statement = this.#database.prepare(sql);
    const prepared: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...bindable(parameters)).map((row) => ({ ...row })),
      run: (parameters) => statement.run(...bindable(parameters)),
      // A statement of its own: the kept one may be asked again in between.
      iterate: (parameters) =>
        this.#database
          .prepare(sql)
          .iterate(...bindable(parameters))
          .map((row) => ({ ...row })),
    };
    const [oldest] = this.#prepared.keys();
    if (oldest !== undefined && this.#prepared.size >= CACHED_STATEMENTS) this.#prepared.delete(oldest);
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  close() {
    if (this.#database.isOpen) this.#database.close();
  }
}

/** node:sqlite takes an object in first place for named parameters: a Date there would silently shift the others. */
function bindable(parameters: readonly unknown[]): readonly SQLInputValue[] {
  if (!parameters.every(isBindable)) throw new TypeError('bind text, numbers, null or bytes');
  return parameters;
}

function isBindable(value: unknown): value is SQLInputValue {
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'bigint' || value === null || ArrayBuffer.isView(value);
}

class NodeSqliteDriver implements Driver {
  readonly #path: string;
  readonly #waiting: (() => void)[] = [];
  #database: DatabaseSync | undefined;
  #connection: DatabaseConnection | undefined;
  #busy = false;

  constructor(path: string) {
    this.#path = path;
  }

  async init() {
    this.#database = openSqlite(this.#path);
    const driver = new SqliteDriver({ database: new Statements(this.#database) });
    await driver.init();
    this.#connection = await driver.acquireConnection();
  }

  async acquireConnection() {
    if (this.#busy) await new Promise<void>((resume) => this.#waiting.push(resume));
    this.#busy = true;
    return opened(this.#connection);
  }

  async releaseConnection() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }

  // IMMEDIATE: a deferred transaction that writes later fails at once, whatever the timeout.
  async beginTransaction(_connection: DatabaseConnection, settings: TransactionSettings) {
    opened(this.#database).exec(settings.accessMode === 'read only' ? 'begin' : 'begin immediate');
  }

  async commitTransaction() {
    opened(this.#database).exec('commit');
  }

  async rollbackTransaction() {
    const database = opened(this.#database);
    if (database.isTransaction) database.exec('rollback');
  }

  async destroy() {
    if (this.#database?.isOpen) this.#database.close();
  }
}

export class NodeSqliteDialect implements Dialect {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }
  createAdapter() {
    return new Adapter();
  }
  createDriver() {
    return new NodeSqliteDriver(this.#path);
  }
  createIntrospector(database: Kysely<unknown>) {
    return new SqliteIntrospector(database);
  }
  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }
}

/** Kysely calls `init` before anything else. */
function opened<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The database is used before it was opened.');
  return part;
}
