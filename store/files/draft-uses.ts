import type { Transaction } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { replaceUses } from './files.ts';

/** In the list of uses, drafts stand under the names of their collections with this before them. */
export const DRAFT_OF = 'draft:';

/** A file that only a draft names is used: it is not swept, and nobody deletes it under the draft. */
export function replaceDraftUses(
  tx: Transaction<Schema>,
  { collection, id }: { collection: string; id: number },
  uses: readonly { field: string; file: string }[],
  now: Date,
): Promise<void> {
  return replaceUses(tx, DRAFT_OF + collection, id, uses, now, 'nothing');
}

/** The collection of a draft that uses a file; undefined where a record uses it. */
export function draftCollectionOf(collection: string): string | undefined {
  return collection.startsWith(DRAFT_OF) ? collection.slice(DRAFT_OF.length) : undefined;
}
