import type { Model } from '#content/define.ts';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { allCollections, collectionNamed } from '#content/index.ts';
import { breather } from '#store/breathe.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import type { Subject } from '#store/subjects.ts';
import { titleOf } from '#api/content/history/history.ts';
import { followRecords } from '#api/kernel/follow-records.ts';
import { fold, queryTerms, words } from '#api/kernel/normalise.ts';

export type FoundRecord = { collection: string; id: number; parent: number; title: string };

/** So many names are compared before others may pass. */
const BATCH = 2_000;
const ORDER = new Map(allCollections.map(({ name, page }, at) => [name, page ? at : allCollections.length + at]));

/** Finds records by what they are called, in either language and in any spelling the search forgives. */
export function openFinder({ database, onChange }: { database: Database; onChange: Changes['onChange'] }) {
  const names = followRecords<string>({ database, onChange, models: allCollections, look: nameOf });

  async function ranked(query: string, limit: number): Promise<Subject[]> {
    const wanted = words(query).map((word) => [word, ...queryTerms(word, true)]);
    if (wanted.length === 0) return [];
    const [breathe, whole] = [breather(), fold(query.trim())];
    const found: { subject: Subject; rank: number }[] = [];
    let seen = 0;
    for (const [subject, name] of (await names.soFar()).found) {
      seen += 1;
      if (seen % BATCH === 0) await breathe();
      if (wanted.every((terms) => terms.some((term) => name.includes(term)))) found.push({ subject, rank: rankOf(subject, name, whole) });
    }
    return found
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, limit)
      .map(({ subject }) => subject);
  }

  return {
    async records(query: string, limit: number, language: Language): Promise<FoundRecord[]> {
      const found: FoundRecord[] = [];
      for (const subject of await ranked(query, limit)) {
        const [name = '', id] = subject.split('#');
        const collection = collectionNamed(name);
        const entry = collection && (await findEntry(database.kysely, name, Number(id)));
        if (entry)
          found.push({ collection: name, id: entry.id, parent: entry.parent, title: titleOf(collection, entry.document, language) });
      }
      return found;
    },
  };
}

function nameOf({ name }: Model, { document, id }: Entry): string | undefined {
  const collection = collectionNamed(name);
  if (!collection) return undefined;
  return fold([...LANGUAGES.map((language) => titleOf(collection, document, language)), String(id)].join('\n'));
}

/** What begins with the words comes first, then records that have a page of their own. */
function rankOf(subject: Subject, name: string, whole: string): number {
  const begins = name.split('\n').some((one) => one.startsWith(whole)) ? 0 : 1;
  return begins * 1_000 + (ORDER.get(subject.split('#', 1)[0] ?? '') ?? 999);
}
