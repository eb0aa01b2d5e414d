import { LANGUAGES, type Language } from '#content/document.ts';
import type { Collection } from '#content/define.ts';
import { allCollections } from '#content/index.ts';
import type { Database } from '#store/database/open.ts';
import { allEntries, type Page } from '#store/entries/read-entries.ts';
import { titleOf } from '#api/history/history.ts';
import { missingFields } from '#api/content/browse.ts';

export type MissingRecord = {
  collection: string;
  id: number;
  parent: number;
  title: string;
  /** The fields without words, per language. */
  missing: Readonly<Record<Language, readonly string[]>>;
};

/** Every live record that has words in one language only. */
async function* missingRecords(
  { kysely }: Database,
  only: readonly Collection[],
): AsyncGenerator<{ collection: Collection; record: MissingRecord }> {
  for (const collection of only) {
    for (const entry of await allEntries(kysely, collection.name)) {
      const missing = { en: missingFields(collection, entry, 'en'), ar: missingFields(collection, entry, 'ar') };
      if (LANGUAGES.every((language) => missing[language].length === 0)) continue;
      const { id, parent } = entry;
      yield {
        collection,
        record: {
          collection: collection.name,
          id,
          parent,
          title: titleOf(collection, entry.document, missing.ar.length > 0 ? 'en' : 'ar'),
          missing,
        },
      };
    }
  }
}

export type MissingCount = { collection: string; label: string; en: number; ar: number };

/** How many records of each collection lack words in each language. */
export async function countMissing(database: Database, language: Language): Promise<MissingCount[]> {
  const counts = new Map<string, MissingCount>();
  for await (const { collection, record } of missingRecords(database, allCollections)) {
    const count = counts.get(collection.name) ?? { collection: collection.name, label: collection.label[language], en: 0, ar: 0 };
    for (const one of LANGUAGES) if (record.missing[one].length > 0) count[one] += 1;
    counts.set(collection.name, count);
  }
  return [...counts.values()];
}

export async function listMissing(
  database: Database,
  collection: string | undefined,
  { limit, offset }: Page,
): Promise<{ records: MissingRecord[]; total: number }> {
  const only = allCollections.filter(({ name }) => collection === undefined || name === collection);
  const records = (await Array.fromAsync(missingRecords(database, only))).map(({ record }) => record);
  return { records: records.slice(offset, offset + limit), total: records.length };
}
