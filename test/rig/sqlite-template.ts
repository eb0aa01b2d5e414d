import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { quickFolder } from './quick-folder.ts';

/** A file with our schema, for others to be copied from: a copy takes a tenth of the time of migrating. */
export async function createMigratedFile(): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await quickFolder('lamha-template-');
  const path = join(folder, 'lamha.sqlite');
  const database = openDatabase(path);
  await migrate(database);
  await database.close(); // leaves all in one file
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}
