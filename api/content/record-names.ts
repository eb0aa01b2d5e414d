import type { Collection } from '#content/define.ts';
import { LANGUAGES, readOne, type Language } from '#content/document.ts';
import { cacheUntilChange, type Cached } from '#api/kernel/cache-until-change.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import { walkEntries } from '#store/entries/walk-entries.ts';
import { isVisible } from './present.ts';

export type NamedRecord = { id: number; parent: number; names: readonly string[] };
export type RecordNames = (collection: Collection, language: Language) => Promise<readonly NamedRecord[]>;

type Parts = { database: Database; onChange: Changes['onChange'] };

/** What the visible records of a small collection are called, in both languages: addresses name them. */
export function openRecordNames({ database, onChange }: Parts): RecordNames {
  const known = new Map<string, Cached<readonly NamedRecord[]>>();

  async function read(collection: Collection, language: Language): Promise<readonly NamedRecord[]> {
    const entries = await Array.fromAsync(walkEntries(database.kysely, collection.name));
    return entries
      .filter((entry) => isVisible(collection, entry, language))
      .map(({ id, parent, document }) => ({
        id,
        parent,
        names: LANGUAGES.map((one) => String(readOne(collection.fields, document, collection.titleField, one) ?? '')),
      }));
  }

  return (collection, language) => {
    const key = `${collection.name} ${language}`;
    const cached = known.get(key) ?? cacheUntilChange(onChange, () => read(collection, language));
    known.set(key, cached);
    return cached();
  };
}
