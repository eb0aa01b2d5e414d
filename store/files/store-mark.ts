import type { Kysely } from 'kysely';
import { siteOf } from '#store/data-folder.ts';
import type { Schema } from '#store/database/schema.ts';
import { readFact, writeFact } from '#store/facts.ts';
import type { FileStorage } from './storage.ts';

const FACT = 'file_store';

type Db = Kysely<Schema>;

/** A store that has everything bears the name of the site from now on, and the database knows where it is. */
export async function markStore(db: Db, storage: FileStorage): Promise<void> {
  const site = await siteOf(db);
  if (site !== undefined && (await storage.readMark()) !== site) await storage.writeMark(site);
  if ((await readStoreLocation(db)) !== storage.location) await writeFact(db, FACT, storage.location);
}

/** Where a server of this site last had its files, for commands that were told another place. */
export function readStoreLocation(db: Db): Promise<string | undefined> {
  return readFact(db, FACT);
}
