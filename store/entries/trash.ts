import type { Model } from '#content/define.ts';
import { childrenOf } from '#content/index.ts';
import { announceChange } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import { replaceUses } from '#store/files/files.ts';
import { entryFrom, type Entry } from './entry.ts';
import { keepRevision, lockLive, countSiblings, takeId, WriteRefused, type Writer } from './write-entries.ts';

/** To the trash, with everything below it; answers how many records went along. */
export function trashEntry(writer: Writer, model: Model, id: number): Promise<{ entry: Entry; children: number }> {
  return writer.database.kysely.transaction().execute(async (tx) => {
    const entry = await lockLive(tx, writer.database, model.name, id, 'update');
    if (!entry) throw new WriteRefused('missing');
    const at = writer.now.toISOString();
    const root = `${model.name}/${id}`;
    const changed = new Set([model.name]);
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
          changed.add(child.name);
          for (const row of rows) await keepRevision(tx, writer, entryFrom(row), 'delete');
          below.push({ collection: child.name, ids: rows.map((row) => row.id) });
        }
      }
      parents = below;
    }
    await announceChange(tx, writer.database.engine, [...changed]);
    return { entry, children };
  });
}

/** Out of the trash, with everything that went along. */
export function restoreEntry(
  writer: Writer,
  model: Model,
  id: number,
  parentCollection: string | undefined,
  maxPerParent: number | undefined,
): Promise<{ entry: Entry; children: number }> {
  return writer.database.kysely.transaction().execute(async (tx) => {
    await takeId(tx, model.name, undefined, 0); // queue with creations, so that the limit cannot be passed
    const trashed = await tx
      .selectFrom('entries')
      .selectAll()
      .where('collection', '=', model.name)
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .where('deleted_with', 'is', null)
      .executeTakeFirst();
    if (!trashed) throw new WriteRefused('missing');
    if (parentCollection && !(await lockLive(tx, writer.database, parentCollection, trashed.parent, 'share')))
      throw new WriteRefused('missing-parent');
    if (maxPerParent !== undefined && (await countSiblings(tx, model.name, trashed.parent)) >= maxPerParent) throw new WriteRefused('full');
    const alive = { deleted_at: null, deleted_with: null };
    await tx.updateTable('entries').set(alive).where('collection', '=', model.name).where('id', '=', id).execute();
    const children = await tx
      .updateTable('entries')
      .set(alive)
      .where('deleted_with', '=', `${model.name}/${id}`)
      .returning('collection')
      .execute();
    const entry = entryFrom({ ...trashed, ...alive });
    await keepRevision(tx, writer, entry, 'restore');
    await announceChange(tx, writer.database.engine, [...new Set([model.name, ...children.map((child) => child.collection)])]);
    return { entry, children: children.length };
  });
}

/** Removes trashed records for good; their files lose a use and may be swept later. */
export function purgeTrash(database: Database, which: { collection: string; id: number } | { before: Date }): Promise<number> {
  return database.kysely.transaction().execute(async (tx) => {
    let roots = tx.selectFrom('entries').select(['collection', 'id']).where('deleted_at', 'is not', null).where('deleted_with', 'is', null);
    roots =
      'before' in which
        ? roots.where('deleted_at', '<', which.before.toISOString())
        : roots.where('collection', '=', which.collection).where('id', '=', which.id);
    let purged = 0;
    for (const root of await roots.execute()) {
      const children = await tx
        .selectFrom('entries')
        .select(['collection', 'id'])
        .where('deleted_with', '=', `${root.collection}/${root.id}`)
        .execute();
      for (const { collection, id } of [root, ...children]) {
        await replaceUses(tx, collection, id, []);
        await tx.deleteFrom('revisions').where('collection', '=', collection).where('id', '=', id).execute();
        await tx.deleteFrom('entries').where('collection', '=', collection).where('id', '=', id).execute();
        purged += 1;
      }
    }
    return purged;
  });
}
