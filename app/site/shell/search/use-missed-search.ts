import { useEffect } from 'react';
import { request } from '#app/page/api-client.ts';
import { callApi } from '#app/page/call-api.ts';
import type { Language } from '#i18n/translate.ts';

const FINISHED_MS = 1500;

/** Tells the company what was looked for in vain, once the visitor has stopped typing. */
export function useMissedSearch(query: string, language: Language, isEmpty: boolean): void {
  useEffect(() => {
    if (!isEmpty) return;
    const timer = setTimeout(() => {
      // Nobody waits for the answer, and a visitor need not know if it failed.
      void callApi(language, request('POST /searches', { body: { query } }), { keepalive: true }).catch(() => undefined);
    }, FINISHED_MS);
    return () => clearTimeout(timer);
  }, [query, language, isEmpty]);
}
