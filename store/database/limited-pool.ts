import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** What `pg` says when `query_timeout` is over. */
const TIMED_OUT = 'Query read timeout';

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
  async function query(text: string, values: readonly unknown[] = []): Promise<unknown> {
    if (hung) throw hung;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (error instanceof Error && error.message === TIMED_OUT) hung = Object.assign(error, { code: 'ETIMEDOUT' });
      throw error;
    }
  }
  return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(hung ?? destroy) };
}
