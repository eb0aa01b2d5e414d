import type { Kysely } from 'kysely';
import type { Collection } from '#content/define.ts';
import { emptyDocument, type Language } from '#content/document.ts';
import { LANGUAGES } from '#content/languages.ts';
import type { Schema } from '#store/database/schema.ts';
import { valuesOf, type Draft, type DraftValues } from '#store/drafts/draft.ts';
import { findDraft, findDrafts, newDraftsOf } from '#store/drafts/read-drafts.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { idsIn, releaseItems, type ReleaseItem } from '#store/releases/releases.ts';
import { libraryFor, overlay } from './overlay.ts';

/** Which drafts are looked at: those of one release, or all there are. */
type Shown = { isIn: (id: number) => boolean; typed: (draft: Draft) => DraftValues; items: readonly ReleaseItem[] };

/** Records as they will be once all that is typed, or all of a release, is published. Asked for by nobody who reads what is published. */
export function openDraftedEntries(kysely: Kysely<Schema>) {
  async function shownIn({ name }: Collection, release: number | undefined): Promise<Shown> {
    if (release === undefined) return { isIn: () => true, typed: (draft) => valuesOf(draft), items: [] };
    const items = (await releaseItems(kysely, release)).filter(({ collection }) => collection === name);
    const member = (id: number) => items.find((item) => item.about === 'record' && item.id === id);
    return {
      items,
      isIn: (id) => member(id)?.action === 'publish',
      typed: (draft) => typedFor(draft, member(draft.id)?.language ?? 'both'),
    };
  }

  async function withDrafts(collection: Collection, entries: readonly Entry[], release?: number): Promise<Entry[]> {
    const shown = await shownIn(collection, release);
    const wanted = entries.filter(({ id }) => shown.isIn(id)).map(({ id }) => id);
    const drafts = await findDrafts(kysely, collection.name, wanted);
    const library = await libraryFor(kysely, [...drafts.values()].map(shown.typed));
    const gone = new Set(shown.items.flatMap(({ action, id }) => (action === 'delete' ? [id] : [])));
    return entries.flatMap((entry) => {
      if (gone.has(entry.id)) return [];
      const draft = drafts.get(entry.id);
      const state = draft ? stateOf(collection, entry, shown.typed(draft), library) : {};
      return [{ ...entry, ...state, ...revealed(entry, shown.items, draft !== undefined) }];
    });
  }

  async function added(collection: Collection, parent: number, release?: number): Promise<Entry[]> {
    const shown = await shownIn(collection, release);
    const drafts = (await newDraftsOf(kysely, collection.name, parent)).filter(({ id }) => shown.isIn(id));
    const library = await libraryFor(kysely, drafts.map(shown.typed));
    return drafts.map((draft) => newEntry(collection, draft, shown.typed(draft), library));
  }

  async function addedOne(collection: Collection, id: number, release?: number): Promise<Entry | undefined> {
    const [draft, shown] = await Promise.all([findDraft(kysely, collection.name, id), shownIn(collection, release)]);
    if (!draft?.isNew || !shown.isIn(id)) return undefined;
    return newEntry(collection, draft, shown.typed(draft), await libraryFor(kysely, [shown.typed(draft)]));
  }

  /** Records below a parent in the order that a release will give them. */
  async function ordered({ name }: Collection, parent: number, entries: readonly Entry[], release: number | undefined): Promise<Entry[]> {
    if (release === undefined) return [...entries];
    const order = (await releaseItems(kysely, release)).find(
      ({ collection, about, id }) => collection === name && about === 'order' && id === parent,
    );
    if (!order) return [...entries];
    const ids = idsIn(order);
    const place = ({ id }: Entry) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    return entries.toSorted((a, b) => place(a) - place(b));
  }

  /** One record as a release will leave it; undefined where it will not be there. */
  async function inRelease(collection: Collection, id: number, release: number): Promise<Entry | undefined> {
    const entry = await findEntry(kysely, collection.name, id);
    return entry ? (await withDrafts(collection, [entry], release))[0] : addedOne(collection, id, release);
  }

  return { withDrafts, added, addedOne, ordered, inRelease };
}

/** A hidden record that a release publishes without a draft is shown by it. */
function revealed({ id, published }: Entry, items: readonly ReleaseItem[], isDrafted: boolean): Partial<Pick<Entry, 'published'>> {
  const item = items.find((one) => one.about === 'record' && one.action === 'publish' && one.id === id);
  if (!item || isDrafted) return {};
  return { published: { ...published, ...(item.language === 'both' ? { en: true, ar: true } : { [item.language]: true }) } };
}

/** Something new that is published in one language stays hidden in the other. */
function typedFor(draft: Draft, language: Language | 'both'): DraftValues {
  if (language === 'both') return valuesOf(draft);
  const hidden = draft.isNew ? LANGUAGES.filter((one) => one !== language).map((one) => [`published_${one}`, 0]) : [];
  return { ...valuesOf(draft, language), ...Object.fromEntries(hidden) };
}

/** Something new that nobody published, as an entry that is in no table. */
function newEntry(collection: Collection, draft: Draft, typed: DraftValues, library: ReadonlySet<string>): Entry {
  const { id, parent, createdAt, updatedAt } = draft;
  const nothing = { document: emptyDocument(), published: { en: true, ar: true } };
  const state = stateOf(collection, nothing, typed, library);
  const position = Number.MAX_SAFE_INTEGER;
  return { collection: collection.name, id, parent, position, version: 0, ...state, createdAt, updatedAt, deletedAt: null };
}

function stateOf(collection: Collection, before: Pick<Entry, 'document' | 'published'>, typed: DraftValues, library: ReadonlySet<string>) {
  const { document, published } = overlay(collection, before, typed, library);
  return { document, published };
}
