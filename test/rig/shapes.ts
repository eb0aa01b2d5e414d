import type { Collection } from '#content/define.ts';
import { allCollections, childrenOf } from '#content/index.ts';
import type { ENGINES } from './postgres.ts';

export type Engine = (typeof ENGINES)[number];

export const IS_WIDE = process.env['EVERY_COLLECTION'] === '1';

/** Says nothing about how the engine treats a record. */
const WORDING = new Set(['label', 'help', 'schema']);

/**
 * What the engine sees of a collection: how it is called, whether it has a parent and room for how many, and its fields but for
 * their names. Collections of one shape take the same way through the code.
 */
export function shapeOf({ calls, parent, maxPerParent, fields, fieldAliases, shownWhile, allRequiredTogether, saved }: Collection): string {
  const { envelope, ...way } = calls;
  const kinds = Object.values(fields).map((field) => JSON.stringify(field, (key, value) => (WORDING.has(key) ? undefined : value)));
  return JSON.stringify([
    { ...way, hasEnvelope: envelope !== undefined },
    [parent !== undefined, maxPerParent, Object.keys(fieldAliases).length > 0, shownWhile !== undefined, allRequiredTogether, saved],
    kinds.toSorted(),
  ]);
}

/** What a shape is made of, one by one. */
export function traitsOf(collection: Collection): string[] {
  const { calls, parent, maxPerParent, fields, fieldAliases, shownWhile, allRequiredTogether, saved } = collection;
  const has = {
    ...calls,
    envelope: calls.envelope !== undefined,
    parent: parent !== undefined,
    children: childrenOf(collection.name).length > 0,
    aliases: Object.keys(fieldAliases).length > 0,
    shownWhile: shownWhile !== undefined,
    maxPerParent,
    allRequiredTogether,
    saved,
  };
  return [
    ...Object.entries(has).map((trait) => JSON.stringify(trait)),
    ...Object.values(fields).map(({ kind, slot, required }) => JSON.stringify([kind, slot, required])),
  ];
}

/** A few collections that together have every trait that any has: the next is always the one with most of what is still missing. */
function coveringCollections(): readonly Collection[] {
  const missing = new Set(allCollections.flatMap(traitsOf));
  const chosen: Collection[] = [];
  const newIn = (collection: Collection) => new Set(traitsOf(collection)).intersection(missing).size;
  while (missing.size > 0) {
    const next = allCollections.reduce((best, one) => (newIn(one) > newIn(best) ? one : best));
    for (const trait of traitsOf(next)) missing.delete(trait);
    chosen.push(next);
  }
  return chosen;
}

/** One collection of every shape; with EVERY_COLLECTION=1 all of them. */
export function testedCollections(): readonly Collection[] {
  if (IS_WIDE) return allCollections;
  return [...Map.groupBy(allCollections, shapeOf).values()].map(([first]) => first!);
}

/**
 * The collections that one database is tried with. All their records are rows of one table and their fields are inside a document, so
 * no query differs by what a collection is called or by how its fields are put together: on PostgreSQL each trait is met once, on
 * SQLite every one of those named.
 */
export function collectionsOn(engine: Engine, onSqlite: readonly Collection[] = allCollections): readonly Collection[] {
  if (IS_WIDE) return allCollections;
  return engine === 'sqlite' ? onSqlite : coveringCollections();
}
