import { useEffect, useState } from 'react';
import { type Term, wordPatterns, type WordPatterns } from '#content/writing/word-list.ts';
import { useRead } from '#app/dashboard/shell/use-read.ts';

/** One list for all fields of all forms, until the dashboard is loaded anew. */
let known: Promise<WordPatterns | undefined> | undefined;

export function useWordPatterns(): WordPatterns | undefined {
  const read = useRead();
  const [patterns, setPatterns] = useState<WordPatterns>();
  useEffect(() => {
    let isCurrent = true;
    async function find() {
      known ??= read<{ terms: readonly Term[] }>('/dashboard/word-list').then((found) => found && wordPatterns(found.terms));
      const found = await known;
      if (found && isCurrent) setPatterns(found);
      if (!found) known = undefined; // the next form asks again
    }
    void find();
    return () => {
      isCurrent = false;
    };
  }, [read]);
  return patterns;
}
