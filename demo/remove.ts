import type { Kysely, Transaction } from 'kysely';
import { childrenOf } from '#content/index.ts';
import { announceChange } from '#store/changes.ts';
import type { Schema } from '#store/database/schema.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { trashEntry } from '#store/entries/trash.ts';
import { deleteUnusedFile, replaceUses } from '#store/files/files.ts';
import { removeDoomed } from '#store/files/sweep.ts';
import type { DemoParts } from './load.ts';
import { demoRecords } from './records.ts';
import { forgetTraces, readTraces, type Traces } from './traces.ts';

type Tx = Transaction<Schema>;

const FIRST_VERSION = 1;

/**
 * Leaves an empty site with its settings. What nobody touched goes for good; what somebody edited or added to goes to
 * the trash, where it can be restored. Answers undefined if there is no demo. Can be killed and run again.
 */
export async function removeDemo({ database, storage }: DemoParts): Promise<{ removed: number; trashed: number } | undefined> {
  const { kysely } = database;
  const traces = await readTraces(kysely);
  if (!traces) return undefined;
  const now = new Date();
  const changed = demoRecords().map(({ collection }) => collection.name);
  const removed = await kysely.transaction().execute(async (tx) => {
    await removeCommunity(tx, traces);
    const count = await removeUntouched(tx);
    await announceChange(tx, database.engine, changed);
    return count;
  });
  let trashed = 0;
  for (const { collection, id } of topLevelRecords()) {
    if (!(await findEntry(kysely, collection.name, id))) continue;
    await trashEntry({ database, actor: null, now }, collection, id);
    trashed += 1;
  }
  await kysely.transaction().execute(async (tx) => {
    // Films before their posters, which they hold on to; what the settings use stays.
    for (const file of traces.files.toReversed()) await deleteUnusedFile(tx, file, now);
    await forgetTraces(tx);
  });
  await removeDoomed(kysely, storage);
  return { removed, trashed };
}

function topLevelRecords() {
  return demoRecords().flatMap(({ collection, records }) => (collection.parent ? [] : records.map(({ id }) => ({ collection, id }))));
}

async function removeUntouched(tx: Tx): Promise<number> {
  let removed = 0;
  for (const { collection, records } of demoRecords().toReversed()) {
    for (const { id } of records) {
      const row = await tx
        .selectFrom('entries')
        .select('version')
        .where('collection', '=', collection.name)
        .where('id', '=', id)
        .executeTakeFirst();
      if (row?.version !== FIRST_VERSION || (await hasChildren(tx, collection.name, id))) continue;
      await replaceUses(tx, collection.name, id, []);
      for (const table of ['revisions', 'entries'] as const)
        await tx.deleteFrom(table).where('collection', '=', collection.name).where('id', '=', id).execute();
      removed += 1;
    }
  }
  return removed;
}

async function hasChildren(db: Kysely<Schema>, collection: string, id: number): Promise<boolean> {
  const names = childrenOf(collection).map((child) => child.name);
  if (names.length === 0) return false;
  const child = await db
    .selectFrom('entries')
    .select('id')
    .where('collection', 'in', names)
    .where('parent', '=', id)
    .limit(1)
    .executeTakeFirst();
  return child !== undefined;
}

/** A post that visitors have answered goes with its answers: they speak of nothing else. */
async function removeCommunity(tx: Tx, { comments, posts, postComments }: Traces): Promise<void> {
  if (posts.length > 0) await tx.deleteFrom('post_comments').where('post_id', 'in', posts).execute();
  for (const [table, ids] of [
    ['comments', comments],
    ['posts', posts],
    ['post_comments', postComments],
  ] as const) {
    if (ids.length > 0) await tx.deleteFrom(table).where('id', 'in', ids).execute();
  }
}
