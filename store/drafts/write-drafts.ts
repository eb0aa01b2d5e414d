import type { Transaction } from 'kysely';
import { LANGUAGES } from '#content/languages.ts';
import type { Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { replaceDraftUses } from '#store/files/draft-uses.ts';
import { followDraft, removeScheduled } from '#store/schedule/scheduled.ts';
import { DRAFT_PARTS, draftFrom, isEmptyDraft, NO_PARTS, NO_VERSIONS, type Draft, type DraftPart, type DraftParts } from './draft.ts';

type Tx = Transaction<Schema>;
type RecordKey = { collection: string; id: number };
type RecordKeys = { collection: string; ids: readonly number[] };

/** Somebody else changed the same part since; it carries what stands there. */
export class DraftChanged extends Error {
  readonly current: Draft | undefined;

  constructor(current: Draft | undefined) {
    super('draft-changed');
    this.current = current;
  }
}

export type Keep = RecordKey & {
  parent: number;
  isNew: boolean;
  key: string;
  /** For a draft that is begun. */
  base: number;
  actor: number | null;
  /** Whoever types may publish it too. */
  mayPublish: boolean;
  now: Date;
  /** The versions that whoever types has seen; parts without one are not asked about. */
  expected: Partial<Record<DraftPart, number | undefined>>;
  change: (before: DraftParts) => { parts: DraftParts; files: readonly { field: string; file: string }[] };
};

export type SavedDraft = { draft: Draft | undefined; isBegun: boolean };

const NOTHING = {
  shared: '{}',
  en: '{}',
  ar: '{}',
  shared_version: 0,
  en_version: 0,
  ar_version: 0,
  asked_at: null,
  asked_by: null,
  remark: '',
};

/** Reads, changes and writes one draft as a single step; a draft that says what is published anyway is gone. */
export async function keepDraft(tx: Tx, database: Database, keep: Keep): Promise<SavedDraft> {
  const { collection, id, parent, isNew, key, base, actor, mayPublish, now, expected, change } = keep;
  const at = now.toISOString();
  const begun = await tx
    .insertInto('drafts')
    .values({ collection, id, parent, key, base, is_new: isNew ? 1 : 0, ...NOTHING, created_at: at, updated_at: at, updated_by: actor })
    .onConflict((conflict) => conflict.columns(['collection', 'id']).doNothing())
    .executeTakeFirst();
  const before = await lockDraft(tx, database, { collection, id });
  if (!before) throw new Error(`The draft of ${collection}/${id} went while it was being saved.`);
  const { parts, files } = change(before.parts);
  const changed = DRAFT_PARTS.filter((part) => JSON.stringify(parts[part]) !== JSON.stringify(before.parts[part]));
  const isBegun = (begun.numInsertedOrUpdatedRows ?? 0n) > 0n;
  if (changed.some((part) => expected[part] !== undefined && expected[part] !== before.versions[part]))
    throw new DraftChanged(isBegun ? undefined : before);
  await replaceDraftUses(tx, { collection, id }, files, now);
  if (isEmptyDraft(parts) && !before.isNew) {
    await tx.deleteFrom('drafts').where('collection', '=', collection).where('id', '=', id).execute();
    if (mayPublish) await followDraft(tx, { collection, id }, before.versions, NO_VERSIONS);
    return { draft: undefined, isBegun: false };
  }
  if (changed.length === 0) return { draft: before, isBegun };
  const set = changed.map((part) => [
    [part, JSON.stringify(parts[part])],
    [`${part}_version`, Math.max(before.versions[part] + 1, now.getTime())],
  ]);
  const row = await tx
    .updateTable('drafts')
    .set({ ...Object.fromEntries(set.flat()), updated_at: at, updated_by: actor })
    .where('collection', '=', collection)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const draft = draftFrom(row);
  if (mayPublish) await followDraft(tx, { collection, id }, before.versions, draft.versions);
  return { draft, isBegun };
}

export async function lockDraft(tx: Tx, { engine }: Pick<Database, 'engine'>, { collection, id }: RecordKey): Promise<Draft | undefined> {
  const row = await tx
    .selectFrom('drafts')
    .selectAll()
    .where('collection', '=', collection)
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row && draftFrom(row);
}

/** Published or thrown away by somebody who may publish; the rest stands over `base`, and what was to go out at a time does not. */
export async function endParts(tx: Tx, draft: Draft, parts: readonly DraftPart[], left: Pick<Draft, 'isNew' | 'base'>): Promise<boolean> {
  const { collection, id, versions } = draft;
  await removeScheduled(tx, { collection, id, action: 'publish', languages: LANGUAGES.filter((language) => parts.includes(language)) });
  await followDraft(tx, { collection, id }, versions, { ...versions, ...Object.fromEntries(parts.map((part) => [part, 0])) });
  return dropParts(tx, draft, parts, left);
}

export async function dropParts(tx: Tx, draft: Draft, parts: readonly DraftPart[], left: Pick<Draft, 'isNew' | 'base'>): Promise<boolean> {
  const { collection, id } = draft;
  const rest: DraftParts = { ...draft.parts, ...Object.fromEntries(parts.map((part) => [part, NO_PARTS[part]])) };
  if (isEmptyDraft(rest)) {
    await removeDraft(tx, draft);
    return false;
  }
  const emptied = Object.fromEntries(parts.flatMap((part) => [[part, '{}'] as const, [`${part}_version`, NO_VERSIONS[part]] as const]));
  await tx
    .updateTable('drafts')
    .set({ ...emptied, is_new: left.isNew ? 1 : 0, base: left.base })
    .where('collection', '=', collection)
    .where('id', '=', id)
    .execute();
  return true;
}

export async function removeDraft(tx: Tx, { collection, id }: RecordKey, now = new Date()): Promise<void> {
  await replaceDraftUses(tx, { collection, id }, [], now);
  await tx.deleteFrom('drafts').where('collection', '=', collection).where('id', '=', id).execute();
}

export async function askToPublish(
  tx: Tx,
  { collection, id }: RecordKey,
  asked: { at: string; by: number | null; remark: string } | undefined,
) {
  const row = await tx
    .updateTable('drafts')
    .set({ asked_at: asked?.at ?? null, asked_by: asked?.by ?? null, remark: asked?.remark ?? '' })
    .where('collection', '=', collection)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && draftFrom(row);
}

/** Another link ends the one before; none where the draft is gone. */
export async function setDraftLink(
  tx: Tx,
  { collection, id }: RecordKey,
  link: { key: string; endsAt: string } | undefined,
): Promise<void> {
  await tx
    .updateTable('drafts')
    .set({ link_key: link?.key ?? '', link_ends_at: link?.endsAt ?? null })
    .where('collection', '=', collection)
    .where('id', '=', id)
    .execute();
}

/** With records that are deleted for good go their drafts, and what was new below them. */
export async function removeDraftsOf(tx: Tx, { collection, ids }: RecordKeys, children: readonly string[]): Promise<void> {
  const gone = await tx
    .selectFrom('drafts')
    .select(['collection', 'id'])
    .where((e) => {
      const own = e.and([e('collection', '=', collection), e('id', 'in', ids)]);
      if (children.length === 0) return own;
      return e.or([own, e.and([e('collection', 'in', children), e('parent', 'in', ids), e('is_new', '=', 1)])]);
    })
    .execute();
  for (const one of gone) await removeDraft(tx, one);
}

/** A record was published or hidden under a draft: its texts are the same, so the draft stands over the new version. */
export async function followRecord(tx: Tx, { collection, id, version }: RecordKey & { version: number }): Promise<void> {
  await tx
    .updateTable('drafts')
    .set({ base: version })
    .where('collection', '=', collection)
    .where('id', '=', id)
    .where('base', '=', version - 1)
    .execute();
}
