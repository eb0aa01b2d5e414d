import type { Kysely } from 'kysely';
import type { Collection } from '#content/define.ts';
import { emptyDocument } from '#content/document.ts';
import type { Schema } from '#store/database/schema.ts';
import type { Draft, DraftValues } from '#store/drafts/draft.ts';
import { findDraft, findDrafts, newDraftsOf } from '#store/drafts/read-drafts.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { idsIn } from '#store/releases/releases.ts';
import { type DraftedModel, libraryFor, overlay } from './overlay.ts';
import type { Rehearsal } from './rehearsal.ts';
import { shownDrafts, type Shown } from './shown-drafts.ts';

const SHOWN = { en: true, ar: true };

/** Records as they will be once all that is typed, or all of a release, is published. Asked for by nobody who reads what is published. */
export function openDraftedEntries(kysely: Kysely<Schema>) {
  const shownIn = (collection: DraftedModel, rehearsal: Rehearsal | undefined) => shownDrafts(kysely, collection, rehearsal);

  async function withDrafts(collection: DraftedModel, entries: readonly Entry[], rehearsal?: Rehearsal): Promise<Entry[]> {
    const shown = await shownIn(collection, rehearsal);
    const wanted = entries.filter(shown.isIn).map(({ id }) => id);
    const drafts = await findDrafts(kysely, collection.name, wanted);
    const library = await libraryFor(kysely, [...drafts.values()].map(shown.typed));
    const gone = new Set(shown.items.flatMap(({ action, id }) => (action === 'delete' ? [id] : [])));
    return entries.flatMap((entry) => {
      if (gone.has(entry.id)) return [];
      const draft = drafts.get(entry.id);
      const state = draft ? stateOf(collection, entry, shown.typed(draft), library) : {};
      return [{ ...entry, ...state, ...revealed(entry, shown, draft !== undefined) }];
    });
  }

  async function added(collection: Collection, parent: number, rehearsal?: Rehearsal): Promise<Entry[]> {
    const shown = await shownIn(collection, rehearsal);
    const drafts = (await newDraftsOf(kysely, collection.name, parent)).filter(shown.isIn);
    const library = await libraryFor(kysely, drafts.map(shown.typed));
    return drafts.map((draft) => newEntry(collection, draft, shown, library));
  }

  async function addedOne(collection: DraftedModel, id: number, rehearsal?: Rehearsal): Promise<Entry | undefined> {
    const [draft, shown] = await Promise.all([findDraft(kysely, collection.name, id), shownIn(collection, rehearsal)]);
    if (!draft?.isNew || !shown.isIn(draft)) return undefined;
    return newEntry(collection, draft, shown, await libraryFor(kysely, [shown.typed(draft)]));
  }

  /** Records below a parent in the order that a release will give them. */
  async function ordered(
    collection: Collection,
    parent: number,
    entries: readonly Entry[],
    rehearsal: Rehearsal | undefined,
  ): Promise<Entry[]> {
    const { items } = await shownIn(collection, rehearsal);
    const order = items.find(({ about, id }) => about === 'order' && id === parent);
    if (!order) return [...entries];
    const ids = idsIn(order);
    const rank = ({ id }: Entry) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    return entries.toSorted((a, b) => rank(a) - rank(b));
  }

  /** One record, or a group of settings, as a release will leave it; undefined where it will not be there. */
  async function inRelease(collection: DraftedModel, id: number, release: number): Promise<Entry | undefined> {
    const entry = await findEntry(kysely, collection.name, id);
    return entry ? (await withDrafts(collection, [entry], { release }))[0] : addedOne(collection, id, { release });
  }

  return { withDrafts, added, addedOne, ordered, inRelease };
}

/** A hidden record that a release publishes without a draft is shown by it, and so is one that somebody made a link to. */
function revealed({ id, published }: Entry, { items, isLinked }: Shown, isDrafted: boolean): Partial<Pick<Entry, 'published'>> {
  if (isLinked(id)) return { published: SHOWN };
  const item = items.find((one) => one.about === 'record' && one.action === 'publish' && one.id === id);
  if (!item || isDrafted) return {};
  return { published: { ...published, ...(item.language === 'both' ? SHOWN : { [item.language]: true }) } };
}

/** Something new that nobody published, as an entry that is in no table. */
function newEntry(collection: DraftedModel, draft: Draft, { typed, isLinked }: Shown, library: ReadonlySet<string>): Entry {
  const { id, parent, createdAt, updatedAt } = draft;
  const nothing = { document: emptyDocument(), published: SHOWN };
  const state = { ...stateOf(collection, nothing, typed(draft), library), ...(isLinked(id) && { published: SHOWN }) };
  const position = Number.MAX_SAFE_INTEGER;
  return { collection: collection.name, id, parent, position, version: 0, ...state, createdAt, updatedAt, deletedAt: null };
}

function stateOf(
  collection: DraftedModel,
  before: Pick<Entry, 'document' | 'published'>,
  typed: DraftValues,
  library: ReadonlySet<string>,
) {
  const { document, published } = overlay(collection, before, typed, library);
  return { document, published };
}
