import { useEffect, useRef, useState } from 'react';
import type { Language } from '#i18n/translate.ts';
import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { request } from '#app/page/api-client.ts';
import { callApi } from '#app/page/call-api.ts';
import { FoundGroups } from './found-groups.tsx';
import { type SuggestedLink, Suggestions } from './suggestions.tsx';
import styles from './search-overlay.module.css';
import { takeLeftSearch } from './left-search.ts';
import { useSearch } from './use-search.ts';

const FINISHED_MS = 1500;

type OverlayProps = { popular: readonly string[]; categories: readonly SuggestedLink[]; onClose: () => void };

/** It is unmounted when closed, so it opens empty, unless somebody comes back to it from what was found. */
export function SearchOverlay({ popular, categories, onClose }: OverlayProps) {
  const t = useTexts();
  const language = useLanguage();
  const [query, setQuery] = useState(takeLeftSearch);
  const [attempt, setAttempt] = useState(0);
  const { status, results, total, nearest, isWhole } = useSearch(query, language, attempt);
  // While only names are looked at, nobody knows yet how many there are, nor that there are none.
  const isEmpty = status === 'done' && total === 0 && isWhole;
  useMissedSearch(query, language, isEmpty);
  const all = useRef<HTMLElement>(null);

  useEffect(() => {
    const ending = new AbortController();
    const box = all.current;
    box?.addEventListener('keydown', (event) => moveByArrows(event, box), { signal: ending.signal });
    return () => ending.abort();
  }, []);

  return (
    <Dialog isOpen onClose={onClose} title={t('site.search.title')} hidesTitle closeLabel={t('site.close')} shape="screen" tone="dark">
      <search ref={all} className={styles['search']}>
        {/* Enter asks for the page of results, which has an address. */}
        <form method="get" action={pagePath('search', language)} className={styles['box']}>
          <Icon name="search" />
          <input
            // Not type="search": its first Escape would only empty the box.
            role="searchbox"
            name="q"
            dir="auto"
            data-first-focus
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            aria-label={t('site.search.title')}
            placeholder={t('site.search.placeholder')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          {query !== '' && <IconButton look="bare" icon="x-lg" label={t('site.search.clear')} onClick={() => setQuery('')} />}
        </form>
        <div role="status" className={styles['status']}>
          {status === 'loading' && t('site.search.searching')}
          {status === 'done' && !isEmpty && isWhole && (
            <span className="visually-hidden">{t('site.search.results', { query: query.trim(), count: total })}</span>
          )}
          {isEmpty && (
            <Message title={t('site.search.none')} hint={t(nearest.length > 0 ? 'site.search.nearestHint' : 'site.search.noneHint')} />
          )}
          {!isWhole && <span>{t('site.search.namesOnly')}</span>}
          {status === 'failed' && <Message title={t('site.search.failed')} hint={t('site.search.failedHint')} />}
        </div>
        {status === 'failed' && <Button onClick={() => setAttempt(attempt + 1)}>{t('site.search.retry')}</Button>}
        {(results.length > 0 || nearest.length > 0) && (
          <FoundGroups
            results={results.length > 0 ? results : nearest}
            total={isWhole ? total : 0}
            query={query.trim()}
            onChoose={onClose}
          />
        )}
        {(isEmpty || status === 'idle') && <Suggestions popular={popular} categories={categories} />}
      </search>
    </Dialog>
  );
}

function Message({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <strong>{title}</strong>
      <span>{hint}</span>
    </>
  );
}

/** Down and up walk from the box through what was found and back; Enter then follows the link. */
function moveByArrows(event: KeyboardEvent, box: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...box.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.findIndex((one) => one === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Tells the company what was looked for in vain, once the visitor has stopped typing. */
function useMissedSearch(query: string, language: Language, isEmpty: boolean): void {
  useEffect(() => {
    if (!isEmpty) return;
    const timer = setTimeout(() => {
      // Nobody waits for the answer, and a visitor need not know if it failed.
      void callApi(language, request('POST /searches', { body: { query } }), { keepalive: true }).catch(() => undefined);
    }, FINISHED_MS);
    return () => clearTimeout(timer);
  }, [query, language, isEmpty]);
}
