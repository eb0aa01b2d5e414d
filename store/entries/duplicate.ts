import type { Transaction } from 'kysely';
import type { Collection } from '#content/define.ts';
import { LANGUAGES, type Document } from '#content/document.ts';
import { childrenOf } from '#content/index.ts';
import { copyDraft, copyNewDrafts } from '#store/drafts/copy-drafts.ts';
import type { Schema } from '#store/database/schema.ts';
import type { Entry } from './entry.ts';
import { listEntries } from './read-entries.ts';
import { takeId } from './take-id.ts';
import { createInside, lockLive, WriteRefused, type Writer } from './write-entries.ts';

const ALL = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };

type Duplicate = { entry: Entry; children: number };

/** A hidden copy beside the original, with copies of everything below it; `rename` knows the id the copy got. */
export function duplicateEntry(
  writer: Writer,
  collection: Collection,
  id: number,
  rename: (document: Document, copyId: number) => Document,
): Promise<Duplicate> {
  return writer.database.kysely.transaction().execute(async (tx) => {
    const original = await lockLive(tx, writer.database, collection.name, id, 'update');
    if (!original) throw new WriteRefused('missing');
    const copyId = await takeId(tx, collection.name, undefined);
    const entry = await createInside(tx, writer, collection, {
      id: copyId,
      ...parentOf(collection, original.parent),
      document: rename(structuredClone(original.document), copyId),
      published: { en: false, ar: false },
      maxPerParent: collection.maxPerParent,
    });
    const { titleField } = collection;
    const without = [titleField, ...LANGUAGES.map((language) => `${titleField}_${language}`)];
    const at = writer.now.toISOString();
    await copyDraft(tx, { collection: collection.name, from: id, to: entry.id, parent: entry.parent, without, at });
    return { entry, children: await copyChildren(tx, writer, collection.name, id, entry.id) };
  });
}

/** Children stay as visible as they were: nobody sees them while their parent is hidden, and publishing it shows all of it. */
async function copyChildren(tx: Transaction<Schema>, writer: Writer, parent: string, from: number, to: number): Promise<number> {
  let copied = 0;
  for (const child of childrenOf(parent)) {
    for (const { id, document, published } of await listEntries(tx, child.name, from, ALL)) {
      const copy = await createInside(tx, writer, child, { parent: { collection: parent, id: to }, document, published });
      await copyDraft(tx, { collection: child.name, from: id, to: copy.id, parent: to, at: writer.now.toISOString() });
      copied += 1 + (await copyChildren(tx, writer, child.name, id, copy.id));
    }
    await copyNewDrafts(tx, child.name, from, to, writer.now.toISOString());
  }
  return copied;
}

function parentOf({ parent }: Collection, id: number): { parent?: { collection: string; id: number } } {
  return parent === undefined ? {} : { parent: { collection: parent, id } };
}
