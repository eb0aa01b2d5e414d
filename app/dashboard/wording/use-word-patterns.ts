import { useEffect, useState } from 'react';
import { type Term, wordPatterns, type WordPatterns } from '#content/writing/word-list.ts';
import { isRecord } from '#content/known.ts';
import { LANGUAGES } from '#content/languages.ts';
import { useRead } from '#app/dashboard/shell/use-read.ts';

/** One list for all fields of all forms, until the dashboard is loaded anew. */
let known: Promise<WordPatterns | undefined> | undefined;

export function useWordPatterns(): WordPatterns | undefined {
  const read = useRead();
  const [patterns, setPatterns] = useState<WordPatterns>();
  useEffect(() => {
    let isCurrent = true;
    async function find() {
      known ??= read('/dashboard/word-list', isWordList).then((found) => found && wordPatterns(found.terms));
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

function isWordList(answer: unknown): answer is { terms: readonly Term[] } {
  return isRecord(answer) && Array.isArray(answer['terms']) && answer['terms'].every(isTerm);
}

function isTerm(term: unknown): term is Term {
  if (!isRecord(term)) return false;
  const { name, never } = term;
  return isRecord(name) && isRecord(never) && LANGUAGES.every((each) => typeof name[each] === 'string' && isTextList(never[each]));
}

function isTextList(list: unknown): boolean {
  return Array.isArray(list) && list.every((text) => typeof text === 'string');
}
