import type { Language } from '#content/document.ts';
import { LANGUAGES } from '#content/languages.ts';
import type { Database } from '#store/database/open.ts';
import { DRAFT_PARTS, isEmptyDraft, valuesOf, type Draft, type DraftPart, type DraftVersions } from '#store/drafts/draft.ts';
import { DraftChanged, endParts, lockDraft } from '#store/drafts/write-drafts.ts';
import type { Writer } from '#store/entries/write-entries.ts';
import { draftParts, nameInForm } from './draft-parts.ts';
import { draftedNamed } from './drafted-models.ts';
import { libraryFor, overlay, type DraftedModel } from './overlay.ts';

export type Alongside = NonNullable<Writer['alongside']>;
type RecordKey = { collection: string; id: number };

export function inTurn(first: Alongside | undefined, second: Alongside): Alongside {
  return async (tx, entry) => {
    await first?.(tx, entry);
    await second(tx, entry);
  };
}

/** Of what is published with a language: that language, and what both share. */
export function partsWith(language: Language | 'both'): readonly DraftPart[] {
  return language === 'both' ? DRAFT_PARTS : ['shared', language];
}

/** What a save is sent for a draft. Something new that is published in one language stays hidden in the other. */
export function sentFor(draft: Draft, language: Language | 'both', over: number | undefined): Map<string, unknown> {
  const { fields } = draftedNamed(draft.collection).model;
  const typed = Object.entries(valuesOf(draft, language === 'both' ? undefined : language));
  // What an upgrade left without a field is told to whoever publishes, and stops nobody.
  const values = new Map(typed.filter(([name]) => nameInForm(fields, name, 'en') !== undefined));
  if (!draft.isNew) return values.set('version', over ?? draft.base);
  values.set('category_id', draft.parent);
  if (language !== 'both')
    for (const one of LANGUAGES)
      if (!values.has(`published_${one}`) || one !== language) values.set(`published_${one}`, one === language ? 1 : 0);
  return values;
}

/** In the step that publishes. Refused if somebody typed on meanwhile: nothing goes out unseen, and nothing typed is thrown away. */
export function endingDraft(
  database: Database,
  { collection, id }: RecordKey,
  parts: readonly DraftPart[],
  seen: DraftVersions,
): Alongside {
  return async (tx, entry) => {
    const draft = await lockDraft(tx, database, { collection, id });
    if (parts.some((part) => seen[part] !== (draft?.versions[part] ?? 0))) throw new DraftChanged(draft);
    if (!draft) return;
    const isLeft = await endParts(tx, draft, parts, { isNew: false, base: entry.version });
    if (isLeft && draft.isNew) await showWhenPublished(tx, draft, parts);
  };
}

/** For a save that saw no draft: a form that is reloaded sends its last words on the way out, and they may arrive after it is drawn. */
export function endingSpentDraft(database: Database, model: DraftedModel, id: number): Alongside {
  return async (tx, entry) => {
    const draft = await lockDraft(tx, database, { collection: model.name, id });
    if (!draft || draft.isNew) return;
    const values = valuesOf(draft);
    const after = overlay(model, entry, values, await libraryFor(tx, [values]));
    if (isEmptyDraft(draftParts(model.fields, entry, values, after))) await endParts(tx, draft, DRAFT_PARTS, draft);
  };
}

/** The language of something new that waits is hidden now; its draft says that publishing shows it. */
async function showWhenPublished(tx: Parameters<Alongside>[0], draft: Draft, published: readonly DraftPart[]): Promise<void> {
  for (const language of LANGUAGES) {
    const name = `published_${language}`;
    if (published.includes(language) || Object.hasOwn(draft.parts[language], name)) continue;
    await tx
      .updateTable('drafts')
      .set({ [language]: JSON.stringify({ ...draft.parts[language], [name]: 1 }) })
      .where('collection', '=', draft.collection)
      .where('id', '=', draft.id)
      .execute();
  }
}
