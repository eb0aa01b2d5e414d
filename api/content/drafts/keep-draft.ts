import type { Transaction } from 'kysely';
import { emptyDocument, filesOf, type Language } from '#content/document.ts';
import { recordIn } from '#content/known.ts';
import { foreignChanges } from '#content/translation.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { valuesOf, type Draft, type DraftPart, type DraftParts, type DraftValues } from '#store/drafts/draft.ts';
import { keepDraft, type SavedDraft } from '#store/drafts/write-drafts.ts';
import type { Entry } from '#store/entries/entry.ts';
import { WriteRefused } from '#store/entries/write-entries.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import { AppError, invalid, type FieldCode } from '#api/errors.ts';
import type { By } from '#api/kernel/written-by.ts';
import { draftParts, nameInForm, fieldAt } from './draft-parts.ts';
import { libraryFor, overlay, type DraftedModel } from './overlay.ts';

/** All texts of a record at their longest are less. */
const MOST_LETTERS = 1_000_000;

export type KeepRequest = {
  values: DraftValues;
  /** Names to take out of it: what was typed there counts no more. */
  forget?: readonly string[] | undefined;
  versions?: Partial<Record<DraftPart, number | undefined>> | undefined;
  base?: number | undefined;
  /** The language that names without a language speak of. */
  language: Language;
  by: By;
};

type Target = { id: number; parent: number; isNew: boolean; key: string };
const SHOWN = { en: true, ar: true };

/** Takes what was typed into the draft of a record; only what differs from what is published stays in it. */
export async function keepTyped(
  tx: Transaction<Schema>,
  database: Database,
  model: DraftedModel,
  entry: Entry | undefined,
  target: Target,
  request: KeepRequest,
  now: Date,
): Promise<SavedDraft> {
  const sent = inForm(model, request);
  const { by, forget = [] } = request;
  const before = entry ?? { document: emptyDocument(), published: SHOWN };
  const library = await libraryFor(tx, [sent, ...(await typedBefore(tx, model.name, target.id))]);
  const saved = await keepDraft(tx, database, {
    ...target,
    collection: model.name,
    base: request.base ?? entry?.version ?? 0,
    actor: by.actor,
    mayPublish: by.languages === 'all',
    now,
    expected: request.versions ?? {},
    change(parts) {
      const union = withoutNames({ ...valuesOf({ parts }), ...sent }, forget);
      if (JSON.stringify(union).length > MOST_LETTERS) throw new AppError('too-large');
      const after = overlay(model, before, union, library);
      refuseForeign(model, by, [...Object.keys(sent), ...forget], overlay(model, before, valuesOf({ parts }), library), after);
      const next: DraftParts = draftParts(model.fields, before, union, after);
      return { parts: next, files: filesOf(model.fields, after.document).filter(({ file }) => library.has(file)) };
    },
  });
  if (saved.isBegun && saved.draft) await tell(tx, saved.draft, by, now);
  return saved;
}

async function typedBefore(tx: Transaction<Schema>, collection: string, id: number): Promise<DraftValues[]> {
  const row = await tx
    .selectFrom('drafts')
    .select(['shared', 'en', 'ar'])
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? [row.shared, row.en, row.ar].map((json) => recordIn(json)) : [];
}

function withoutNames(values: DraftValues, names: readonly string[]): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

function inForm({ fields }: DraftedModel, { values, language }: KeepRequest): DraftValues {
  const unknown: Record<string, FieldCode> = {};
  const named = Object.entries(values).flatMap(([name, value]) => {
    const found = nameInForm(fields, name, language);
    if (found === undefined) unknown[name] = 'unknown-field';
    return found === undefined ? [] : [[found, value]];
  });
  if (Object.keys(unknown).length > 0) throw invalid(unknown);
  return Object.fromEntries(named);
}

type State = Parameters<typeof foreignChanges>[1];

/** Refuses a draft that touches more than the texts of the languages its writer may write. */
function refuseForeign({ fields }: DraftedModel, { languages }: By, names: readonly string[], before: State, after: State): void {
  if (languages === 'all') return;
  const others = names.filter((name) => {
    const language = fieldAt(fields, name)?.language;
    return language === undefined || !languages.includes(language) || fields[name.slice(0, -3)]?.slot === 'file';
  });
  const foreign = [...new Set([...others, ...foreignChanges(fields, before, after, languages)])];
  if (foreign.length > 0) throw new WriteRefused('not-yours', undefined, foreign);
}

async function tell(tx: Transaction<Schema>, { collection, id }: Draft, { actor }: By, now: Date): Promise<void> {
  const at = now.toISOString();
  await recordAudit(tx, { at, actor, action: 'draft-begun', subject: `${collection}/${id}` });
  await queueEvent(tx, 'draft.begun', `${collection}/${id}`, at);
}
