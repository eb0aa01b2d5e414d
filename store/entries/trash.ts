import { textBefore } from '#content/known.ts';
import type { Transaction } from 'kysely';
import type { Collection, Model } from '#content/define.ts';
import { childrenOf } from '#content/index.ts';
import { breather } from '#store/breathe.ts';
import { announceChange } from '#store/changes.ts';
import { inStep } from '#store/database/in-step.ts';
import { forUpdate, type Database, type Engine } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { removeDraftsOf } from '#store/drafts/write-drafts.ts';
import { replaceUses } from '#store/files/files.ts';
import { PRODUCTS, removeValues } from '#store/products/write-values.ts';
import { listSubject, recordSubject, type Subject } from '#store/subjects.ts';
import { entryFrom, type Entry } from './entry.ts';
import { takeId } from './take-id.ts';
import { keepRevision, lockLive, countSiblings, requireWhole, WriteRefused, type Writer } from './write-entries.ts';

type Tx = Transaction<Schema>;
/** The most records that one change names. */
const MOST_NAMED = 200;
/** So many go for good in one transaction, a few milliseconds of it. */
const PURGED_AT_ONCE = 50;
/** Ids in one statement. */
const NAMED_AT_ONCE = 200;

export type Moved = { entry: Entry; children: number };

/** All of them or none; each goes with everything below it, and can come back by itself. */
export async function trashEntries(writer: Writer, model: Model, ids: readonly number[]): Promise<Moved[]> {
  requireWhole(writer);
  return inStep(writer.database, (tx) => inOrder(ids, (id) => trashInside(tx, writer, model, id)));
}

/** Undoes what `trashEntries` did, but for what somebody has taken out of the trash or deleted for good since; refused where that is all. */
export async function restoreEntries(writer: Writer, collection: Collection, ids: readonly number[]): Promise<Moved[]> {
  requireWhole(writer);
  return inStep(writer.database, async (tx) => {
    const restored = await inOrder(ids, (id) => restoreInside(tx, writer, collection, id));
    if (restored.length === 0) throw new WriteRefused('missing');
    return restored;
  });
}

/** Each record by its name, as long as they are few enough to be remembered; otherwise their collections. */
function inFew(changed: readonly Subject[]): Subject[] {
  const subjects = [...new Set(changed)];
  return subjects.length <= MOST_NAMED ? subjects : [...new Set(subjects.map((subject) => textBefore(subject, /[#/]/)))];
}

/** One after the other and by id, so that two people who take the same records wait for each other. */
async function inOrder(ids: readonly number[], move: (id: number) => Promise<Moved | undefined>): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) moved.push(...[await move(id)].filter((one) => one !== undefined));
  return moved;
}

async function trashInside(tx: Tx, writer: Writer, model: Model, id: number): Promise<Moved> {
  const entry = await lockLive(tx, writer.database, model.name, id, 'update');
  if (!entry) throw new WriteRefused('missing');
  const at = writer.now.toISOString();
  const root = `${model.name}/${id}`;
  const changed: Subject[] = [recordSubject(model.name, id), listSubject(model.name, entry.parent)];
  await tx.updateTable('entries').set({ deleted_at: at }).where('collection', '=', model.name).where('id', '=', id).execute();
  await keepRevision(tx, writer, entry, 'delete');
  let children = 0;
  let parents = [{ collection: model.name, ids: [id] }];
  while (parents.length > 0) {
    const below: typeof parents = [];
    for (const { collection, ids } of parents) {
      for (const child of childrenOf(collection)) {
        const rows = await tx
          .updateTable('entries')
          .set({ deleted_at: at, deleted_with: root })
          .where('collection', '=', child.name)
          .where('parent', 'in', ids)
          .where('deleted_at', 'is', null)
          .returningAll()
          .execute();
        if (rows.length === 0) continue;
        children += rows.length;
        for (const row of rows) changed.push(recordSubject(child.name, row.id), listSubject(child.name, row.parent));
        for (const row of rows) await keepRevision(tx, writer, entryFrom(row), 'delete');
        below.push({ collection: child.name, ids: rows.map((row) => row.id) });
      }
    }
    parents = below;
  }
  await announceChange(tx, writer.database.engine, inFew(changed));
  return { entry, children };
}

async function restoreInside(tx: Tx, writer: Writer, { name, parent, maxPerParent }: Collection, id: number): Promise<Moved | undefined> {
  await takeId(tx, name, undefined, 0); // queue with creations, so that the limit cannot be passed
  const trashed = await tx
    .selectFrom('entries')
    .selectAll()
    .where('collection', '=', name)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where('deleted_with', 'is', null)
    .modifyEnd(forUpdate(writer.database.engine))
    .executeTakeFirst();
  if (!trashed) return undefined;
  if (parent && !(await lockLive(tx, writer.database, parent, trashed.parent, 'share'))) throw new WriteRefused('missing-parent');
  if (maxPerParent !== undefined && (await countSiblings(tx, name, trashed.parent)) >= maxPerParent) throw new WriteRefused('full');
  const alive = { deleted_at: null, deleted_with: null };
  await tx.updateTable('entries').set(alive).where('collection', '=', name).where('id', '=', id).execute();
  const children = await tx
    .updateTable('entries')
    .set(alive)
    .where('deleted_with', '=', `${name}/${id}`)
    .returning(['collection', 'id', 'parent'])
    .execute();
  const entry = entryFrom({ ...trashed, ...alive });
  await keepRevision(tx, writer, entry, 'restore');
  const changed = [{ collection: name, id, parent: trashed.parent }, ...children].flatMap((row) => [
    recordSubject(row.collection, row.id),
    listSubject(row.collection, row.parent),
  ]);
  await announceChange(tx, writer.database.engine, inFew(changed));
  return { entry, children: children.length };
}

type Item = Pick<Entry, 'collection' | 'id'>;

/** Answers how many went, not counting what was in them. Their files lose a use and may be swept. Many go in steps, with room for visitors; an interrupted step leaves them in the trash. */
export async function purgeTrash(database: Database, which: Item | { before: Date }): Promise<number> {
  const breathe = breather();
  let purged = 0;
  for (let last = PURGED_AT_ONCE; last === PURGED_AT_ONCE;) {
    const step = await inStep(database, async (tx) => {
      const roots = await purgeable(tx, database.engine, which);
      const children = await takenAlong(tx, roots);
      for (const [collection, own] of Map.groupBy([...roots, ...children], (item) => item.collection)) {
        const ids = own.map(({ id }) => id);
        for (let from = 0; from < ids.length; from += NAMED_AT_ONCE) {
          await purgeInside(tx, collection, ids.slice(from, from + NAMED_AT_ONCE));
          await breathe();
        }
      }
      return roots.length;
    });
    last = step;
    purged += step;
    await breathe();
  }
  return purged;
}

function purgeable(tx: Tx, engine: Engine, which: Item | { before: Date }): Promise<Item[]> {
  const roots = tx.selectFrom('entries').select(['collection', 'id']).where('deleted_at', 'is not', null).where('deleted_with', 'is', null);
  const wanted =
    'before' in which
      ? roots.where('deleted_at', '<', which.before.toISOString())
      : roots.where('collection', '=', which.collection).where('id', '=', which.id);
  return wanted.limit(PURGED_AT_ONCE).modifyEnd(forUpdate(engine)).execute();
}

async function takenAlong(tx: Tx, roots: readonly Item[]): Promise<Item[]> {
  if (roots.length === 0) return [];
  const keys = roots.map(({ collection, id }) => `${collection}/${id}`);
  return tx.selectFrom('entries').select(['collection', 'id']).where('deleted_with', 'in', keys).execute();
}

async function purgeInside(tx: Tx, collection: string, ids: readonly number[]): Promise<void> {
  const using = tx.selectFrom('file_uses').select('id').distinct().where('collection', '=', collection).where('id', 'in', ids);
  for (const { id } of await using.execute()) await replaceUses(tx, collection, id, []);
  await tx.deleteFrom('kept_files').where('collection', '=', collection).where('id', 'in', ids).execute();
  if (collection === PRODUCTS) await removeValues(tx, ids);
  const below = childrenOf(collection).map(({ name }) => name);
  await removeDraftsOf(tx, { collection, ids }, below);
  await tx.deleteFrom('scheduled').where('collection', '=', collection).where('id', 'in', ids).execute();
  await tx.deleteFrom('revisions').where('collection', '=', collection).where('id', 'in', ids).execute();
  await tx.deleteFrom('entries').where('collection', '=', collection).where('id', 'in', ids).execute();
}
