import MiniSearch, { type Query } from 'minisearch';
import { indexTerms, queryTerms, words } from './normalise.ts';

const QUERY_LENGTH = 100;
const QUERY_WORDS = 8;
const TITLE_BOOST = 3;
const SHORT_START = 4;
const CHUNK = 50;

export type SearchDocument = { id: number; title: string; text: string };
export type TextIndex = MiniSearch<SearchDocument>;

/** Built in small steps, so that a large catalogue never holds up the requests of others. */
export async function buildIndex(documents: readonly SearchDocument[]): Promise<TextIndex> {
  const index = new MiniSearch<SearchDocument>({ fields: ['title', 'text'], tokenize: words, processTerm: indexTerms });
  await index.addAllAsync(documents, { chunkSize: CHUNK });
  return index;
}

/** All words must match, the last one by its beginning; typing errors are forgiven only when nothing else is found. */
export function findIds(index: TextIndex, query: string, limit: number): number[] {
  const wanted = words(query.slice(0, QUERY_LENGTH)).slice(0, QUERY_WORDS);
  if (wanted.length === 0) return [];
  for (const forgiven of [() => 0, (length: number) => (length < 4 ? 0 : 1), (length: number) => (length < 5 ? 0 : 2)]) {
    const hits = index.search(asQuery(wanted, forgiven), {
      processTerm: (term) => term,
      tokenize: (term) => [term],
      boost: { title: TITLE_BOOST },
    });
    if (hits.length > 0) return hits.slice(0, limit).map((hit) => Number(hit.id));
  }
  return [];
}

function asQuery(wanted: readonly string[], forgiven: (length: number) => number): Query {
  const last = wanted.length - 1;
  return {
    combineWith: 'AND',
    queries: wanted.map((word, index) => ({
      combineWith: 'OR' as const,
      queries: queryTerms(word, index === last),
      prefix: index === last,
      // A short beginning would match half of every text.
      ...(index === last && word.length < SHORT_START ? { fields: ['title'] } : {}),
      fuzzy: (term: string) => (/\d/.test(term) ? 0 : forgiven(term.length)),
    })),
  };
}
