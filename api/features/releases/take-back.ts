import type { Transaction } from 'kysely';
import { emptyDocument, filesOf, type Document } from '#content/document.ts';
import { recordIn } from '#content/known.ts';
import { within } from '#store/database/in-step.ts';
import type { Schema } from '#store/database/schema.ts';
import type { Entry, Published } from '#store/entries/entry.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import { liveOrder } from '#store/entries/live-order.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { findRevision } from '#store/entries/revisions.ts';
import { restoreEntries } from '#store/entries/trash.ts';
import { reorderEntries, updateEntry, type Writer } from '#store/entries/write-entries.ts';
import { findFiles } from '#store/files/files.ts';
import { changeItem, type ReleaseItem } from '#store/releases/releases.ts';
import { draftedNamed } from '#api/content/drafts/drafted-models.ts';
import { keepTyped } from '#api/content/drafts/keep-draft.ts';
import { withKnownFiles } from '#api/content/history/known-files.ts';
import { refusal, type SaveParts } from '#api/content/save-entry.ts';
import { AppError, notFound } from '#api/errors.ts';
import type { By } from '#api/kernel/written-by.ts';
import { languagesOf, merged, problemOf, seenIn, type Before, type Refused } from './apply-release.ts';

type Tx = Transaction<Schema>;
type Undo = { items: readonly ReleaseItem[]; by: By; /** Also what was saved again since. */ isOver: boolean };

/** Undoes what a release did, the last first; what was published is a draft again, and the release open. */
export async function takeBack(parts: SaveParts, tx: Tx, { items, by, isOver }: Undo): Promise<Refused[]> {
  const inside = { ...parts, database: within(parts.database, tx) };
  const writer: Writer = { database: inside.database, ...by, now: parts.clock() };
  const turn = { order: 0, delete: 1, publish: 2 } as const;
  const refused: Refused[] = [];
  for (const item of items.toSorted((a, b) => turn[a.action] - turn[b.action])) {
    try {
      await undo(inside, tx, writer, item, by, isOver);
      // What is a draft again is what was published: nobody has to look at it anew before a time is set.
      const draft = await findDraft(tx, item.collection, item.id);
      await changeItem(tx, item, { slot: 0, before: '{}', ...seenIn(draft) });
    } catch (error) {
      const problem =
        error instanceof ChangedSince ? { problem: 'changed-since' as const, fields: [] } : await problemOf(tx, refusal(error), item);
      if (!problem) throw error;
      refused.push({ item, ...problem });
    }
  }
  return refused;
}

class ChangedSince extends Error {}

async function undo(parts: SaveParts, tx: Tx, writer: Writer, item: ReleaseItem, by: By, isOver: boolean): Promise<void> {
  const { collection: name, id, action } = item;
  const before: Before = recordIn(item.before);
  const drafted = draftedNamed(name);
  if (action === 'publish') return undoPublish(parts, tx, writer, item, before, by, isOver);
  if (!('collection' in drafted)) throw notFound();
  if (action === 'delete') await restoreEntries(writer, drafted.collection, [id]);
  else await reorderEntries(writer, name, id, merged(before.ids ?? [], await liveOrder(tx, name, id)));
}

async function undoPublish(
  parts: SaveParts,
  tx: Tx,
  writer: Writer,
  { collection: name, id, language }: ReleaseItem,
  { version = 0, after, values = {} }: Before,
  by: By,
  isOver: boolean,
): Promise<void> {
  const { model } = draftedNamed(name);
  const current = await findEntry(tx, name, id);
  if (!current) throw notFound();
  if (current.version !== after && !isOver) throw new ChangedSince();
  const earlier = version === 0 ? unborn(current, name) : await stateAt(tx, model.fields, current, version);
  const entry = await updateEntry(writer, model, id, undefined, () => earlier);
  const shown = Object.fromEntries(languagesOf(language).flatMap((one) => (current.published[one] ? [[`published_${one}`, 1]] : [])));
  const target = { id, parent: entry.parent, isNew: false, key: '' };
  const typed = { ...(version === 0 ? shown : {}), ...values };
  await keepTyped(tx, parts.database, model, entry, target, { values: typed, language: 'en', by }, writer.now);
}

/** Something new stays and is hidden, so that it can be published again; settings that were never saved are empty again. */
function unborn({ document }: Entry, name: string): { document: Document; published: Published } {
  if (name.startsWith('settings-')) return { document: emptyDocument(), published: { en: true, ar: true } };
  return { document, published: { en: false, ar: false } };
}

async function stateAt(tx: Tx, fields: Parameters<typeof filesOf>[0], current: Entry, version: number) {
  const revision = await findRevision(tx, current.collection, current.id, version);
  if (!revision) throw new AppError('conflict');
  const { shared, en, ar, published } = revision.snapshot;
  const earlier = { shared, en, ar };
  const found = await findFiles(
    tx,
    filesOf(fields, earlier).map(({ file }) => file),
  );
  return { document: withKnownFiles(fields, earlier, current.document, new Set(found.map(({ name }) => name))), published };
}
