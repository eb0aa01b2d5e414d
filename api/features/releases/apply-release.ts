import type { Transaction } from 'kysely';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { collectionNamed } from '#content/index.ts';
import type { ReleaseProblem } from '#content/releases.ts';
import { within } from '#store/database/in-step.ts';
import type { Schema } from '#store/database/schema.ts';
import { NO_VERSIONS, type Draft } from '#store/drafts/draft.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import { liveOrder } from '#store/entries/live-order.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { findAnywhere } from '#store/entries/read-trash.ts';
import { trashEntries } from '#store/entries/trash.ts';
import { reorderEntries, updateEntry, type Writer } from '#store/entries/write-entries.ts';
import { changeItem, idsIn, type ReleaseItem } from '#store/releases/releases.ts';
import { draftedNamed } from '#api/content/drafts/drafted-models.ts';
import { publishInside } from '#api/content/drafts/publish-inside.ts';
import { refusal, type SaveParts } from '#api/content/save-entry.ts';
import { AppError, notFound } from '#api/errors.ts';
import type { By } from '#api/kernel/written-by.ts';

type Tx = Transaction<Schema>;
/** How a record was before a release, so that the item can be undone. */
export type Before = {
  /** 0 for something new. */
  version?: number;
  after?: number;
  values?: Readonly<Record<string, unknown>>;
  ids?: readonly number[];
};
export type Refused = { item: ReleaseItem; problem: ReleaseProblem; fields: string[] };

type Apply = { items: readonly ReleaseItem[]; by: By; /** Only what somebody with the right to publish has looked at. */ asSeen: boolean };

/** Everything in a release, in the transaction of whoever asks, each item by the save that a click makes. Answers what stands in the way. */
export async function applyRelease(parts: SaveParts, tx: Tx, { items, by, asSeen }: Apply): Promise<Refused[]> {
  const inside = { ...parts, database: within(parts.database, tx) };
  const writer: Writer = { database: inside.database, ...by, now: parts.clock() };
  const refused: Refused[] = [];
  for (const item of inOrder(items)) {
    try {
      const before = await apply(inside, writer, item, by, asSeen);
      await changeItem(tx, item, { before: JSON.stringify(before), slot: item.release_id });
    } catch (error) {
      const problem = await problemOf(tx, refusal(error), item);
      if (!problem) throw error;
      refused.push({ item, ...problem });
    }
  }
  return refused;
}

/** Parents before what belongs to them, deletions after that, and orders when all are there. */
function inOrder(items: readonly ReleaseItem[]): ReleaseItem[] {
  const turn = { publish: 0, delete: 1, order: 2 } as const;
  return items.toSorted((a, b) => turn[a.action] - turn[b.action] || depthOf(a.collection) - depthOf(b.collection) || a.id - b.id);
}

function depthOf(name: string): number {
  const parent = collectionNamed(name)?.parent;
  return parent === undefined ? 0 : depthOf(parent) + 1;
}

async function apply(parts: SaveParts, writer: Writer, item: ReleaseItem, by: By, asSeen: boolean): Promise<Before> {
  const { kysely } = parts.database;
  const { collection: name, id } = item;
  const drafted = draftedNamed(name);
  if (item.action === 'publish') return publishItem(parts, writer, item, by, asSeen);
  if (!('collection' in drafted)) throw notFound();
  if (item.action === 'delete') {
    await trashEntries(writer, drafted.collection, [id]);
    return {};
  }
  const ids = await liveOrder(kysely, name, id);
  await reorderEntries(writer, name, id, merged(idsIn(item), ids));
  return { ids };
}

async function publishItem(parts: SaveParts, writer: Writer, item: ReleaseItem, by: By, asSeen: boolean): Promise<Before> {
  const { kysely } = parts.database;
  const { collection: name, id, language } = item;
  const drafted = draftedNamed(name);
  const [draft, entry] = [await findDraft(kysely, name, id), await findEntry(kysely, name, id)];
  if (asSeen) requireSeen(item, draft);
  if (!entry && !draft?.isNew && 'collection' in drafted) throw notFound();
  const version = entry?.version ?? 0;
  if (draft && (draft.isNew || isTyped(draft, language))) {
    const { version: after } = await publishInside(parts, drafted, draft, { language, by });
    return { version, after, values: typedIn(draft, language) };
  }
  const wanted = Object.fromEntries(languagesOf(language).map((one) => [one, true]));
  const shown = await updateEntry(writer, drafted.model, id, undefined, ({ document, published }) => ({
    document,
    published: { ...published, ...wanted },
  }));
  return { version, after: shown.version, values: {} };
}

export function languagesOf(language: Language | 'both'): readonly Language[] {
  return language === 'both' ? LANGUAGES : [language];
}

function typedIn({ parts }: Draft, language: Language | 'both'): Record<string, unknown> {
  const typed: Record<string, unknown> = { ...parts.shared };
  for (const one of languagesOf(language)) Object.assign(typed, parts[one]);
  return typed;
}

export function isTyped(draft: Draft, language: Language | 'both'): boolean {
  return Object.keys(typedIn(draft, language)).length > 0;
}

/** The versions that somebody with the right to publish has looked at. */
export function seenIn(draft: Draft | undefined) {
  const { shared, en, ar } = draft?.versions ?? NO_VERSIONS;
  return { shared_version: shared, en_version: en, ar_version: ar };
}

export function isSeen(item: ReleaseItem, draft: Draft | undefined): boolean {
  const versions = draft?.versions ?? NO_VERSIONS;
  return (['shared', ...languagesOf(item.language)] as const).every((part) => item[`${part}_version`] === versions[part]);
}

function requireSeen(item: ReleaseItem, draft: Draft | undefined): void {
  if (!isSeen(item, draft)) throw new AppError('conflict', { reason: 'draft-changed' });
}

/** The wanted order of those that are there; what came since stands behind. */
export function merged(wanted: readonly number[], live: readonly number[]): number[] {
  return [...wanted.filter((id) => live.includes(id)), ...live.filter((id) => !wanted.includes(id))];
}

export async function problemOf(tx: Tx, error: unknown, { collection, id }: ReleaseItem): Promise<Omit<Refused, 'item'> | undefined> {
  if (!(error instanceof AppError)) return undefined;
  const { code, details } = error;
  const fields = Object.keys(details.fields ?? {});
  if (code === 'not-found') return { problem: (await findAnywhere(tx, collection, id)) ? 'in-trash' : 'gone', fields };
  if (code === 'invalid-input') return { problem: 'does-not-fit', fields };
  if (code === 'limit-reached') return { problem: 'full', fields };
  if (code === 'not-allowed') return { problem: 'refused', fields };
  if (code !== 'conflict') return undefined;
  if (details.reason === 'draft-changed' || details.reason === 'draft-gone' || details.reason === 'no-draft')
    return { problem: 'draft-changed', fields };
  return { problem: details.reason === 'parent-is-draft' ? 'parent-is-draft' : 'conflict', fields };
}
