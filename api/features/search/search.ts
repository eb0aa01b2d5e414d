import type { Language } from '#content/document.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import { noteRead } from '#store/subjects.ts';
import { AppError } from '#api/errors.ts';
import { followContent, type Current } from './follow-content.ts';
import { findNames } from './find-names.ts';
import { isSeenIn, kindOf } from './index-record.ts';
import { readQuery } from './read-query.ts';
import { type AnyResult, openResults } from './results.ts';
import { BELONGING, SECTIONS, SOURCES, type Kind } from './sources.ts';
import { nameOfLine, wordsOfLine } from './synonyms.ts';
import type { Found } from './term-index.ts';

const RESULTS = 20;
/** Nobody who is typing waits longer for an index that is still being made: names from the database answer. */
const LONGEST_WAIT_MS = 300;
/** What an answer depends on, so that it is kept no longer than it is true. */
const READS = [
  ...SOURCES.map(({ collection }) => collection.name),
  ...BELONGING.map(({ name }) => name),
  ...SECTIONS.keys(),
  'settings-search',
];

type SearchResult = { id: number; title: string; path: string; description: string };
/** `nearest`: what comes closest, where nothing was found. `isWhole` is false while only names can be looked for. */
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

  async function find(query: string, language: Language, page: number, only?: Kind): Promise<Found & { isWhole: boolean }> {
    if (query.trim() === '') return { keys: [], total: 0, nearest: [], isWhole: true };
    for (const name of READS) noteRead(name);
    const made = await current();
    if (!made) return { ...(await findNames(database, query, language, only)), isWhole: false };
    const accepts = (mark: number) => isSeenIn(mark, language) && (only === undefined || kindOf(mark) === only);
    const asked = { from: (page - 1) * RESULTS, most: RESULTS, accepts };
    return { ...made.terms.find(readQuery(query, made.synonyms), asked), isWhole: true };
  }

  return {
    /** Builds the index, so that the first search does not wait for it. */
    async prepare(): Promise<void> {
      await index.ready();
    },
    async products(query: string, language: Language): Promise<SearchResult[]> {
      const found = await results.of((await find(query, language, 1, 'product')).keys, query, language);
      return found.map(({ id, title, path, description }) => ({ id, title, path, description }));
    },
    async everything(query: string, language: Language, page = 1): Promise<SearchAnswer> {
      const { keys, total, nearest, isWhole } = await find(query, language, page);
      const [shown, near] = await Promise.all([results.of(keys, query, language), results.of(nearest, query, language)]);
      return { results: shown, total, page, pages: Math.max(1, Math.ceil(total / RESULTS)), nearest: near, isWhole };
    },
    /** The lines of equal words that staff have added, and how many records each finds; nothing while there is no index yet. */
    async lines(): Promise<{ line: string; found: number }[] | undefined> {
      const [made, lines] = await Promise.all([current(), ownSynonyms()]);
      return made && lines.map((line) => ({ line, found: made.terms.holding(nameOfLine(wordsOfLine(line))) }));
    },
    /** How much the words find, without reading any of it. */
    async count(query: string, language: Language): Promise<number> {
      return (await find(query, language, 1)).total;
    },
  };
}
