import { useEffect } from 'react';
import type { Language } from '#i18n/translate.ts';

const FINISHED_MS = 1500;

/** Tells the company what was looked for in vain, once the visitor has stopped typing. */
export function useMissedSearch(query: string, language: Language, isEmpty: boolean): void {
  useEffect(() => {
    if (!isEmpty) return;
    const timer = setTimeout(() => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query });
      // Nobody waits for the answer, and a visitor need not know if it failed.
      void fetch(`/api/${language}/searches`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
    }, FINISHED_MS);
    return () => clearTimeout(timer);
  }, [query, language, isEmpty]);
}
