import { useState } from 'react';
import { Link } from 'react-router';
import { linkTo, recordPath } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { excerpt } from './excerpt.ts';
import styles from './search-overlay.module.css';
import { useMissedSearch } from './use-missed-search.ts';
import { type SearchResult, useSearch } from './use-search.ts';

/** Its own file, loaded at the first opening. It is unmounted when closed, so it always opens empty. */
export default function SearchOverlay({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { status, results } = useSearch(query, language, attempt);
  const isEmpty = status === 'done' && results.length === 0;
  useMissedSearch(query, language, isEmpty);

  return (
    <Dialog isOpen onClose={onClose} title={t('site.search.title')} hidesTitle closeLabel={t('site.close')} shape="screen" tone="dark">
      <search className={styles['search']}>
        <div className={styles['box']}>
          <Icon name="search" />
          <input
            // Not type="search": its first Escape would only empty the box.
            role="searchbox"
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
        </div>
        <div role="status" className={styles['status']}>
          {status === 'loading' && t('site.search.searching')}
          {isEmpty && <Message title={t('site.search.none')} hint={t('site.search.noneHint')} />}
          {status === 'failed' && <Message title={t('site.search.none')} hint={t('site.search.failedHint')} />}
        </div>
        {status === 'failed' && <Button onClick={() => setAttempt(attempt + 1)}>{t('site.search.retry')}</Button>}
        {results.length > 0 && (
          <ul className={styles['results']}>
            {results.map((result) => (
              <li key={result.id}>
                <Result result={result} onChoose={onClose} />
              </li>
            ))}
          </ul>
        )}
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

function Result({ result, onChoose }: { result: SearchResult; onChoose: () => void }) {
  const language = useLanguage();
  const to = linkTo(result.path, [result.title], language)?.to ?? recordPath('product', result.id, [result.title], language);
  return (
    <Link to={to} className={styles['result']} onClick={onChoose}>
      <span className={styles['title']}>
        <bdi>{result.title}</bdi>
      </span>
      <span className={styles['text']}>
        <bdi>{excerpt(result.description)}</bdi>
      </span>
      <Icon name="arrow-right" flips />
    </Link>
  );
}
