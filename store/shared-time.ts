import { readDatabaseTime } from '#store/schedule/database-time.ts';
import type { Database } from '#store/database/open.ts';

/** The time all servers share: the database's, or with SQLite, which has none, the one server's own. */
export async function sharedTime(database: Database, clock: () => Date): Promise<Date> {
  return (await readDatabaseTime(database)) ?? clock();
}
