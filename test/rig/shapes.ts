import type { Collection } from '#content/define.ts';
import { allCollections } from '#content/index.ts';

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

/** One collection of every shape; with EVERY_COLLECTION=1 all of them. */
export function testedCollections(): readonly Collection[] {
  if (process.env['EVERY_COLLECTION'] === '1') return allCollections;
  return [...Map.groupBy(allCollections, shapeOf).values()].map(([first]) => first!);
}
