import type { Collection, Model } from '#content/define.ts';
import { filesOf, type Language } from '#content/document.ts';
import { collectionNamed } from '#content/index.ts';
import { countEntries, findEntries, findEntry, listEntries, type Page } from '#store/entries/read-entries.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { publishEntries, type Showing } from '#store/entries/bulk.ts';
import { duplicateEntry } from '#store/entries/duplicate.ts';
import { trashEntries, type Moved } from '#store/entries/trash.ts';
import { findRevision, findRevisions } from '#store/entries/revisions.ts';
import { reorderEntries, updateEntry, type Writer } from '#store/entries/write-entries.ts';
import type { Entry, Revision } from '#store/entries/entry.ts';
import { findFiles } from '#store/files/files.ts';
import { AppError, notFound } from '#api/errors.ts';
import type { By } from '#api/kernel/written-by.ts';
import { browseEntries, matcher, type Browsed, type Filter } from './browse.ts';
import { openReadCache } from '#api/kernel/read-cache.ts';
import type { Changes } from '#store/changes.ts';
import { openDraftedEntries } from './drafts/drafted-entries.ts';
import type { Rehearsal } from './drafts/rehearsal.ts';
import { withKnownFiles } from './history/known-files.ts';
import { openListed } from './listed.ts';
import { nameCopy } from './name-copy.ts';
import { isSwitchedOff, isVisible, present, type Item } from './present.ts';
import { refusal, saveExisting, saveNew, type SaveParts, type SaveRequest } from './save-entry.ts';
import { openLongLists } from './long-lists.ts';
import { openTrash } from './trash.ts';

/** Visitors see what is published in their language, staff all but the trash; drafts: a page as it will be once its records are published. */
export type Reader = {
  language: Language;
  sees: 'published' | 'drafts' | 'everything';
  /** Of drafts those that a link shows: of one release, with its deletions and orders, or a single one. */
  rehearsal?: Rehearsal | undefined;
};

export type Reverted = { entry: Entry; isDone: boolean; withoutFiles: string[] };

const WHOLE: Page = { limit: 200, offset: 0 };
/** Lists and records that pages show; those of every page are always among the latest. */
const MOST_CACHED = 3000;
/** Of one list, before a rehearsal leaves out what visitors would not see. */
const MOST_REHEARSED = 2000;

export type Content = ReturnType<typeof openContent>;

type Parts = SaveParts & { afterChange: () => Promise<void>; onChange: Changes['onChange'] };

export function openContent(parts: Parts) {
  const { database, clock, afterChange, onChange } = parts;
  const { kysely } = database;
  const keep = openReadCache<Item[]>(onChange, MOST_CACHED);
  const madeFor = new WeakMap<object, string>();
  const keepCount = openReadCache<number>(onChange, MOST_CACHED);
  const drafted = openDraftedEntries(kysely);
  const longLists = openLongLists({ database, onChange });
  const writer = (by: By): Writer => ({ database, ...by, now: clock() });

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

  /** For writes that leave no revision. */
  function note({ actor }: By, action: string, subject: string): Promise<void> {
    return recordAudit(kysely, { at: clock().toISOString(), actor, action, subject });
  }

  async function entriesOf(collection: Collection, reader: Reader, parent: number, page: Page): Promise<Entry[]> {
    const { name, shownWhile } = collection;
    if (reader.sees === 'everything') return listEntries(kysely, name, parent, page);
    if (collection.parent && !(await parentIsVisible(collection.parent, parent, reader))) return [];
    if (reader.sees === 'drafts') return draftedOf(collection, reader, parent, page);
    const inLanguage = reader.language;
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

  async function draftedOf(collection: Collection, reader: Reader, parent: number, { limit, offset }: Page): Promise<Entry[]> {
    const { rehearsal } = reader;
    const found = await listEntries(kysely, collection.name, parent, {
      limit: rehearsal === undefined ? limit + offset : MOST_REHEARSED,
      offset: 0,
    });
    const all = [...(await drafted.withDrafts(collection, found, rehearsal)), ...(await drafted.added(collection, parent, rehearsal))];
    const visible = all.filter((entry) => canSee(collection, entry, reader));
    return (await drafted.ordered(collection, parent, visible, rehearsal)).slice(offset, offset + limit);
  }

  /** One record; for readers who see drafts, as it will be. */
  async function findFor(
    collection: Collection,
    { sees, rehearsal }: Pick<Reader, 'sees' | 'rehearsal'>,
    id: number,
  ): Promise<Entry | undefined> {
    const entry = await findEntry(kysely, collection.name, id);
    if (sees !== 'drafts') return entry;
    return entry ? (await drafted.withDrafts(collection, [entry], rehearsal))[0] : drafted.addedOne(collection, id, rehearsal);
  }

  /** What visitors see is read once and kept until it changes; staff see what is there now. */
  async function seen<C extends Collection>(collection: C, reader: Reader, what: string, read: () => Promise<Entry[]>): Promise<Item<C>[]> {
    const items = async () => (await read()).map((entry) => present(collection, entry, reader.language));
    if (reader.sees !== 'published') return items();
    const cached = await keep(`${reader.language} ${collection.name} ${what}`, async () => {
      const made = await items();
      madeFor.set(made, collection.name);
      return made;
    });
    return isOf(collection, cached) ? cached : items();
  }

  function isOf<C extends Collection>(collection: C, items: unknown): items is Item<C>[] {
    return Array.isArray(items) && madeFor.get(items) === collection.name;
  }

  async function parentIsVisible(name: string, id: number, reader: Reader): Promise<boolean> {
    const collection = collectionNamed(name);
    const entry = collection && (await findFor(collection, reader, id));
    return Boolean(entry && canSee(collection, entry, reader));
  }

  async function entryOf(collection: Collection, reader: Reader, id: number): Promise<Entry> {
    const entry = await findFor(collection, reader, id);
    if (!entry || !canSee(collection, entry, reader)) throw notFound();
    if (reader.sees !== 'everything' && collection.parent && !(await parentIsVisible(collection.parent, entry.parent, reader)))
      throw notFound();
    return entry;
  }

  /** Whether `entryOf` would find the record: addresses may name one that is gone. */
  async function has(collection: Collection, reader: Reader, id: number): Promise<boolean> {
    try {
      return (await seen(collection, reader, String(id), async () => [await entryOf(collection, reader, id)])).length > 0;
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return false;
      throw error;
    }
  }

  /** Counts are cached until a record changes, because counting reads all records. */
  function count({ name }: Collection, parent = 0): Promise<number> {
    return keepCount(`${name}/${parent}`, () => countEntries(kysely, name, parent));
  }

  const trash = openTrash({ database, clock, writer, changing, note });

  return {
    entriesOf,
    entryOf,
    has,
    ...openListed(kysely),
    async list<C extends Collection>(collection: C, reader: Reader, parent = 0, page: Page = WHOLE): Promise<Item<C>[]> {
      const { limit, offset } = page;
      return seen(collection, reader, `of ${parent}, ${limit} from ${offset}`, () => entriesOf(collection, reader, parent, page));
    },
    async read<C extends Collection>(collection: C, reader: Reader, id: number): Promise<Item<C>> {
      const [item] = await seen(collection, reader, String(id), async () => [await entryOf(collection, reader, id)]);
      if (!item) throw notFound();
      return item;
    },
    /** Those of some records a reader may see, in no order: what links point to. Only for collections without a parent. */
    async readSome<C extends Collection>(collection: C, reader: Reader, ids: readonly number[]): Promise<Item<C>[]> {
      return seen(collection, reader, `among ${ids.join(' ')}`, async () => {
        const found = await findEntries(kysely, collection.name, ids);
        const entries = reader.sees === 'drafts' ? await drafted.withDrafts(collection, found, reader.rehearsal) : found;
        return entries.filter((entry) => canSee(collection, entry, reader));
      });
    },
    count,
    create: (collection: Collection, request: SaveRequest) => changing(() => saveNew(parts, collection, request), collection),
    update: (collection: Collection, id: number, request: SaveRequest) => changing(() => saveExisting(parts, collection, id, request)),
    async reorder(collection: Collection, parent: number, ids: readonly number[], by: By): Promise<void> {
      await changing(() => reorderEntries(writer(by), collection.name, parent, ids));
      await note(by, 'reordered', `${collection.name}/${parent}`);
    },
    browse: (collection: Collection, filter: Filter, page: Page): Promise<Browsed> =>
      browseEntries({ kysely, count, longLists }, collection, filter, page),
    /** Whether a search for these words would find the record. */
    matches: (collection: Collection, entry: Entry, text: string): boolean => matcher(text)(collection, entry),
    async publish(collection: Collection, ids: readonly number[], languages: readonly Language[], isPublished: boolean, by: By) {
      const published = Object.fromEntries(languages.map((language) => [language, isPublished]));
      const wanted = [...new Set(ids)].map((id) => ({ id, published }));
      return (await changing(() => publishEntries(writer(by), collection, wanted))).changed;
    },
    /** Undoes it where nobody has changed a record since, and answers how many were left. */
    async unpublish(collection: Collection, before: readonly Showing[], by: By): Promise<number> {
      return (await changing(() => publishEntries(writer(by), collection, before))).left;
    },
    /** Shows or hides one record in some languages; what happens alongside happens in the same step, also where nothing changes. */
    setShown(collection: Collection, id: number, languages: readonly Language[], isShown: boolean, by: By, alongside: Writer['alongside']) {
      const wanted = Object.fromEntries(languages.map((language) => [language, isShown]));
      return changing(() =>
        updateEntry({ ...writer(by), alongside }, collection, id, undefined, ({ document, published }) => ({
          document,
          published: { ...published, ...wanted },
        })),
      );
    },
    removeAll: (collection: Collection, ids: readonly number[], by: By) => changing(() => trashEntries(writer(by), collection, ids)),
    ...trash,
    noteTrashExport: (by: By) => note(by, 'trash-exported', 'sheets/trash'),
    async remove(collection: Collection, id: number, by: By): Promise<Moved> {
      const [moved] = await changing(() => trashEntries(writer(by), collection, [id]));
      if (!moved) throw notFound();
      return moved;
    },
    async restore(collection: Collection, id: number, by: By, language: Language): Promise<Moved> {
      const [moved] = await trash.restoreAll(collection, [id], by, language);
      if (!moved) throw notFound();
      return moved;
    },
    /** A hidden copy of a record with everything below it. */
    duplicate: (collection: Collection, id: number, by: By) =>
      changing(
        () => duplicateEntry(writer(by), collection, id, (document, copyId) => nameCopy(collection, document, id, copyId)),
        collection,
      ),
    async revisions(collection: Model, id: number, page: Page): Promise<Revision[]> {
      const revisions = await findRevisions(kysely, collection.name, id, page);
      if (revisions.length === 0 && page.offset === 0) throw notFound();
      return revisions;
    },
    /** Brings an earlier version back as a new one, over `from` alone where it is given; `isDone` is false where it stands like that already. */
    async revert(model: Model, id: number, version: number, by: By, from?: number): Promise<Reverted> {
      const revision = await findRevision(kysely, model.name, id, version);
      if (!revision) throw notFound();
      const { shared, en, ar, published } = revision.snapshot;
      const earlier = { shared, en, ar };
      const named = filesOf(model.fields, earlier);
      const found = await findFiles(
        kysely,
        named.map(({ file }) => file),
      );
      const known = new Set(found.map(({ name }) => name));
      let before = 0;
      const entry = await changing(() =>
        updateEntry(writer(by), model, id, from, (current) => {
          before = current.version;
          return { document: withKnownFiles(model.fields, earlier, current.document, known), published };
        }),
      );
      const isDone = entry.version !== before;
      return { entry, isDone, withoutFiles: [...new Set(named.filter(({ file }) => !known.has(file)).map(({ field }) => field))] };
    },
  };
}

function canSee(collection: Collection, entry: Entry, { language, sees, rehearsal }: Reader): boolean {
  if (sees === 'everything') return true;
  return sees === 'drafts' && rehearsal === undefined ? !isSwitchedOff(collection, entry) : isVisible(collection, entry, language);
}
