import type { Model } from '#content/define.ts';
import { emptyDocument } from '#content/document.ts';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { allCollections, collectionNamed } from '#content/index.ts';
import { breather } from '#store/breathe.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import { valuesOf } from '#store/drafts/draft.ts';
import { latestNewDrafts } from '#store/drafts/read-drafts.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import type { Subject } from '#store/subjects.ts';
import { overlay } from '#api/content/drafts/overlay.ts';
import { titleOf } from '#api/content/history/history.ts';
import { followRecords } from '#api/kernel/follow-records.ts';
import { nearlyCalled } from '#api/kernel/nearly-called.ts';
import { fold, queryTerms, words } from '#api/kernel/normalise.ts';
import { soundOf, soundsOf } from '#api/kernel/sounds.ts';

/** `names`: by which it may have been found, in every language. */
export type FoundRecord = { collection: string; id: number; parent: number; title: string; names: readonly string[] };

/** Names compared before the event loop may go on. */
const BATCH = 100;
/** Latest drafts that are looked through, because they are in no index. */
const NEW_DRAFTS = 500;
const NO_WORD = /[^\p{L}\p{N}]+/u;
const LATIN_WORD = /[a-z]{4,}/g;
const ORDER = new Map(allCollections.map(({ name, page }, at) => [name, page ? at : allCollections.length + at]));

/** Finds records by what they are called, in either language and in any spelling the search forgives. */
export function openFinder({ database, onChange }: { database: Database; onChange: Changes['onChange'] }) {
  const names = followRecords<string>({ database, onChange, models: allCollections, look: nameOf });

  /** Of each rank no more are kept than are wanted: one letter stands in most names. */
  async function called(isIt: (name: string) => boolean, { whole, limit }: { whole: string; limit: number }): Promise<Subject[]> {
    const breathe = breather();
    const found = new Map<number, Subject[]>();
    let seen = 0;
    for (const [subject, name] of (await names.soFar()).found) {
      seen += 1;
      if (seen % BATCH === 0) await breathe();
      if (!isIt(name)) continue;
      const rank = rankOf(subject, name, whole);
      const same = found.get(rank) ?? [];
      if (same.length < limit) found.set(rank, [...same, subject]);
    }
    const inOrder = [...found].toSorted(([one], [other]) => one - other);
    return inOrder.flatMap(([, subjects]) => subjects).slice(0, limit);
  }

  async function ranked(query: string, limit: number): Promise<Subject[]> {
    const typed = words(query);
    if (typed.length === 0) return [];
    const wanted = typed.map((word) => [word, ...queryTerms(word, true)]);
    const of = { whole: fold(query.trim()), limit };
    let found = await called((name) => wanted.every((terms) => terms.some((term) => name.includes(term))), of);
    if (found.length === 0) found = await called(soundsLike(typed), of);
    // «جلو ميت»: one name, heard as two.
    if (found.length === 0 && typed.length > 1) found = await called(soundsLike([typed.join('')]), of);
    if (found.length === 0) found = await called(nearlyCalled(query), of);
    return found;
  }

  /** What nobody has published has no record yet; it is called what its draft calls it. */
  async function newOnes(query: string, limit: number, language: Language): Promise<FoundRecord[]> {
    const typed = words(query);
    if (typed.length === 0 || limit <= 0) return [];
    const wanted = typed.map((word) => [word, ...queryTerms(word, true)]);
    const holds = (text: string) => wanted.every((terms) => terms.some((term) => text.includes(term)));
    const found: FoundRecord[] = [];
    const breathe = breather();
    for (const draft of await latestNewDrafts(database.kysely, NEW_DRAFTS)) {
      await breathe();
      const collection = collectionNamed(draft.collection);
      const values = valuesOf(draft);
      if (!collection || found.length === limit || !holds(fold(JSON.stringify(values)))) continue;
      const nothing = { document: emptyDocument(), published: { en: false, ar: false } };
      const { document } = overlay(collection, nothing, values, new Set());
      const title = titleOf(collection, document, language);
      const { id, parent } = draft;
      if (holds(fold(LANGUAGES.map((one) => titleOf(collection, document, one)).join('\n'))))
        found.push({ collection: collection.name, id, parent, title, names: LANGUAGES.map((one) => titleOf(collection, document, one)) });
    }
    return found;
  }

  return {
    /** For what has a name and is no record: screens, actions, settings. */
    nearlyCalled,
    async records(query: string, limit: number, language: Language): Promise<FoundRecord[]> {
      const found: FoundRecord[] = [];
      for (const subject of await ranked(query, limit)) {
        const [name = '', id] = subject.split('#');
        const collection = collectionNamed(name);
        const entry = collection && (await findEntry(database.kysely, name, Number(id)));
        if (entry)
          found.push({
            collection: name,
            id: entry.id,
            parent: entry.parent,
            title: titleOf(collection, entry.document, language),
            names: [...LANGUAGES.map((one) => titleOf(collection, entry.document, one)), String(id)],
          });
      }
      return [...found, ...(await newOnes(query, limit - found.length, language))];
    },
  };
}

function nameOf({ name }: Model, { document, id }: Entry): string | undefined {
  const collection = collectionNamed(name);
  if (!collection) return undefined;
  return fold([...LANGUAGES.map((language) => titleOf(collection, document, language)), String(id)].join('\n'));
}

/** Whether a Latin name sounds as these Arabic words: a brand typed by ear. */
function soundsLike(typed: readonly string[]): (name: string) => boolean {
  const heard = typed.map((word) => soundOf(word));
  if (heard.includes(undefined)) return () => false;
  const known = new Map<string, readonly string[]>();
  const sounds = (word: string) => {
    const before = known.get(word) ?? soundsOf(word);
    known.set(word, before);
    return before;
  };
  return (name) => {
    const latin = name.match(LATIN_WORD) ?? [];
    return heard.every((sound) => latin.some((word) => sounds(word).includes(sound ?? '')));
  };
}

/** What begins with the words comes first, then what has a word that does, then records that have a page of their own. */
function rankOf(subject: Subject, name: string, whole: string): number {
  const place = name.split('\n').some((one) => one.startsWith(whole))
    ? 0
    : name.split(NO_WORD).some((one) => one.startsWith(whole))
      ? 1
      : 2;
  return place * 1_000 + (ORDER.get(subject.split('#', 1)[0] ?? '') ?? 999);
}
