import type { Language } from '#content/document.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import { noteRead } from '#store/subjects.ts';
import { AppError } from '#api/errors.ts';
import { ask } from './ask.ts';
import { idIn } from './enough.ts';
import { followContent, type Current } from './follow-content.ts';
import { findNames } from './find-names.ts';
import { isOfKind, isSeenIn } from './index-record.ts';
import { type AnyResult, openResults } from './results.ts';
import { BELONGING, SECTIONS, SOURCES, type Kind } from './sources.ts';
import { nameOfLine, wordsOfLine } from './synonyms.ts';
import type { Found } from './term-index.ts';

const RESULTS = 20;
/** Of the products that a list is narrowed to, so many stand in the order of the search; whoever looks further reads a list. */
const MOST_IN_ORDER = 200;
/** Nobody who is typing waits longer for an index that is still being made: names from the database answer. */
const LONGEST_WAIT_MS = 300;
/** The collections an answer depends on, so that caches drop it when one of them changes. */
const READS = [
  ...SOURCES.map(({ collection }) => collection.name),
  ...BELONGING.map(({ name }) => name),
  ...SECTIONS.keys(),
  'settings-search',
];

type SearchResult = { id: number; title: string; path: string; description: string };
/** `nearest`: what comes closest, where nothing was found. `isWhole` is false while only names can be looked for: the count is not final. */
type SearchAnswer = {
  results: AnyResult[];
  total: number;
  page: number;
  pages: number;
  nearest: AnyResult[];
  isWhole: boolean;
};

type Parts = {
  database: Database;
  onChange: Changes['onChange'];
  /** Lines of equal words that staff have added. */
  ownSynonyms: () => Promise<readonly string[]>;
};

type Asked = { language: Language; only?: Kind; page?: number; most?: number; isListed?: boolean };

export type Search = ReturnType<typeof openSearch>;

/** Finds in both languages at once: people type Arabic words on English pages and the other way round. */
export function openSearch({ database, onChange, ownSynonyms }: Parts) {
  const index = followContent({ database, onChange, ownSynonyms });
  const results = openResults(database);

  /** The index, if it is there or soon will be. */
  async function current(): Promise<Current | undefined> {
    try {
      return await index.soon(LONGEST_WAIT_MS);
    } catch (error) {
      if (error instanceof AppError && error.code === 'overloaded') return undefined;
      throw error;
    }
  }

  async function find(query: string, { language, only, page = 1, most = RESULTS, isListed }: Asked): Promise<Found & { isWhole: boolean }> {
    if (query.trim() === '') return { keys: [], total: 0, nearest: [], isWhole: true };
    for (const name of READS) noteRead(name);
    const made = await current();
    if (!made) return { ...(await findNames(database, query, language, only)), isWhole: false };
    const accepts = (mark: number) => isSeenIn(mark, language) && (only === undefined || isOfKind(mark, only));
    const asked = { from: (page - 1) * most, most, accepts, isListed };
    return { ...ask(made.terms, made.synonyms, query, asked), isWhole: true };
  }

  return {
    /** Reads the index that was written down before, if there is one. */
    restore: index.restore,
    /** Builds the index, so that the first search does not wait for it. */
    async prepare(): Promise<void> {
      await index.ready();
    },
    async products(query: string, language: Language): Promise<{ results: SearchResult[]; isWhole: boolean }> {
      const { keys, isWhole } = await find(query, { language, only: 'product' });
      const found = await results.of(keys, query, language);
      return { results: found.map(({ id, title, path, description }) => ({ id, title, path, description })), isWhole };
    },
    /** The products that some words find: all of them, the best in their order. */
    async productIds(query: string, language: Language): Promise<{ best: number[]; all: ArrayLike<number>; isWhole: boolean }> {
      const { keys, all, isWhole } = await find(query, { language, only: 'product', most: MOST_IN_ORDER, isListed: true });
      const best = keys.map(idIn);
      return { best, all: all ?? best, isWhole };
    },
    async everything(query: string, language: Language, page = 1): Promise<SearchAnswer> {
      const { keys, total, nearest, isWhole } = await find(query, { language, page });
      const [shown, near] = await Promise.all([results.of(keys, query, language), results.of(nearest, query, language)]);
      return { results: shown, total, page, pages: Math.max(1, Math.ceil(total / RESULTS)), nearest: near, isWhole };
    },
    /** The lines of equal words that staff have added, and how many records each finds; nothing while there is no index yet. */
    async lines(): Promise<{ line: string; found: number }[] | undefined> {
      const [made, lines] = await Promise.all([current(), ownSynonyms()]);
      return made && lines.map((line) => ({ line, found: made.terms.holding(nameOfLine(wordsOfLine(line))) }));
    },
    /** How much the words find, without reading any of it; undefined while only names can be looked for. */
    async count(query: string, language: Language): Promise<number | undefined> {
      const { total, isWhole } = await find(query, { language });
      return isWhole ? total : undefined;
    },
  };
}
