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
type Answer = { results: readonly SearchResult[]; total: number; nearest: readonly SearchResult[]; isWhole: boolean };
type SearchState = Answer & { status: 'idle' | 'loading' | 'done' | 'failed' };

const PAUSE_MS = 300;
/** Right after a start only names are found: the rest is asked for again. */
const ASK_AGAIN_MS = 2000;
const NOTHING: SearchState = { status: 'idle', results: [], total: 0, nearest: [], isWhole: true };

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
    let timer = setTimeout(look, PAUSE_MS);
    async function look(): Promise<void> {
      setState((old) => ({ ...old, status: 'loading' }));
      try {
        const words = encodeURIComponent(wanted);
        const [, answer] = await Promise.all([
          ask(`/api/${language}/products/search/${words}`, abort.signal),
          ask<Answer>(`/api/${language}/search?q=${words}&pictures=1`, abort.signal),
        ]);
        if (abort.signal.aborted) return;
        setState({ status: 'done', ...answer });
        if (!answer.isWhole) timer = setTimeout(look, ASK_AGAIN_MS);
      } catch {
        if (!abort.signal.aborted) setState({ ...NOTHING, status: 'failed' });
      }
    }
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
