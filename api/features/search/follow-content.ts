import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntries } from '#store/entries/read-entries.ts';
import type { Change } from '#store/subjects.ts';
import { breather } from '#store/breathe.ts';
import { followChanges } from '#api/kernel/follow-changes.ts';
import { openReader } from './content-reader.ts';
import { indexRecord } from './index-record.ts';
import { findSnapshot, lastChange } from '#store/search-snapshots.ts';
import { keepIndex, madeBy, restoreIndex } from './snapshot/keep-snapshot.ts';
import { pageRecords } from './page-records.ts';
import { BELONGING, SECTIONS, SOURCES, sourceOf } from './sources.ts';
import { readSynonyms, type TradeWords } from './synonyms.ts';
import { TermIndex } from './term-index.ts';

/** Slots that were left, as a share of those in use, before the index is built anew. */
const MOST_WASTED = 0.5;
const FEW_WASTED = 200;
/** Changed records after which the index is written down again. */
const MANY_FRESH = 500;

type Parts = {
  database: Database;
  onChange: Changes['onChange'];
  ownSynonyms: () => Promise<readonly string[]>;
};
export type Current = {
  terms: TermIndex;
  synonyms: TradeWords;
  groups: Map<string, string[]>;
  /** The word lists that the index was made with. */
  made: string;
  /** Records that were put anew since it was last written down. */
  fresh: number;
};

/** Keeps an index beside the content: built in small steps, then changed record by record. */
export function followContent({ database: { kysely }, onChange, ownSynonyms }: Parts) {
  const reader = openReader(kysely);

  /** What was written down before, followed up to now; without it all texts are read. */
  async function open(): Promise<Current> {
    const own = await ownSynonyms();
    const made = madeBy(own);
    const stored = await restoreIndex(kysely, made);
    if (!stored) return build();
    const current: Current = { ...stored, synonyms: readSynonyms(own), made, fresh: 0 };
    const subjects = stored.changed.flatMap(({ collection, id, parent }) => [`${collection}#${id}`, `${collection}/${parent}`]);
    if (subjects.length > 0) await follow(current, [...new Set(subjects)]);
    return current;
  }

  async function build(): Promise<Current> {
    const change = await lastChange(kysely);
    const own = await ownSynonyms();
    const synonyms = readSynonyms(own);
    const current: Current = { terms: new TermIndex(), synonyms, groups: await reader.groups(), made: madeBy(own), fresh: 0 };
    const breathe = breather();
    for (const source of SOURCES)
      for await (const page of reader.pagesOf(source.collection)) {
        const sections = await reader.sectionsOf(
          source.collection,
          page.map(({ id }) => id),
        );
        for (const entry of page) {
          await breathe();
          put(current, source, entry, sections.get(entry.id) ?? []);
        }
      }
    for (const record of pageRecords(synonyms)) current.terms.put(record);
    // The forms met are remembered while thousands of records are read, and forgotten afterwards for their memory.
    synonyms.remembered.clear();
    synonyms.shortTexts.clear();
    await keepIndex(kysely, current, { made: current.made, change });
    return current;
  }

  function put({ terms, groups, synonyms }: Current, source: (typeof SOURCES)[number], entry: Entry, sections: readonly Entry[]): void {
    const own = groups.get(`${source.collection.name}/${entry.id}`) ?? [];
    for (const record of indexRecord(source, entry, { groups: own, sections }, synonyms)) terms.put(record);
  }

  async function follow(current: Current, change: Change): Promise<void> {
    const isWhole =
      change === 'everything' ||
      change.some((subject) => subject.startsWith('settings-search') || sourceOf(subject) !== undefined || SECTIONS.has(subject));
    if (isWhole || current.terms.wasted > current.terms.size * MOST_WASTED + FEW_WASTED) {
      Object.assign(current, await build());
      return;
    }
    const changed = changedIn(change);
    if (change.some(isStructure)) for (const [name, ids] of await regroup(current)) for (const id of ids) note(changed, name, id);
    const upTo = await lastChange(kysely);
    await refresh(current, changed);
    current.fresh += [...changed.values()].reduce((sum, ids) => sum + ids.size, 0);
    if (current.fresh < MANY_FRESH) return;
    current.fresh = 0;
    await keepIndex(kysely, current, { made: current.made, change: upTo });
  }

  /** Records whose family or category has changed. */
  async function regroup(current: Current): Promise<Changed> {
    const changed: Changed = new Map();
    const groups = await reader.groups();
    for (const key of new Set([...groups.keys(), ...current.groups.keys()]))
      if (groups.get(key)?.join('|') !== current.groups.get(key)?.join('|')) {
        const [name = '', id] = key.split('/');
        if (sourceOf(name)) note(changed, name, Number(id));
      }
    current.groups = groups;
    return changed;
  }

  async function refresh(current: Current, changed: Changed): Promise<void> {
    const breathe = breather();
    for (const [name, ids] of changed) {
      const source = sourceOf(name);
      if (!source) continue; // none is noted
      const alive = new Map((await findEntries(kysely, name, [...ids])).map((entry) => [entry.id, entry]));
      const sections = await reader.sectionsOf(source.collection, [...alive.keys()]);
      for (const id of ids) {
        await breathe();
        const entry = alive.get(id);
        current.terms.remove(`${source.kind}/${id}`);
        for (const field of Object.keys(source.collection.fields)) current.terms.remove(`document/${name}.${field}.${id}`);
        if (entry) put(current, source, entry, sections.get(id) ?? []);
      }
    }
  }

  const following = followChanges({ onChange, build: open, follow, isWholeMeanwhile: true });
  return {
    ...following,
    /** Reads what was written down, where it was made by today's words; nothing is built. */
    async restore(): Promise<void> {
      const stored = await findSnapshot(kysely);
      if (stored?.made === madeBy(await ownSynonyms())) await following.ready();
    },
  };
}

/** The records of each collection that have to be read again. */
type Changed = Map<string, Set<number>>;

function note(changed: Changed, name: string, id: number): void {
  changed.set(name, (changed.get(name) ?? new Set()).add(id));
}

/** The record itself, or for a section the record on whose page it stands. */
function changedIn(change: readonly string[]): Changed {
  const changed: Changed = new Map();
  for (const subject of change) {
    const [name = '', id] = subject.split('#');
    if (id !== undefined && sourceOf(name)) note(changed, name, Number(id));
    const [section = '', parent] = subject.split('/');
    const of = SECTIONS.get(section)?.parent;
    if (parent !== undefined && of !== undefined) note(changed, of, Number(parent));
  }
  return changed;
}

function isStructure(subject: string): boolean {
  const [name = ''] = subject.split(/[#/]/, 1);
  return name === 'categories' || name === 'sub-categories' || BELONGING.some((cards) => cards.name === name);
}
