import { draftStates, type DraftState } from '#content/draft-states.ts';
import { readDocument, type Document, type Language } from '#content/document.ts';
import type { Draft, DraftVersions } from '#store/drafts/draft.ts';
import type { Entry, Published } from '#store/entries/entry.ts';
import type { PublishedLater } from '#store/schedule/scheduled.ts';
import { bothLanguages, forWire } from '#api/content/present.ts';
import { nameInForm, unplacedIn } from './draft-parts.ts';
import { draftedNamed } from './drafted-models.ts';
import type { DraftedModel } from './overlay.ts';

export type PresentedDraft = {
  id: number;
  parent: number;
  isNew: boolean;
  base: number;
  values: Record<string, unknown>;
  /** Typed into fields that an upgrade took away; published nowhere. */
  unplaced: string[];
  versions: DraftVersions;
  states: Record<Language, DraftState>;
  /** In which of its parts something waits. */
  waiting: string[];
  updatedAt: string;
  updatedBy: string;
  asked: { at: string; by: string; remark: string } | null;
  /** A link shows it to somebody without an account until then. */
  linkEndsAt: string | null;
};

export type NameOf = (user: number | null) => string;

export function presentDraft(draft: Draft, entry: Entry | undefined, nameOf: NameOf, later: PublishedLater): PresentedDraft {
  const { id, parent, isNew, base, parts, versions, updatedAt, updatedBy, asked, link } = draft;
  const waiting = Object.entries(parts).flatMap(([part, values]) => (Object.keys(values).length > 0 ? [part] : []));
  const { fields } = draftedNamed(draft.collection).model;
  const all = { ...parts.shared, ...parts.en, ...parts.ar };
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => nameInForm(fields, name, 'en') !== undefined));
  return {
    id,
    parent,
    isNew,
    base,
    versions,
    waiting,
    updatedAt,
    values,
    unplaced: unplacedIn(fields, all),
    states: draftStates(entry, draft, later(id)),
    updatedBy: nameOf(updatedBy),
    asked: asked ? { at: asked.at, by: nameOf(asked.by), remark: asked.remark } : null,
    linkEndsAt: link?.endsAt ?? null,
  };
}

/** A record as it would be, in the form in which a late save is answered the record as it is. */
export function presentState(model: DraftedModel, state: { document: Document; published: Published }): Record<string, unknown> {
  const { values } = readDocument(model.fields, state.document, 'en');
  return { ...forWire(model, values, 'en'), ...bothLanguages(model, state) };
}
