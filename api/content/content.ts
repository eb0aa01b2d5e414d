import type { Collection } from '#content/define.ts';
import type { Language } from '#content/document.ts';
import { collectionNamed } from '#content/index.ts';
import { countEntries, findEntry, findRevisions, listEntries, listTrash, type Page } from '#store/entries/read-entries.ts';
import { purgeTrash, restoreEntry, trashEntry } from '#store/entries/trash.ts';
import { reorderEntries, updateEntry, type Writer } from '#store/entries/write-entries.ts';
import type { Entry, Revision } from '#store/entries/entry.ts';
import { findFiles } from '#store/files/files.ts';
import { filesOf } from '#content/document.ts';
import { invalid, notFound } from '#api/errors.ts';
import { isVisible, present, type Item } from './present.ts';
import { refusal, saveExisting, saveNew, type SaveParts, type SaveRequest } from './save-entry.ts';

/** Visitors see what is published in their language; staff see everything that is not in the trash. */
export type Reader = { language: Language; sees: 'published' | 'everything' };

const WHOLE: Page = { limit: 200, offset: 0 };

export type Content = ReturnType<typeof openContent>;

type Parts = SaveParts & { afterChange: () => Promise<void> };

/** What may be done with the records of any collection. */
export function openContent(parts: Parts) {
  const { database, clock, afterChange } = parts;
  const { kysely } = database;
  const writer = (actor: number | null): Writer => ({ database, actor, now: clock() });

  /** Every write ends here: the store's refusals become answers, and caches hear of the change before the answer leaves. */
  async function changing<Result>(write: () => Promise<Result>, collection?: Collection): Promise<Result> {
    try {
      const result = await write();
      await afterChange();
      return result;
    } catch (error) {
      throw refusal(error, collection);
    }
  }

  async function entriesOf(collection: Collection, reader: Reader, parent: number, page: Page): Promise<Entry[]> {
    const { name, shownWhile } = collection;
    if (reader.sees === 'everything') return listEntries(kysely, name, parent, page);
    if (collection.parent && !(await parentIsVisible(collection.parent, parent, reader))) return [];
    if (shownWhile === undefined) return listEntries(kysely, name, parent, page, reader.language);
    // The switch is inside the document, so the database cannot count it: read on until the page is full.
    const wanted = page.offset + page.limit;
    const visible: Entry[] = [];
    for (let offset = 0; visible.length < wanted; offset += wanted) {
      const published = await listEntries(kysely, name, parent, { limit: wanted, offset }, reader.language);
      visible.push(...published.filter((entry) => isVisible(collection, entry, reader.language)));
      if (published.length < wanted) break;
    }
    return visible.slice(page.offset, wanted);
  }

  async function parentIsVisible(name: string, id: number, reader: Reader): Promise<boolean> {
    const collection = collectionNamed(name);
    const entry = collection && (await findEntry(kysely, name, id));
    return Boolean(entry && isVisible(collection, entry, reader.language));
  }

  async function entryOf(collection: Collection, reader: Reader, id: number): Promise<Entry> {
    const entry = await findEntry(kysely, collection.name, id);
    const hasRight = entry && (reader.sees === 'everything' || isVisible(collection, entry, reader.language));
    if (!hasRight) throw notFound();
    if (reader.sees === 'published' && collection.parent && !(await parentIsVisible(collection.parent, entry.parent, reader)))
      throw notFound();
    return entry;
  }

  return {
    entriesOf,
    entryOf,
    async list<C extends Collection>(collection: C, reader: Reader, parent = 0, page: Page = WHOLE): Promise<Item<C>[]> {
      const entries = await entriesOf(collection, reader, parent, page);
      return entries.map((entry) => present(collection, entry, reader.language));
    },
    async read<C extends Collection>(collection: C, reader: Reader, id: number): Promise<Item<C>> {
      return present(collection, await entryOf(collection, reader, id), reader.language);
    },
    count: (collection: Collection, parent = 0) => countEntries(kysely, collection.name, parent),
    create: (collection: Collection, request: SaveRequest) => changing(() => saveNew(parts, collection, request), collection),
    update: (collection: Collection, id: number, request: SaveRequest) => changing(() => saveExisting(parts, collection, id, request)),
    reorder: (collection: Collection, parent: number, ids: readonly number[], actor: number | null) =>
      changing(() => reorderEntries(writer(actor), collection.name, parent, ids)),
    remove: (collection: Collection, id: number, actor: number | null) => changing(() => trashEntry(writer(actor), collection, id)),
    restore: (collection: Collection, id: number, actor: number | null) =>
      changing(() => restoreEntry(writer(actor), collection, id, collection.parent, collection.maxPerParent), collection),
    trash: (page: Page) => listTrash(kysely, page),
    async purge(collection: Collection, id: number): Promise<void> {
      if ((await changing(() => purgeTrash(database, { collection: collection.name, id }))) === 0) throw notFound();
    },
    async revisions(collection: Collection, id: number, page: Page): Promise<Revision[]> {
      const revisions = await findRevisions(kysely, collection.name, id, page);
      if (revisions.length === 0 && page.offset === 0) throw notFound();
      return revisions;
    },
    /** Brings an earlier version back as a new one; a version whose files were deleted since cannot come back. */
    async revert(collection: Collection, id: number, version: number, actor: number | null): Promise<Entry> {
      const revisions = await findRevisions(kysely, collection.name, id, { limit: 1000, offset: 0 });
      const wanted = revisions.find((revision) => revision.version === version);
      if (!wanted) throw notFound();
      const { shared, en, ar, published } = wanted.snapshot;
      const used = filesOf(collection.fields, { shared, en, ar });
      const known = new Set(
        (
          await findFiles(
            kysely,
            used.map(({ file }) => file),
          )
        ).map(({ name }) => name),
      );
      const gone = used.filter(({ file }) => !known.has(file));
      if (gone.length > 0) throw invalid(Object.fromEntries(gone.map(({ field }) => [field, 'unknown-file'])));
      return changing(() => updateEntry(writer(actor), collection, id, undefined, () => ({ document: { shared, en, ar }, published })));
    },
  };
}
