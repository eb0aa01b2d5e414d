import type { Kysely } from 'kysely';
import { draftStates, type DraftState } from '#content/draft-states.ts';
import { emptyDocument, type Language } from '#content/document.ts';
import type { Rightful } from '#content/roles.ts';
import type { Schema } from '#store/database/schema.ts';
import { valuesOf, type Draft } from '#store/drafts/draft.ts';
import { countDrafts, listDrafts, type DraftFilter } from '#store/drafts/read-drafts.ts';
import { publishedLater } from '#store/schedule/scheduled.ts';
import { findEntry, type Page } from '#store/entries/read-entries.ts';
import { titleOf } from '#api/content/history/history.ts';
import { draftedNamed } from './drafted-models.ts';
import { libraryFor, overlay } from './overlay.ts';
import { readableBy } from './readable-by.ts';
import type { NameOf } from './present-draft.ts';

export type ListedDraft = {
  collection: string;
  id: number;
  parent: number;
  title: string;
  place: string;
  isNew: boolean;
  states: Record<Language, DraftState>;
  updatedAt: string;
  updatedBy: string;
  asked: { at: string; by: string; remark: string } | null;
};

/** Everything that waits to be published, requests first. */
export function openDraftList({ kysely, names }: { kysely: Kysely<Schema>; names: () => Promise<NameOf> }) {
  return {
    /** The drafts a user may look at. */
    async list(user: Rightful, isAsked: boolean, page: Page, language: Language): Promise<{ drafts: ListedDraft[]; total: number }> {
      const filter: DraftFilter = { collections: readableBy(user), isAsked };
      const [found, total, nameOf] = await Promise.all([listDrafts(kysely, filter, page), countDrafts(kysely, filter), names()]);
      return { drafts: await Promise.all(found.map((draft) => listed(kysely, draft, language, nameOf))), total };
    },
  };
}

async function listed(kysely: Kysely<Schema>, draft: Draft, language: Language, nameOf: NameOf): Promise<ListedDraft> {
  const { collection, id, parent, isNew, updatedAt, updatedBy, asked } = draft;
  const { model } = draftedNamed(collection);
  const entry = await findEntry(kysely, collection, id);
  const before = entry ?? { document: emptyDocument(), published: { en: false, ar: false } };
  const { document } = overlay(model, before, valuesOf(draft), await libraryFor(kysely, []));
  return {
    collection,
    id,
    parent,
    isNew,
    updatedAt,
    title: titleOf(model, document, language),
    place: model.label[language],
    states: draftStates(entry, draft, (await publishedLater(kysely, collection, [id]))(id)),
    updatedBy: nameOf(updatedBy),
    asked: asked ? { at: asked.at, by: nameOf(asked.by), remark: asked.remark } : null,
  };
}
