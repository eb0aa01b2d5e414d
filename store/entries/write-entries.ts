import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { filesOf, type Document, type Language } from '#content/document.ts';
import { foreignChanges, withTexts } from '#content/translation.ts';
import { withUnchanged } from '#content/unchanged.ts';
import type { Model } from '#content/define.ts';
import { callOrigin } from '#store/accounts/call-origin.ts';
import { announceChange } from '#store/changes.ts';
import { listSubject, recordSubject } from '#store/subjects.ts';
import { inStep } from '#store/database/in-step.ts';
import { forUpdate, type Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { insertFile, replaceUses, type NewFile } from '#store/files/files.ts';
import { PRODUCTS, replaceValues } from '#store/products/write-values.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import { takeId } from './take-id.ts';
import { columnsOf, entryFrom, snapshotOf, type Entry, type EntryRow, type Published } from './entry.ts';

type Tx = Transaction<Schema>;

/** Who writes, when, and the files that come with the write: they enter the database in the same step. */
export type Writer = {
  database: Database;
  actor: number | null;
  /** Whoever may write the texts of some languages changes nothing else, whichever call they use. */
  languages: 'all' | readonly Language[];
  now: Date;
  newFiles?: readonly NewFile[];
  /** Happens in the step of the write or not at all: what was a draft is none any more. */
  alongside?: ((tx: Tx, entry: Entry) => Promise<void>) | undefined;
};

/** Why a write was not made; the API turns each into an answer. */
export class WriteRefused extends Error {
  readonly why: 'missing' | 'missing-parent' | 'conflict' | 'full' | 'wrong-order' | 'not-yours';
  readonly current: Entry | undefined;
  /** The fields that are not the writer's to change. */
  readonly fields: readonly string[];

  constructor(why: WriteRefused['why'], current?: Entry, fields: readonly string[] = []) {
    super(why);
    this.why = why;
    this.current = current;
    this.fields = fields;
  }
}

/** For everything that is more than a text of one language: what exists, its order, its place. */
export function requireWhole({ languages }: Pick<Writer, 'languages'>): void {
  if (languages !== 'all') throw new WriteRefused('not-yours');
}

type NewEntry = {
  id?: number;
  parent?: { collection: string; id: number };
  document: Document;
  published: Published;
  maxPerParent?: number | undefined;
};

export function createEntry(writer: Writer, model: Model, entry: NewEntry): Promise<Entry> {
  return inStep(writer.database, (tx) => createInside(tx, writer, model, entry));
}

export async function createInside(
  tx: Tx,
  writer: Writer,
  model: Model,
  { id, parent, document, published, maxPerParent }: NewEntry,
): Promise<Entry> {
  requireWhole(writer);
  const collection = model.name;
  const { database, now, newFiles = [] } = writer;
  for (const file of newFiles) await insertFile(tx, file);
  // Taking the next id locks the sequence's row: creations in one collection queue up, so limits and positions hold.
  const nextId = await takeId(tx, collection, id);
  if (parent && !(await lockLive(tx, database, parent.collection, parent.id, 'share'))) throw new WriteRefused('missing-parent');
  const parentId = parent?.id ?? 0;
  if (maxPerParent !== undefined && (await countSiblings(tx, collection, parentId)) >= maxPerParent) throw new WriteRefused('full');
  const row = await tx
    .insertInto('entries')
    .values({
      collection,
      id: nextId,
      parent: parentId,
      position: (await lastPosition(tx, collection, parentId)) + 1,
      version: 1,
      ...columnsOf(model, document, published),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      deleted_at: null,
      deleted_with: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return recordChange(tx, writer, model, row, 'create');
}

type Change = { document: Document; published: Published };
/** What the program itself changes after a change, whoever made it: nobody needs a right to it. */
type Follow = (before: Document, after: Document) => Document;

/** Reads, changes and writes one record as a single step; `change` must not wait for anything. What changes nothing leaves no trace. */
export function updateEntry(
  writer: Writer,
  model: Model,
  id: number,
  expected: number | undefined,
  change: (entry: Entry) => Change,
  follow?: Follow,
): Promise<Entry> {
  return inStep(writer.database, (tx) => updateInside(tx, writer, model, id, expected, change, follow));
}

export async function updateInside(
  tx: Tx,
  writer: Writer,
  model: Model,
  id: number,
  expected: number | undefined,
  change: (entry: Entry) => Change,
  follow: Follow = (_before, after) => after,
): Promise<Entry> {
  const current = await lockLive(tx, writer.database, model.name, id, 'update');
  if (!current) throw new WriteRefused('missing');
  if (expected !== undefined && expected !== current.version) throw new WriteRefused('conflict', current);
  for (const file of writer.newFiles ?? []) await insertFile(tx, file);
  const wanted = asAllowed(writer, model, current, change(current));
  const document = follow(current.document, withUnchanged(model.fields, current.document, wanted.document));
  if (isDeepStrictEqual({ document, published: wanted.published }, { document: current.document, published: current.published })) {
    await writer.alongside?.(tx, current);
    return current;
  }
  const row = await tx
    .updateTable('entries')
    .set({ ...columnsOf(model, document, wanted.published), version: current.version + 1, updated_at: writer.now.toISOString() })
    .where('collection', '=', model.name)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return recordChange(tx, writer, model, row, 'update');
}

function asAllowed({ languages }: Writer, { fields }: Model, current: Entry, wanted: Change): Change {
  if (languages === 'all') return wanted;
  const foreign = foreignChanges(fields, current, wanted, languages);
  if (foreign.length > 0) throw new WriteRefused('not-yours', undefined, foreign);
  return { document: withTexts(current.document, wanted.document, languages), published: current.published };
}

/** `ids` must be exactly the parent's live records. */
export async function reorderEntries(writer: Writer, collection: string, parent: number, ids: readonly number[]): Promise<void> {
  requireWhole(writer);
  return inStep(writer.database, async (tx) => {
    const { rows } = await sql<{
      id: number;
    }>`select id from entries where collection = ${collection} and parent = ${parent} and deleted_at is null order by id ${forUpdate(writer.database.engine)}`.execute(
      tx,
    );
    const known = new Set(rows.map((row) => row.id));
    if (known.size !== ids.length || new Set(ids).size !== ids.length || !ids.every((id) => known.has(id)))
      throw new WriteRefused('wrong-order');
    for (const [position, id] of ids.entries()) {
      await tx
        .updateTable('entries')
        .set({ position })
        .where('collection', '=', collection)
        .where('id', '=', id)
        .where('position', '<>', position)
        .execute();
    }
    await announceChange(tx, writer.database.engine, [listSubject(collection, parent)]);
  });
}

async function recordChange(tx: Tx, writer: Writer, model: Model, row: EntryRow, action: string): Promise<Entry> {
  const entry = entryFrom(row);
  await writer.alongside?.(tx, entry); // locks the draft before its files, as whoever types does
  await replaceUses(tx, entry.collection, entry.id, filesOf(model.fields, entry.document));
  await keepRevision(tx, writer, entry, action);
  if (entry.collection === PRODUCTS) await replaceValues(tx, [entry]);
  const { collection, id, parent } = entry;
  await announceChange(tx, writer.database.engine, [recordSubject(collection, id), listSubject(collection, parent)]);
  return entry;
}

export async function keepRevision(tx: Tx, { actor, now }: Writer, entry: Entry, action: string): Promise<void> {
  const { collection, id, version } = entry;
  await tx
    .insertInto('revisions')
    .values({ collection, id, version, action, actor, snapshot: JSON.stringify(snapshotOf(entry)), at: now.toISOString(), ...callOrigin() })
    .execute();
  const isSeen = action !== 'delete' && (entry.published.en || entry.published.ar) && !collection.startsWith('settings-');
  if (isSeen) await queueEvent(tx, 'content.published', `${collection}/${id}`, now.toISOString());
}

export async function countSiblings(tx: Tx, collection: string, parent: number): Promise<number> {
  const { count } = await tx
    .selectFrom('entries')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('collection', '=', collection)
    .where('parent', '=', parent)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One step along the index, however many siblings there are. */
async function lastPosition(tx: Tx, collection: string, parent: number): Promise<number> {
  const last = await tx
    .selectFrom('entries')
    .select('position')
    .where('collection', '=', collection)
    .where('parent', '=', parent)
    .where('deleted_at', 'is', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.position ?? -1;
}

export async function lockLive(
  tx: Tx,
  { engine }: Database,
  collection: string,
  id: number,
  strength: 'update' | 'share',
): Promise<Entry | undefined> {
  const row = await tx
    .selectFrom('entries')
    .selectAll()
    .where('collection', '=', collection)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(engine === 'postgres' && strength === 'update', (query) => query.forUpdate())
    .$if(engine === 'postgres' && strength === 'share', (query) => query.forShare())
    .executeTakeFirst();
  return row && entryFrom(row);
}
