import type { Collection } from '#content/define.ts';
import { LANGUAGES } from '#content/document.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import type { Entry } from '#store/entries/entry.ts';
import { entriesAfter, findEntries } from '#store/entries/read-entries.ts';
import type { Change } from '#store/subjects.ts';
import { breather } from '#store/breathe.ts';
import { followChanges } from '#api/kernel/follow-changes.ts';
import { groupsOf } from './groups.ts';
import { indexRecord } from './index-record.ts';
import { BELONGING, SOURCES, sourceOf } from './sources.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import { TermIndex } from './term-index.ts';

const PAGE = 200;
/** Slots that were left, as a share of those in use, before the index is built anew. */
const MOST_WASTED = 0.5;

/** Nobody who is typing waits longer; in a catalogue of many thousands the first index takes a minute. */
const LONGEST_WAIT_MS = 3_000;

type Parts = {
  database: Database;
  onChange: Changes['onChange'];
  ownSynonyms: () => Promise<readonly string[]>;
};
type Current = { terms: TermIndex; synonyms: Synonyms; groups: Map<string, string[]> };

/** Keeps an index beside the content: built in small steps, then changed record by record. */
export function followContent({ database: { kysely }, onChange, ownSynonyms }: Parts) {
  async function build(): Promise<Current> {
    const synonyms = readSynonyms(await ownSynonyms());
    const current: Current = { terms: new TermIndex(), synonyms, groups: await readGroups() };
    const breathe = breather();
    for (const source of SOURCES)
      for await (const entry of walk(source.collection)) {
        await breathe();
        put(current, source, entry);
      }
    // They save time while thousands are read, and take room for ever.
    synonyms.remembered.clear();
    synonyms.shortTexts.clear();
    return current;
  }

  function put({ terms, groups, synonyms }: Current, source: (typeof SOURCES)[number], entry: Entry): void {
    const own = groups.get(`${source.collection.name}/${entry.id}`) ?? [];
    for (const record of indexRecord(source, entry, own, synonyms)) terms.put(record);
  }

  async function* walk(collection: Collection): AsyncGenerator<Entry> {
    for (let after = 0; ;) {
      const page = await entriesAfter(kysely, collection.name, after, PAGE);
      yield* page;
      if (page.length < PAGE) return;
      after = page.at(-1)!.id;
    }
  }

  /** The names of what each record belongs to: a product to its family and its category. */
  async function readGroups(): Promise<Map<string, string[]>> {
    const names = new Map<string, string[]>();
    for (const { collection } of SOURCES.filter((source) => source.kind === 'category' || source.kind === 'sub-category'))
      for await (const { id, document } of walk(collection))
        names.set(
          `${collection.name}/${id}`,
          LANGUAGES.map((language) => String(document[language][collection.titleField] ?? '')),
        );
    const cards: { link: string; parent: string }[] = [];
    for (const collection of BELONGING)
      for await (const { parent, document } of walk(collection))
        cards.push({ link: String(document.shared['path'] ?? ''), parent: `${collection.parent}/${parent}` });
    return groupsOf(names, cards);
  }

  async function follow(current: Current, change: Change): Promise<void> {
    const isStructure = (subject: string) => {
      const [name = ''] = subject.split(/[#/]/, 1);
      return name === 'categories' || name === 'sub-categories' || BELONGING.some((cards) => cards.name === name);
    };
    const isWhole =
      change === 'everything' || change.some((subject) => subject.startsWith('settings-search') || sourceOf(subject) !== undefined);
    if (isWhole || current.terms.wasted > current.terms.size * MOST_WASTED + PAGE) {
      const anew = await build();
      Object.assign(current, anew);
      return;
    }
    const changed = new Map<string, Set<number>>();
    const note = (name: string, id: number) => changed.set(name, (changed.get(name) ?? new Set()).add(id));
    for (const subject of change) {
      const [name = '', id] = subject.split('#');
      if (id !== undefined && sourceOf(name)) note(name, Number(id));
    }
    if (change.some(isStructure)) {
      const groups = await readGroups();
      for (const key of new Set([...groups.keys(), ...current.groups.keys()]))
        if (groups.get(key)?.join('|') !== current.groups.get(key)?.join('|')) {
          const [name = '', id] = key.split('/');
          if (sourceOf(name)) note(name, Number(id));
        }
      current.groups = groups;
    }
    for (const [name, ids] of changed) {
      const source = sourceOf(name)!;
      const alive = new Map((await findEntries(kysely, name, [...ids])).map((entry) => [entry.id, entry]));
      for (const id of ids) {
        const entry = alive.get(id);
        current.terms.remove(`${source.kind}/${id}`);
        for (const field of Object.keys(source.collection.fields)) current.terms.remove(`document/${name}.${field}.${id}`);
        if (entry) put(current, source, entry);
      }
    }
  }

  return followChanges({ onChange, build, follow, longestWaitMs: LONGEST_WAIT_MS, isWholeMeanwhile: true });
}
