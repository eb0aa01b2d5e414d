import type { Kysely } from 'kysely';
import type { Collection } from '#content/define.ts';
import type { Language } from '#content/document.ts';
import { collectionNamed } from '#content/index.ts';
import { LANGUAGES } from '#content/languages.ts';
import type { Schema } from '#store/database/schema.ts';
import { valuesOf, type Draft, type DraftValues } from '#store/drafts/draft.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import { releaseItems, type ReleaseItem } from '#store/releases/releases.ts';
import type { DraftedModel } from './overlay.ts';
import type { Rehearsal } from './rehearsal.ts';

/** Groups of settings have no parent. */
type Shape = DraftedModel & Partial<Pick<Collection, 'parent'>>;
type RecordKey = { collection: string; id: number };

/** Which drafts of a collection are looked at, and how much of each. */
export type Shown = {
  isIn: (record: { id: number; parent: number }) => boolean;
  typed: (draft: Draft) => DraftValues;
  /** Of a release. */
  items: readonly ReleaseItem[];
  /** Seen also where it is hidden: a link to it was made. */
  isLinked: (id: number) => boolean;
};

const EVERY: Shown = { isIn: () => true, typed: (draft) => valuesOf(draft), items: [], isLinked: () => false };

/** All there are; for whoever has a link those of a release, or one with what belongs to it. */
export function shownDrafts(kysely: Kysely<Schema>, model: Shape, rehearsal: Rehearsal | undefined): Promise<Shown> {
  if (rehearsal === undefined) return Promise.resolve(EVERY);
  return 'release' in rehearsal ? ofRelease(kysely, model, rehearsal.release) : ofDraft(kysely, model, rehearsal.draft);
}

async function ofRelease(kysely: Kysely<Schema>, { name }: Shape, release: number): Promise<Shown> {
  const items = (await releaseItems(kysely, release)).filter(({ collection }) => collection === name);
  const member = (id: number) => items.find((item) => item.about === 'record' && item.id === id);
  return {
    ...EVERY,
    items,
    isIn: ({ id }) => member(id)?.action === 'publish',
    typed: (draft) => typedFor(draft, member(draft.id)?.language ?? 'both'),
  };
}

/** A product with its sections; a section with the product it stands in, if that is new too. */
async function ofDraft(kysely: Kysely<Schema>, { name, parent: above }: Shape, key: RecordKey): Promise<Shown> {
  const family = [key, ...(await newAbove(kysely, key))];
  return {
    ...EVERY,
    isIn: ({ id, parent }) =>
      family.some((one) => one.collection === name && one.id === id) || (above === key.collection && parent === key.id),
    isLinked: (id) => name === key.collection && id === key.id,
  };
}

async function newAbove(kysely: Kysely<Schema>, { collection, id }: RecordKey): Promise<RecordKey[]> {
  const above = collectionNamed(collection)?.parent;
  const draft = above === undefined ? undefined : await findDraft(kysely, collection, id);
  const parent = above !== undefined && draft ? await findDraft(kysely, above, draft.parent) : undefined;
  return parent?.isNew ? [parent, ...(await newAbove(kysely, parent))] : [];
}

/** Something new that is published in one language stays hidden in the other. */
function typedFor(draft: Draft, language: Language | 'both'): DraftValues {
  if (language === 'both') return valuesOf(draft);
  const hidden = draft.isNew ? LANGUAGES.filter((one) => one !== language).map((one) => [`published_${one}`, 0]) : [];
  return { ...valuesOf(draft, language), ...Object.fromEntries(hidden) };
}
