import type { Collection, Model } from '#content/define.ts';
import { filesOf, readDocument, type Language } from '#content/document.ts';
import { collectionNamed } from '#content/index.ts';
import { countEntries, findEntry, listEntries, listTrash, type Page } from '#store/entries/read-entries.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { publishEntries } from '#store/entries/bulk.ts';
import { duplicateEntry } from '#store/entries/duplicate.ts';
import { purgeTrash, restoreEntries, trashEntries, type Moved } from '#store/entries/trash.ts';
import { findRevision, findRevisions } from '#store/entries/revisions.ts';
import { reorderEntries, updateEntry, type Writer } from '#store/entries/write-entries.ts';
import type { Entry, Revision } from '#store/entries/entry.ts';
import { findFiles } from '#store/files/files.ts';
import { invalid, notFound } from '#api/errors.ts';
import { browseEntries, type Browsed, type Filter } from './browse.ts';
import { nameCopy } from './name-copy.ts';
import { isSwitchedOff, isVisible, present, type Item } from './present.ts';
import { refusal, saveExisting, saveNew, type SaveParts, type SaveRequest } from './save-entry.ts';

/**
 * Visitors see what is published in their language; staff see everything that is not in the trash. Between them stand
 * drafts: a page as it will be once all its records are published, without those that are switched off.
 */
export type Reader = { language: Language; sees: 'published' | 'drafts' | 'everything' };

const WHOLE: Page = { limit: 200, offset: 0 };

export type TrashedRecord = { collection: string; id: number; title: string; place: string; children: number; deletedAt: string };

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

  /** For what leaves no revision behind. */
  function note(actor: number | null, action: string, subject: string): Promise<void> {
    return recordAudit(kysely, { at: clock().toISOString(), actor, action, subject });
  }

  async function entriesOf(collection: Collection, reader: Reader, parent: number, page: Page): Promise<Entry[]> {
    const { name, shownWhile } = collection;
    if (reader.sees === 'everything') return listEntries(kysely, name, parent, page);
    if (collection.parent && !(await parentIsVisible(collection.parent, parent, reader))) return [];
    const inLanguage = reader.sees === 'published' ? reader.language : undefined;
    if (shownWhile === undefined) return listEntries(kysely, name, parent, page, inLanguage);
    // The switch is inside the document, so the database cannot count it: read on until the page is full.
    const wanted = page.offset + page.limit;
    const visible: Entry[] = [];
    for (let offset = 0; visible.length < wanted; offset += wanted) {
      const published = await listEntries(kysely, name, parent, { limit: wanted, offset }, inLanguage);
      visible.push(...published.filter((entry) => canSee(collection, entry, reader)));
      if (published.length < wanted) break;
    }
    return visible.slice(page.offset, wanted);
  }

  async function parentIsVisible(name: string, id: number, reader: Reader): Promise<boolean> {
    const collection = collectionNamed(name);
    const entry = collection && (await findEntry(kysely, name, id));
    return Boolean(entry && canSee(collection, entry, reader));
  }

  async function entryOf(collection: Collection, reader: Reader, id: number): Promise<Entry> {
    const entry = await findEntry(kysely, collection.name, id);
    if (!entry || !canSee(collection, entry, reader)) throw notFound();
    if (reader.sees !== 'everything' && collection.parent && !(await parentIsVisible(collection.parent, entry.parent, reader)))
      throw notFound();
    return entry;
  }

  function restoreAll(collection: Collection, ids: readonly number[], actor: number | null): Promise<Moved[]> {
    return changing(() => restoreEntries(writer(actor), collection, ids), collection);
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
    async reorder(collection: Collection, parent: number, ids: readonly number[], actor: number | null): Promise<void> {
      await changing(() => reorderEntries(writer(actor), collection.name, parent, ids));
      await note(actor, 'reordered', `${collection.name}/${parent}`);
    },
    browse: (collection: Collection, filter: Filter, page: Page): Promise<Browsed> => browseEntries(kysely, collection, filter, page),
    publish: (collection: Collection, ids: readonly number[], languages: readonly Language[], isPublished: boolean, actor: number | null) =>
      changing(() => publishEntries(writer(actor), collection, ids, languages, isPublished)),
    removeAll: (collection: Collection, ids: readonly number[], actor: number | null) =>
      changing(() => trashEntries(writer(actor), collection, ids)),
    restoreAll,
    async remove(collection: Collection, id: number, actor: number | null): Promise<Moved> {
      const [moved] = await changing(() => trashEntries(writer(actor), collection, [id]));
      return moved!;
    },
    async restore(collection: Collection, id: number, actor: number | null): Promise<Moved> {
      const [moved] = await restoreAll(collection, [id], actor);
      return moved!;
    },
    /** A hidden copy of a record with everything below it. */
    duplicate: (collection: Collection, id: number, actor: number | null) =>
      changing(
        () => duplicateEntry(writer(actor), collection, id, (document, copyId) => nameCopy(collection, document, id, copyId)),
        collection,
      ),
    /** What was deleted and can come back, newest first. */
    async trashed(page: Page, language: Language): Promise<TrashedRecord[]> {
      const entries = await listTrash(kysely, page);
      return entries.flatMap(({ collection: name, id, children, document, deletedAt }) => {
        const collection = collectionNamed(name);
        if (!collection) return [];
        const title = String(readDocument(collection.fields, document, language).values[collection.titleField] ?? '');
        return [{ collection: name, id, title, place: collection.label[language], children, deletedAt: deletedAt ?? '' }];
      });
    },
    async purge(collection: Collection, id: number, actor: number | null): Promise<void> {
      if ((await changing(() => purgeTrash(database, { collection: collection.name, id }))) === 0) throw notFound();
      await note(actor, 'purged', `${collection.name}/${id}`);
    },
    async revisions(collection: Model, id: number, page: Page): Promise<Revision[]> {
      const revisions = await findRevisions(kysely, collection.name, id, page);
      if (revisions.length === 0 && page.offset === 0) throw notFound();
      return revisions;
    },
    /** Brings an earlier version back as a new one; a version whose files were deleted since cannot come back. */
    async revert(model: Model, id: number, version: number, actor: number | null): Promise<Entry> {
      const revision = await findRevision(kysely, model.name, id, version);
      if (!revision) throw notFound();
      const { shared, en, ar, published } = revision.snapshot;
      const used = filesOf(model.fields, { shared, en, ar });
      const found = await findFiles(
        kysely,
        used.map(({ file }) => file),
      );
      const known = new Set(found.map(({ name }) => name));
      const gone = used.filter(({ file }) => !known.has(file));
      if (gone.length > 0) throw invalid(Object.fromEntries(gone.map(({ field }) => [field, 'unknown-file'])));
      return changing(() => updateEntry(writer(actor), model, id, undefined, () => ({ document: { shared, en, ar }, published })));
    },
  };
}

function canSee(collection: Collection, entry: Entry, { language, sees }: Reader): boolean {
  if (sees === 'everything') return true;
  return sees === 'drafts' ? !isSwitchedOff(collection, entry) : isVisible(collection, entry, language);
}
