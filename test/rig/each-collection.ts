import { describe } from 'vitest';
import type { Collection } from '#content/define.ts';
import type { Language } from '#content/document.ts';
import type { AnyField } from '#content/fields/kinds.ts';
import type { Call } from './app.ts';
import { onBothEngines } from './both-engines.ts';
import { callsOf, type CollectionCalls } from './collection-calls.ts';
import { sampleText } from './samples.ts';
import { collectionsOn, testedCollections } from './shapes.ts';

export const BASES = { en: '/api/en', ar: '/api/ar' } as const satisfies Record<Language, string>;

export type Subject = {
  collection: Collection;
  /** Names of fields, by what they have in common. */
  localized: string[];
  files: string[];
  required: string[];
  texts: (language: Language, tag: string) => Record<string, string>;
  /** The collection's calls and, where it needs one, a parent that nobody else uses. */
  open: () => Promise<{ records: CollectionCalls; parent: number }>;
  /** The same calls of another collection. */
  callsTo: (other: Collection) => CollectionCalls;
  admin: Call;
};

/**
 * The suite once for every shape a collection of the model has, on PostgreSQL for every trait (EVERY_COLLECTION=1: for every collection
 * on both). Every answer is also held against the document.
 */
export function forEachCollection(suite: (subject: Subject) => void): void {
  onBothEngines((door) => {
    const collections = collectionsOn(door.engine, testedCollections());
    describe.each(collections.map((collection) => [collection.name, collection] as const))('%s', (_name, collection) => {
      const callsTo = (other: Collection) => callsOf(door, other);
      const localized = fieldNames(collection, (field) => field.slot === 'localized');
      suite({
        collection,
        localized,
        files: fieldNames(collection, (field) => field.slot === 'file'),
        required: fieldNames(collection, (field) => field.required),
        texts: (language, tag) => Object.fromEntries(localized.map((name) => [name, sampleText(language, name, tag)])),
        open: async () => ({ records: callsTo(collection), parent: await callsTo(collection).newParent() }),
        callsTo,
        admin: door.admin,
      });
    });
  });
}

export function fieldNames({ fields }: Collection, has: (field: AnyField) => boolean): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (has(field) ? [name] : []));
}
