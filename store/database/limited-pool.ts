import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isOneOf } from '#content/known.ts';

/** What `pg` says when `query_timeout` is over. */
const TIMED_OUT = 'Query read timeout';
/** What Kysely tells apart by its name; all else only answers rows. */
const TOLD_APART: readonly PostgresQueryResult<unknown>['command'][] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COMMIT', 'ROLLBACK'];

/** A frozen server keeps no limit of its own, so it is ours; and whoever got the connection next would wait behind what hangs. */
export function limitedPool(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const limited = known.get(client) ?? limit(client);
      known.set(client, limited);
      return limited;
    },
  };
}

function limit(client: pg.PoolClient): PostgresPoolClient {
  let hung: Error | undefined;
  async function ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (hung) throw hung;
    try {
      const { command, rowCount, rows } = await client.query(text, [...values]);
      return { command: isOneOf(TOLD_APART, command) ? command : 'SELECT', rowCount: rowCount ?? 0, rows };
    } catch (error) {
      if (error instanceof Error && error.message === TIMED_OUT) hung = Object.assign(error, { code: 'ETIMEDOUT' });
      throw error;
    }
  }
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new TypeError('Nothing here reads through a cursor.');
    return ask<R>(text, values);
  }
  return { query, release: (destroy) => client.release(hung ?? destroy) };
}
