import { LRUCache } from 'lru-cache';
import type { Changes } from '#store/changes.ts';
import { isTouched, noteReads, withReads, type Reads } from '#store/subjects.ts';

type CachedRead<Value> = { reading: Promise<{ result: Value; reads: Reads }>; reads?: Reads };

export type ReadCache<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/** Everybody gets the same object, so it is frozen; at most so many records. What was read while something changed is given, not kept. */
export function openReadCache<Value>(onChange: Changes['onChange'], most: number): ReadCache<Value> {
  const cached = new LRUCache<string, CachedRead<Value>>({ maxSize: most });
  onChange((change) => {
    const touched = [...cached.entries()].filter(([, { reads }]) => !reads || isTouched(reads, change));
    for (const [key] of touched) cached.delete(key);
  });

  return async (key, read) => {
    const known = cached.get(key);
    const mine: CachedRead<Value> = known ?? { reading: withReads(async () => deepFreeze(await read())) };
    if (!known) cached.set(key, mine, { size: 1 });
    try {
      const { result, reads } = await mine.reading;
      // Its weight is known only now, and a cache weighs what it is given anew.
      if (!mine.reads && cached.peek(key) === mine && cached.delete(key)) cached.set(key, mine, { size: weightOf(result) });
      mine.reads = reads;
      noteReads(reads);
      return result;
    } catch (error) {
      if (cached.peek(key) === mine) cached.delete(key); // the next one tries again
      throw error;
    }
  };
}

function weightOf(value: unknown): number {
  return Array.isArray(value) ? Math.max(1, value.length) : 1;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
