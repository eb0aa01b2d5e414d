import { useEffect, useState } from 'react';
import type { Specifications } from '#content/specifications/kinds.ts';
import type { Language } from '#i18n/translate.ts';

type Kind = 'product' | 'category' | 'sub-category' | 'project' | 'article' | 'document' | 'page';
export type SearchResult = {
  kind: Kind;
  id: number;
  title: string;
  path: string;
  description: string;
  picture: string;
  matched: readonly string[];
  facts?: readonly string[];
  prices?: Specifications;
};
type Answer = { results: readonly SearchResult[]; total: number; nearest: readonly SearchResult[] };
type SearchState = Answer & { status: 'idle' | 'loading' | 'done' | 'failed' };

const PAUSE_MS = 300;
const NOTHING: SearchState = { status: 'idle', results: [], total: 0, nearest: [] };

/** Asks 300 ms after the last keystroke; an answer to an older question, or one that comes after closing, is thrown away. */
export function useSearch(query: string, language: Language, attempt: number): SearchState {
  const [state, setState] = useState(NOTHING);
  const wanted = query.trim();

  useEffect(() => {
    if (wanted === '') {
      setState(NOTHING);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      setState((old) => ({ ...old, status: 'loading' }));
      try {
        const words = encodeURIComponent(wanted);
        const [, answer] = await Promise.all([
          ask(`/api/${language}/products/search/${words}`, abort.signal),
          ask<Answer>(`/api/${language}/search?q=${words}&pictures=1`, abort.signal),
        ]);
        if (!abort.signal.aborted) setState({ status: 'done', ...answer });
      } catch {
        if (!abort.signal.aborted) setState({ ...NOTHING, status: 'failed' });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, language, attempt]);

  return state;
}

async function ask<Given>(address: string, signal: AbortSignal): Promise<Given> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}
