import type { Collection } from '#content/define.ts';
import type { Language } from '#content/document.ts';
import { collectionNamed } from '#content/index.ts';
import { listUsers, nameOf } from '#store/accounts/users.ts';
import type { Database } from '#store/database/open.ts';
import type { Entry } from '#store/entries/entry.ts';
import type { Page } from '#store/entries/read-entries.ts';
import { deletersOf, findAnywhere } from '#store/entries/read-trash.ts';
import { purgeTrash, restoreEntries, type Moved } from '#store/entries/trash.ts';
import { WriteRefused, type Writer } from '#store/entries/write-entries.ts';
import { AppError, notFound } from '#api/errors.ts';
import type { By } from '#api/kernel/written-by.ts';
import { findInTrash, titleOf, TRASH_ORDERS, type TrashFilter } from './find-in-trash.ts';
import { refusal } from './save-entry.ts';

export type TrashedRecord = {
  collection: string;
  id: number;
  title: string;
  place: string;
  children: number;
  deletedAt: string;
  /** Empty for what the system deleted, and for accounts that are gone. */
  deletedBy: string;
  /** What it belongs to. While that is in the trash too, it has to come back first. */
  parent: { title: string; place: string; isTrashed: boolean } | undefined;
};

type Item = { collection: string; id: number };

type Parts = {
  database: Database;
  clock: () => Date;
  writer: (by: By) => Writer;
  /** Every write ends there: the store's refusals become answers, and caches hear of the change. */
  changing: <Result>(write: () => Promise<Result>, collection?: Collection) => Promise<Result>;
  note: (by: By, action: string, subject: string) => Promise<void>;
};

export function openTrash({ database, clock, writer, changing, note }: Parts) {
  const { kysely } = database;

  async function parentOf({ parent }: Collection, entry: Entry, language: Language): Promise<TrashedRecord['parent']> {
    const collection = parent === undefined ? undefined : collectionNamed(parent);
    const found = collection && (await findAnywhere(kysely, collection.name, entry.parent));
    if (!found) return undefined;
    return { title: titleOf(collection, found, language), place: collection.label[language], isTrashed: found.deletedAt !== null };
  }

  /** Why something cannot come back is said by the name of what has to come first. */
  async function explain(error: unknown, collection: Collection, ids: readonly number[], language: Language): Promise<unknown> {
    if (!(error instanceof WriteRefused && error.why === 'missing-parent')) return error;
    for (const id of ids) {
      const entry = await findAnywhere(kysely, collection.name, id);
      const parent = entry && (await parentOf(collection, entry, language));
      if (parent?.isTrashed)
        return new AppError('conflict', { reason: 'parent-in-trash', values: { title: parent.title, place: parent.place } });
    }
    return error;
  }

  async function purge(item: Item): Promise<void> {
    if ((await purgeTrash(database, item)) === 0) throw notFound();
  }

  return {
    trashOrders: TRASH_ORDERS,
    /** Newest first, unless asked for otherwise. */
    async trashed(filter: TrashFilter, page: Page, language: Language): Promise<{ records: TrashedRecord[]; total: number }> {
      const { entries, total } = await findInTrash(kysely, filter, page, language);
      const [deleters, users] = await Promise.all([deletersOf(kysely, entries), listUsers(kysely)]);
      const names = new Map(users.map((user) => [user.id, nameOf(user)]));
      const records: TrashedRecord[] = [];
      for (const entry of entries) {
        const collection = collectionNamed(entry.collection);
        if (!collection) continue;
        records.push({
          collection: entry.collection,
          id: entry.id,
          title: titleOf(collection, entry, language),
          place: collection.label[language],
          children: entry.children,
          deletedAt: entry.deletedAt ?? '',
          deletedBy: names.get(deleters.get(`${entry.collection}/${entry.id}`) ?? 0) ?? '',
          parent: await parentOf(collection, entry, language),
        });
      }
      return { records, total };
    },
    restoreAll(collection: Collection, ids: readonly number[], by: By, language: Language): Promise<Moved[]> {
      return changing(async () => {
        try {
          return await restoreEntries(writer(by), collection, ids);
        } catch (error) {
          throw await explain(error, collection, ids, language);
        }
      }, collection);
    },
    async purge(collection: Collection, id: number, by: By): Promise<void> {
      requireAll(by);
      await changing(() => purge({ collection: collection.name, id }));
      await note(by, 'purged', `${collection.name}/${id}`);
    },
    /** Several at once; what somebody else has taken out meanwhile is left alone. */
    async purgeAll(items: readonly Item[], by: By): Promise<number> {
      requireAll(by);
      let count = 0;
      await changing(async () => {
        for (const item of items) {
          if ((await purgeTrash(database, { collection: item.collection, id: item.id })) === 0) continue;
          count += 1;
          await note(by, 'purged', `${item.collection}/${item.id}`);
        }
      });
      return count;
    },
    async emptyTrash(by: By): Promise<number> {
      requireAll(by);
      const count = await changing(() => purgeTrash(database, { before: new Date(clock().getTime() + 1) }));
      await note(by, 'trash-emptied', `trash/${count}`);
      return count;
    },
  };
}

/** Deleting for good deletes both languages. */
function requireAll({ languages }: By): void {
  if (languages !== 'all') throw refusal(new WriteRefused('not-yours'));
}
