import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { findFile, type NewFile } from './files.ts';
import type { StoredFile } from './stored-file.ts';

/** Without a name the bytes alone decide. */
type Same = Pick<NewFile, 'sha256' | 'type'> & { originalName: string | undefined };

/** The name of a file with the same bytes that people know by the same name, the oldest of several. */
export async function findTwin(db: Kysely<Schema>, { sha256, type, originalName }: Same): Promise<string | undefined> {
  const found = await db
    .selectFrom('files')
    .select('name')
    .where('sha256', '=', sha256)
    .where('type', '=', type)
    .$call((query) => (originalName === undefined ? query : query.where('original_name', '=', originalName)))
    .orderBy('created_at')
    .orderBy('name')
    .executeTakeFirst();
  return found?.name;
}

/** Takes the twin instead of a new file: if nothing uses it yet, its time begins anew, so that no sweeper comes first. */
export async function touchTwin(tx: Transaction<Schema>, file: Same, now: Date): Promise<StoredFile | undefined> {
  const name = await findTwin(tx, file);
  if (name === undefined) return undefined;
  await tx
    .updateTable('files')
    .set({ unused_since: now.toISOString() })
    .where('name', '=', name)
    .where('unused_since', 'is not', null)
    .execute();
  return findFile(tx, name);
}
