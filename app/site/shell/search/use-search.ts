import { useEffect, useState } from 'react';
import type { Language } from '#i18n/translate.ts';

export type SearchResult = { id: number; title: string; path: string; description: string };
type SearchState = { status: 'idle' | 'loading' | 'done' | 'failed'; results: readonly SearchResult[] };

const PAUSE_MS = 300;
const NOTHING: SearchState = { status: 'idle', results: [] };

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
        const answer = await fetch(`/api/${language}/products/search/${encodeURIComponent(wanted)}`, { signal: abort.signal });
        if (!answer.ok) throw new Error(String(answer.status));
        const results: readonly SearchResult[] = await answer.json();
        if (!abort.signal.aborted) setState({ status: 'done', results });
      } catch {
        if (!abort.signal.aborted) setState({ status: 'failed', results: [] });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, language, attempt]);

  return state;
}
