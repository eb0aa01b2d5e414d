import type { Language } from '#content/document.ts';
import { allCollections } from '#content/index.ts';
import type { Database } from '#store/database/open.ts';
import { countMissingTexts, listMissingTexts } from '#store/entries/missing-texts.ts';
import type { Page } from '#store/entries/read-entries.ts';
import { titleOf } from '#api/content/history/history.ts';
import { missingFields } from '#api/content/browse.ts';

export type MissingRecord = {
  collection: string;
  id: number;
  parent: number;
  title: string;
  missing: Readonly<Record<Language, readonly string[]>>;
};

export type MissingCount = { collection: string; label: string; en: number; ar: number };

/** How many records of each collection lack words in each language. */
export async function countMissing({ kysely }: Database, language: Language): Promise<MissingCount[]> {
  const counts = await countMissingTexts(kysely);
  return allCollections.flatMap(({ name, label }) => {
    const count = counts.get(name);
    return count ? [{ collection: name, label: label[language], en: count.en, ar: count.ar }] : [];
  });
}

/** One page of the live records that have words in one language only, one collection after the other. */
export async function listMissing(
  { kysely }: Database,
  only: string | undefined,
  { limit, offset }: Page,
): Promise<{ records: MissingRecord[]; total: number }> {
  const counts = await countMissingTexts(kysely);
  const records: MissingRecord[] = [];
  let before = 0;
  for (const collection of allCollections.filter(({ name }) => only === undefined || name === only)) {
    const count = counts.get(collection.name)?.records ?? 0;
    const [first, room] = [Math.max(0, offset - before), limit - records.length];
    before += count;
    if (room <= 0 || first >= count) continue;
    for (const entry of await listMissingTexts(kysely, collection.name, {}, { limit: room, offset: first })) {
      const missing = { en: missingFields(collection, entry, 'en'), ar: missingFields(collection, entry, 'ar') };
      const title = titleOf(collection, entry.document, missing.ar.length > 0 ? 'en' : 'ar');
      records.push({ collection: collection.name, id: entry.id, parent: entry.parent, title, missing });
    }
  }
  return { records, total: before };
}
