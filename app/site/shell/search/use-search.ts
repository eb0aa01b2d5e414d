import { useEffect, useState } from 'react';
import { type AnswerTo, type Request, request } from '#app/page/api-client.ts';
import { callApi } from '#app/page/call-api.ts';
import type { Language } from '#i18n/translate.ts';

type Answer = Pick<AnswerTo<'GET /search'>, 'results' | 'total' | 'nearest' | 'isWhole'>;
export type SearchResult = Answer['results'][number];
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
        const [, answer] = await Promise.all([
          ask(request('GET /products/search/{query}', { params: { query: wanted } })),
          ask(request('GET /search', { query: { q: wanted, pictures: 1 } })),
        ]);
        if (abort.signal.aborted) return;
        setState({ status: 'done', ...answer });
        if (!answer.isWhole) timer = setTimeout(look, ASK_AGAIN_MS);
      } catch {
        if (!abort.signal.aborted) setState({ ...NOTHING, status: 'failed' });
      }
    }
    async function ask<Given>(asked: Request<Given>): Promise<Given> {
      const answer = await callApi(language, asked, { signal: abort.signal });
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json();
    }
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, language, attempt]);

  return state;
}
