import type { Kysely } from 'kysely';
import type { Collection } from '#content/define.ts';
import { emptyDocument } from '#content/document.ts';
import type { Schema } from '#store/database/schema.ts';
import { valuesOf, type Draft } from '#store/drafts/draft.ts';
import { findDraft, findDrafts, newDraftsOf } from '#store/drafts/read-drafts.ts';
import type { Entry } from '#store/entries/entry.ts';
import { libraryFor, overlay } from './overlay.ts';

/** Records as they will be once all that is typed is published: what a preview shows. Asked for by nobody who reads what is published. */
export function openDraftedEntries(kysely: Kysely<Schema>) {
  async function withDrafts(collection: Collection, entries: readonly Entry[]): Promise<Entry[]> {
    const drafts = await findDrafts(
      kysely,
      collection.name,
      entries.map(({ id }) => id),
    );
    if (drafts.size === 0) return [...entries];
    const library = await libraryFor(kysely, [...drafts.values()].map(typedIn));
    return entries.map((entry) => {
      const draft = drafts.get(entry.id);
      return draft ? { ...entry, ...stateOf(collection, entry, draft, library) } : entry;
    });
  }

  async function added(collection: Collection, parent: number): Promise<Entry[]> {
    const drafts = await newDraftsOf(kysely, collection.name, parent);
    const library = await libraryFor(kysely, drafts.map(typedIn));
    return drafts.map((draft) => newEntry(collection, draft, library));
  }

  async function addedOne(collection: Collection, id: number): Promise<Entry | undefined> {
    const draft = await findDraft(kysely, collection.name, id);
    return draft?.isNew ? newEntry(collection, draft, await libraryFor(kysely, [typedIn(draft)])) : undefined;
  }

  return { withDrafts, added, addedOne };
}

/** Something new that nobody published, as an entry that is in no table. */
function newEntry(collection: Collection, draft: Draft, library: ReadonlySet<string>): Entry {
  const { id, parent, createdAt, updatedAt } = draft;
  const nothing = { document: emptyDocument(), published: { en: true, ar: true } };
  const state = stateOf(collection, nothing, draft, library);
  const position = Number.MAX_SAFE_INTEGER;
  return { collection: collection.name, id, parent, position, version: 0, ...state, createdAt, updatedAt, deletedAt: null };
}

function stateOf(collection: Collection, before: Pick<Entry, 'document' | 'published'>, draft: Draft, library: ReadonlySet<string>) {
  const { document, published } = overlay(collection, before, typedIn(draft), library);
  return { document, published };
}

function typedIn(draft: Draft) {
  return valuesOf(draft);
}
