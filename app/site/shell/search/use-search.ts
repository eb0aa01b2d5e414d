import { useEffect, useState } from 'react';
import type { Language } from '#i18n/translate.ts';

type Kind = 'product' | 'category' | 'sub-category' | 'project' | 'article' | 'document';
export type SearchResult = { kind: Kind; id: number; title: string; path: string; description: string; picture: string };
type Product = Omit<SearchResult, 'kind' | 'picture'>;
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
        const words = encodeURIComponent(wanted);
        const [products, { results }] = await Promise.all([
          ask<readonly Product[]>(`/api/${language}/products/search/${words}`, abort.signal),
          ask<{ results: readonly SearchResult[] }>(`/api/${language}/search?q=${words}&pictures=1`, abort.signal),
        ]);
        if (!abort.signal.aborted) setState({ status: 'done', results: withProducts(results, products) });
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

async function ask<Answer>(address: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

/** Products as the call for them alone finds them, where the first of them stands among everything. */
function withProducts(results: readonly SearchResult[], products: readonly Product[]): SearchResult[] {
  const pictures = new Map(results.filter(isProduct).map(({ id, picture }) => [id, picture]));
  const others = results.filter((result) => !isProduct(result));
  const first = results.findIndex(isProduct);
  const found = products.map((product): SearchResult => ({ ...product, kind: 'product', picture: pictures.get(product.id) ?? '' }));
  return others.toSpliced(first === -1 ? others.length : first, 0, ...found);
}

function isProduct({ kind }: SearchResult): boolean {
  return kind === 'product';
}
