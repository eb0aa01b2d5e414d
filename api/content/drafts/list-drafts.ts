import type { Kysely } from 'kysely';
import { draftStates, type DraftState } from '#content/draft-states.ts';
import { emptyDocument, type Language } from '#content/document.ts';
import type { Rightful } from '#content/roles.ts';
import type { Schema } from '#store/database/schema.ts';
import { valuesOf, type Draft, type DraftVersions } from '#store/drafts/draft.ts';
import { countDrafts, listDrafts, type DraftFilter } from '#store/drafts/read-drafts.ts';
import { publishedLater, type PublishedLater } from '#store/schedule/scheduled.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntries, type Page } from '#store/entries/read-entries.ts';
import { titleOf } from '#api/content/history/history.ts';
import { draftedNamed } from './drafted-models.ts';
import { overlay } from './overlay.ts';
import { readableBy } from './readable-by.ts';
import type { NameOf } from './present-draft.ts';

export type ListedDraft = {
  collection: string;
  id: number;
  parent: number;
  title: string;
  place: string;
  isNew: boolean;
  /** Whoever publishes it from the list names them, so that nothing goes out that was typed since. */
  versions: DraftVersions;
  states: Record<Language, DraftState>;
  updatedAt: string;
  updatedBy: string;
  asked: { at: string; by: string; remark: string } | null;
};

/** Everything that waits to be published, requests first. */
export function openDraftList({ kysely, names }: { kysely: Kysely<Schema>; names: () => Promise<NameOf> }) {
  return {
    async list(user: Rightful, isAsked: boolean, page: Page, language: Language): Promise<{ drafts: ListedDraft[]; total: number }> {
      const filter: DraftFilter = { collections: readableBy(user), isAsked };
      const [found, total, nameOf] = await Promise.all([listDrafts(kysely, filter, page), countDrafts(kysely, filter), names()]);
      const lookedUp = await recordsOf(kysely, found);
      return { drafts: found.map((draft) => listed(draft, lookedUp(draft), language, nameOf)), total };
    },
  };
}

type Behind = { entry: Entry | undefined; later: readonly Language[] };

/** What the drafts of a page belong to, read together. */
async function recordsOf(kysely: Kysely<Schema>, drafts: readonly Draft[]): Promise<(draft: Draft) => Behind> {
  const byCollection = new Map<string, { entries: Map<number, Entry>; later: PublishedLater }>();
  for (const [collection, own] of Map.groupBy(drafts, (draft) => draft.collection)) {
    const ids = own.map(({ id }) => id);
    const entries = new Map((await findEntries(kysely, collection, ids)).map((entry) => [entry.id, entry]));
    byCollection.set(collection, { entries, later: await publishedLater(kysely, collection, ids) });
  }
  return ({ collection, id }) => {
    const known = byCollection.get(collection);
    return { entry: known?.entries.get(id), later: known?.later(id) ?? [] };
  };
}

function listed(draft: Draft, { entry, later }: Behind, language: Language, nameOf: NameOf): ListedDraft {
  const { collection, id, parent, isNew, versions, updatedAt, updatedBy, asked } = draft;
  const { model } = draftedNamed(collection);
  const before = entry ?? { document: emptyDocument(), published: { en: false, ar: false } };
  // A list shows titles, never files.
  const { document } = overlay(model, before, valuesOf(draft), new Set());
  return {
    collection,
    id,
    parent,
    isNew,
    versions,
    updatedAt,
    title: titleOf(model, document, language),
    place: model.label[language],
    states: draftStates(entry, draft, later),
    updatedBy: nameOf(updatedBy),
    asked: asked ? { at: asked.at, by: nameOf(asked.by), remark: asked.remark } : null,
  };
}
