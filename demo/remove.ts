import type { Transaction } from 'kysely';
import { OPERATOR } from '#api/kernel/written-by.ts';
import { childrenOf } from '#content/index.ts';
import { popUp } from '#content/settings/pop-up.ts';
import { storedName } from '#api/content/settings/settings.ts';
import { announceChange } from '#store/changes.ts';
import type { Schema } from '#store/database/schema.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { trashEntries } from '#store/entries/trash.ts';
import { updateEntry, type Writer } from '#store/entries/write-entries.ts';
import { deleteUnusedFile } from '#store/files/files.ts';
import { removeDoomed } from '#store/files/sweep.ts';
import type { DemoParts } from './load.ts';
import { removeDesk } from './desk.ts';
import { removeOffers } from './offers.ts';
import { removePrepared } from './prepared.ts';
import { demoRecords } from './records.ts';
import { forgetTraces, readTraces, type Traces } from './traces.ts';

type Tx = Transaction<Schema>;

const FIRST_VERSION = 1;
/** Of a record that somebody has a draft of, or of a draft that has no record yet. */
const DRAFTED = 0;

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
    await removeOffers(tx, traces.offers);
    await removeDesk(tx, traces);
    await removePrepared(tx, traces);
    const count = await removeUntouched(tx);
    await announceChange(tx, database.engine, changed);
    return count;
  });
  let trashed = 0;
  for (const { collection, id } of topLevelRecords()) {
    if (!(await findEntry(kysely, collection.name, id))) continue;
    await trashEntries({ database, ...OPERATOR, now }, collection, [id]);
    trashed += 1;
  }
  await kysely.transaction().execute(async (tx) => {
    // Films before their posters, which they hold on to; what the settings use stays.
    for (const file of traces.files.toReversed()) await deleteUnusedFile(tx, file, now);
    await forgetTraces(tx);
  });
  await removeDoomed(kysely, storage);
  await silencePopUp({ database, ...OPERATOR, now });
  return { removed, trashed };
}

/** It speaks of a product that is gone; a pop-up that somebody has edited is theirs. */
async function silencePopUp(writer: Writer): Promise<void> {
  const model = { name: storedName(popUp), label: popUp.label, fields: popUp.fields };
  const entry = await findEntry(writer.database.kysely, model.name, 1);
  if (entry?.version !== FIRST_VERSION) return;
  await updateEntry(writer, model, entry.id, FIRST_VERSION, ({ document, published }) => ({
    document: { ...document, shared: { ...document.shared, active: 0 } },
    published,
  }));
}

function topLevelRecords() {
  return demoRecords().flatMap(({ collection, records }) => (collection.parent ? [] : records.map(({ id }) => ({ collection, id }))));
}

/** Children before their parents: a record stays when something below it does. */
async function removeUntouched(tx: Tx): Promise<number> {
  const rows = await tx.selectFrom('entries').select(['collection', 'id', 'parent', 'version']).execute();
  const keyOf = (collection: string, id: number) => `${collection}/${id}`;
  const left = new Map(rows.map((row) => [keyOf(row.collection, row.id), row]));
  const drafts = await tx.selectFrom('drafts').select(['collection', 'id', 'parent']).execute();
  for (const draft of drafts) left.set(keyOf(draft.collection, draft.id), { ...draft, version: DRAFTED });
  let removed = 0;
  for (const { collection, records } of demoRecords().toReversed()) {
    const { name } = collection;
    const below = new Set(childrenOf(name).map((child) => child.name));
    const parents = new Set([...left.values()].filter((row) => below.has(row.collection)).map((row) => row.parent));
    const ids = records.map(({ id }) => id).filter((id) => left.get(keyOf(name, id))?.version === FIRST_VERSION && !parents.has(id));
    if (ids.length === 0) continue;
    for (const table of ['file_uses', 'revisions', 'entries'] as const)
      await tx.deleteFrom(table).where('collection', '=', name).where('id', 'in', ids).execute();
    for (const id of ids) left.delete(keyOf(name, id));
    removed += ids.length;
  }
  return removed;
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
