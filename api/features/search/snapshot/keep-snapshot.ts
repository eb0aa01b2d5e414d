import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LANGUAGES } from '#content/document.ts';
import { FOUND_PAGES } from '#content/found-pages.ts';
import type { Schema } from '#store/database/schema.ts';
import { changedAfter, findSnapshot, isComplete, readSnapshot, type SnapshotFacts, writeSnapshot } from '#store/search-snapshots.ts';
import { breather } from '#store/breathe.ts';
import { SHIPPED_SYNONYMS } from '../shipped-synonyms.ts';
import type { TermIndex } from '../term-index.ts';
import { packIndex } from './pack-index.ts';
import { unpackIndex } from './unpack-index.ts';

/** Goes up with every change of what a text is found by, or of how an index is written down. */
const ANALYSIS = 4;
/** A snapshot that is this many changes old is followed in a moment; writing another takes longer. */
const FEW_CHANGES = 500;

type Db = Kysely<Schema>;
type StoredIndex = { terms: TermIndex; groups: Map<string, string[]> };
export type Restored = StoredIndex & { change: number; changed: Awaited<ReturnType<typeof changedAfter>> };

/** By which words and rules an index was made: one that others made says nothing here. */
export function madeBy(own: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([ANALYSIS, LANGUAGES, FOUND_PAGES, own, SHIPPED_SYNONYMS]))
    .digest('hex');
}

/** The index as it was when it was last written down, and what has changed since. */
export async function restoreIndex(db: Db, made: string): Promise<Restored | undefined> {
  const facts = await findSnapshot(db);
  if (facts?.made !== made) return undefined;
  const bytes = await readSnapshot(db, facts);
  if (!bytes) return undefined;
  const stored = await unpackIndex(bytes, breather());
  return { ...stored, change: facts.change, changed: await changedAfter(db, facts.change) };
}

/** Writes an index down, unless there is one that is hardly older. Its bytes are taken at once, and stored while others go on. */
export async function keepIndex(
  db: Db,
  { terms, groups }: StoredIndex,
  { made, change }: Pick<SnapshotFacts, 'made' | 'change'>,
): Promise<void> {
  const before = await findSnapshot(db);
  const isFresh = before?.made === made && change - before.change < FEW_CHANGES && before.change <= change;
  if (before && isFresh && (await isComplete(db, before))) return;
  const bytes = await packIndex(terms, groups, breather());
  // Where the database is closed meanwhile, the next start reads the snapshot before, or builds the index.
  void writeSnapshot(db, bytes, { made, change }).catch(() => undefined);
}
