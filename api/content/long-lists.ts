import type { Kysely } from 'kysely';
import { textsOf } from '#content/cells.ts';
import type { Collection } from '#content/define.ts';
import { LANGUAGES, type Language } from '#content/document.ts';
import { breather } from '#store/breathe.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { valuesOf } from '#store/drafts/draft.ts';
import { draftStamps, findDrafts } from '#store/drafts/read-drafts.ts';
import { missingTexts, type Entry } from '#store/entries/entry.ts';
import { findEntries } from '#store/entries/read-entries.ts';
import { noteRead, recordSubject, type Change } from '#store/subjects.ts';
import { followRecords, type Followed } from '#api/kernel/follow-records.ts';
import { fold, queryTerms, words } from '#api/kernel/normalise.ts';
import { WordLists } from '#api/kernel/word-lists.ts';
import type { Filter } from './browse.ts';
import { overlay } from './drafts/overlay.ts';
import { isVisible } from './present.ts';

/** Whoever looks for words looks again soon; some ten minutes later the memory is worth more. */
const HELD_MS = 600_000;
const BATCH = 100;
const MOST_LEFT = 1000;

type Known = { id: number; parent: number; text: number; missing: number; hidden: number };
type Typed = { stamp: string; text: number };
type Opened = { lists: WordLists; followed: Followed<Known>; typed: Map<number, Typed>; forget: () => void };
type Parts = { database: Database; onChange: Changes['onChange'] };
type Wanted = Pick<Filter, 'parent' | 'text' | 'missing' | 'hidden' | 'drafted'>;

export type LongLists = ReturnType<typeof openLongLists>;

/** Which records of a long collection say some words: all are read once, when somebody first asks, then those that change. */
export function openLongLists({ database, onChange }: Parts) {
  const { kysely } = database;
  const opened = new Map<string, Opened>();
  const listeners = new Set<(change: Change) => void>();
  const timers = new Map<string, NodeJS.Timeout>();
  onChange((change) => {
    for (const hear of listeners) hear(change);
  });

  function open(collection: Collection): Opened {
    const lists = new WordLists();
    const own: ((change: Change) => void)[] = [];
    const followed = followRecords<Known, Collection>({
      database,
      models: [collection],
      look: (_collection, entry) => knownOf(collection, entry, lists),
      onChange: (hear) => {
        own.push(hear);
        listeners.add(hear);
      },
    });
    const forget = () => {
      for (const hear of own) listeners.delete(hear);
      opened.delete(collection.name);
    };
    const made = { lists, followed, typed: new Map(), forget };
    opened.set(collection.name, made);
    return made;
  }

  /** The records in no order; `isWhole` is false while they are still being read. */
  async function find(collection: Collection, wanted: Wanted): Promise<{ ids: number[]; isWhole: boolean }> {
    const { text = '', drafted = false } = wanted;
    noteRead(collection.name);
    const current = opened.get(collection.name) ?? open(collection);
    clearTimeout(timers.get(collection.name));
    timers.set(collection.name, setTimeout(current.forget, HELD_MS).unref());
    const { found, isWhole } = await current.followed.soFar();
    if (text.trim() !== '' || drafted) await readTyped(kysely, collection, current, found);
    const { lists, typed } = current;
    const holds = await textsWith(lists, text);
    const ids: number[] = [];
    for (const known of found.values()) {
      const { id } = known;
      const draft = typed.get(id)?.text;
      const isFound = (!drafted || draft !== undefined) && isWanted(known, wanted);
      if (isFound && (holds(known.text, id) || (draft !== undefined && holds(draft, id)))) ids.push(id);
    }
    if (isWhole && lists.length > 2 * (found.size + typed.size) + MOST_LEFT) current.forget();
    return { ids, isWhole };
  }

  return { find };
}

/** What drafts make of their records: somebody who looks for words looks for what was typed too. */
async function readTyped(
  kysely: Kysely<Schema>,
  collection: Collection,
  { lists, typed }: Opened,
  found: ReadonlyMap<string, Known>,
): Promise<void> {
  const stamps = new Map<number, string>();
  for (const { id, stamp } of await draftStamps(kysely, collection.name)) {
    const known = found.get(recordSubject(collection.name, id));
    if (known) stamps.set(id, `${stamp} ${known.text}`);
  }
  for (const id of typed.keys()) if (!stamps.has(id)) typed.delete(id);
  const changed = [...stamps].filter(([id, stamp]) => typed.get(id)?.stamp !== stamp);
  const breathe = breather();
  for (let first = 0; first < changed.length; first += BATCH) {
    const batch = new Map(changed.slice(first, first + BATCH));
    const drafts = await findDrafts(kysely, collection.name, [...batch.keys()]);
    for (const entry of await findEntries(kysely, collection.name, [...drafts.keys()])) {
      const draft = drafts.get(entry.id);
      const stamp = batch.get(entry.id);
      if (draft === undefined || stamp === undefined) continue;
      const { document } = overlay(collection, entry, valuesOf(draft), new Set());
      typed.set(entry.id, { stamp, text: lists.add(runsIn(collection, { ...entry, document })) });
      await breathe();
    }
  }
}

function knownOf(collection: Collection, entry: Entry, lists: WordLists): Known {
  const { missing_en, missing_ar } = missingTexts(collection, entry.document);
  const hidden = LANGUAGES.reduce((bits, language) => bits + (isVisible(collection, entry, language) ? 0 : bitOf(language)), 0);
  const missing = missing_en * bitOf('en') + missing_ar * bitOf('ar');
  return { id: entry.id, parent: entry.parent, text: lists.add(runsIn(collection, entry)), missing, hidden };
}

function isWanted(known: Known, { parent, missing, hidden }: Wanted): boolean {
  return (parent === undefined || known.parent === parent) && isAmong(known.missing, missing) && isAmong(known.hidden, hidden);
}

function isAmong(bits: number, filter: Language | 'any' | undefined): boolean {
  return filter === undefined || (filter === 'any' ? bits !== 0 : (bits & bitOf(filter)) !== 0);
}

function bitOf(language: Language): number {
  return 2 ** LANGUAGES.indexOf(language);
}

const RUN = /[\p{L}\p{N}.]+/gu;
const NUMBER = /^\d+$/;

function runsIn({ fields }: Pick<Collection, 'fields'>, { document }: Pick<Entry, 'document'>): Set<string> {
  return new Set(fold(textsOf(fields, document).join('\n')).match(RUN) ?? []);
}

/** Whether a text holds each word of a query in one of its forms; the number of a record counts as said in it. */
async function textsWith(lists: WordLists, query: string): Promise<(text: number, id: number) => boolean> {
  const breathe = breather();
  const wanted: { marks: Uint8Array; numbers: string[] }[] = [];
  for (const terms of wantedTerms(query))
    wanted.push({ marks: await lists.holding(terms, breathe), numbers: terms.filter((term) => NUMBER.test(term)) });
  return (text, id) => wanted.every(({ marks, numbers }) => marks[text] === 1 || numbers.some((one) => String(id).includes(one)));
}

export function wantedTerms(query: string): string[][] {
  return words(query).map((word) => [...new Set([word, ...queryTerms(word, true)])]);
}
