import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { parseName } from './file-names.ts';
import type { FileStorage } from './storage.ts';

type Db = Kysely<Schema>;

export type Lost = { lost: string[]; expected: number };

/** Files that rows name and the store does not have. Smaller sizes of pictures are not looked for: they can be made again. */
export async function findLost(db: Db, storage: FileStorage): Promise<Lost> {
  const expected = await expectedNames(db);
  if (expected.size === 0) return { lost: [], expected: 0 };
  const missing = new Set(expected);
  for await (const { name } of storage.names()) if (!parseName(name)?.variant) missing.delete(name);
  if (missing.size === 0) return { lost: [], expected: expected.size };
  // What was deleted while we looked is not lost.
  const still = await expectedNames(db);
  return { lost: [...missing].filter((name) => still.has(name)), expected: still.size };
}

/** The bytes of an inquiry's file whose lead is gone are about to follow. */
async function expectedNames(db: Db): Promise<Set<string>> {
  const [files, leadFiles] = await Promise.all([
    db.selectFrom('files').select('name').execute(),
    db.selectFrom('lead_files').select('name').where('lead_id', 'is not', null).execute(),
  ]);
  return new Set([...files, ...leadFiles].map(({ name }) => name));
}
