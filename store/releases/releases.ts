import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';

type Db = Kysely<Schema>;
type Tx = Transaction<Schema>;
export type Release = Selectable<Schema['releases']>;
export type ReleaseItem = Selectable<Schema['release_items']>;
type ItemKey = Pick<ReleaseItem, 'collection' | 'id' | 'about'>;

export async function createRelease(tx: Db, release: Insertable<Schema['releases']>): Promise<number> {
  const { id } = await tx.insertInto('releases').values(release).returning('id').executeTakeFirstOrThrow();
  return id;
}

export function findRelease(db: Db, id: number): Promise<Release | undefined> {
  return db.selectFrom('releases').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Open ones first, then the latest. */
export function listReleases(db: Db): Promise<Release[]> {
  return db
    .selectFrom('releases')
    .selectAll()
    .orderBy((e) => e.case().when('published_at', 'is', null).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

/** Whoever publishes, takes back or plans it waits here for whoever does so already. */
export function lockRelease(tx: Tx, { engine }: Pick<Database, 'engine'>, id: number): Promise<Release | undefined> {
  return tx
    .selectFrom('releases')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function changeRelease(tx: Db, id: number, change: Updateable<Schema['releases']>): Promise<void> {
  await tx.updateTable('releases').set(change).where('id', '=', id).execute();
}

export async function deleteRelease(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('release_items').where('release_id', '=', id).execute();
  await tx.deleteFrom('releases').where('id', '=', id).execute();
}

export function releaseItems(db: Db, release: number): Promise<ReleaseItem[]> {
  return db
    .selectFrom('release_items')
    .selectAll()
    .where('release_id', '=', release)
    .orderBy('added_at')
    .orderBy('collection')
    .orderBy('id')
    .execute();
}

/** Where a record, or the order below a parent, stands in an open release. */
export function openItem(db: Db, { collection, id, about }: ItemKey): Promise<(ReleaseItem & { name: string }) | undefined> {
  return db
    .selectFrom('release_items')
    .innerJoin('releases', 'releases.id', 'release_items.release_id')
    .selectAll('release_items')
    .select('releases.name')
    .where('release_items.collection', '=', collection)
    .where('release_items.id', '=', id)
    .where('release_items.about', '=', about)
    .where('release_items.slot', '=', 0)
    .executeTakeFirst();
}

/** What open releases publish of some records at a time that is set. */
export function plannedItems(db: Db, collection: string, ids: readonly number[]): Promise<Pick<ReleaseItem, 'id' | 'language'>[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('release_items')
    .innerJoin('releases', 'releases.id', 'release_items.release_id')
    .select(['release_items.id', 'release_items.language'])
    .where('release_items.collection', '=', collection)
    .where('release_items.id', 'in', [...ids])
    .where('release_items.about', '=', 'record')
    .where('release_items.action', '=', 'publish')
    .where('release_items.slot', '=', 0)
    .where('releases.run_at', 'is not', null)
    .where('releases.failed_at', 'is', null)
    .execute();
}

/** What was said of it before is replaced; false where it stands in another open release. */
export async function putItem(tx: Tx, item: ReleaseItem): Promise<boolean> {
  const other = await openItem(tx, item);
  if (other && other.release_id !== item.release_id) return false;
  const { release_id: _release, collection: _collection, id: _id, about: _about, ...rest } = item;
  await tx
    .insertInto('release_items')
    .values(item)
    .onConflict((conflict) => conflict.columns(['release_id', 'collection', 'id', 'about']).doUpdateSet(rest))
    .execute();
  return true;
}

export async function changeItem(tx: Tx, item: ReleaseItem, change: Updateable<Schema['release_items']>): Promise<void> {
  await tx
    .updateTable('release_items')
    .set(change)
    .where('release_id', '=', item.release_id)
    .where('collection', '=', item.collection)
    .where('id', '=', item.id)
    .where('about', '=', item.about)
    .execute();
}

export async function removeItem(tx: Db, release: number, key: ItemKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('release_items')
    .where('release_id', '=', release)
    .where('collection', '=', key.collection)
    .where('id', '=', key.id)
    .where('about', '=', key.about)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The ids of an order as they will stand. */
export function idsIn({ ids }: Pick<ReleaseItem, 'ids'>): number[] {
  const stored: unknown = JSON.parse(ids);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
}

/** Those that have a time, also one that has passed without them. */
export function plannedReleases(db: Db): Promise<Release[]> {
  return db.selectFrom('releases').selectAll().where('published_at', 'is', null).where('run_at', 'is not', null).execute();
}

export function dueReleases(db: Db, now: Date): Promise<Release[]> {
  return db
    .selectFrom('releases')
    .selectAll()
    .where('published_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('run_at', '<=', now.toISOString())
    .orderBy('run_at')
    .orderBy('id')
    .execute();
}
