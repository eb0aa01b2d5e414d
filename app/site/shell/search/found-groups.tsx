import { excerpt } from '#content/writing/excerpt.ts';
import { linkTo, pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PriceFrom } from '#app/looks/parts/price-from.tsx';
import { leaveSearch } from './left-search.ts';
import styles from './search-overlay.module.css';
import type { SearchResult } from './use-search.ts';

type FoundProps = { results: readonly SearchResult[]; total: number; query: string; onChoose: () => void };

/** The group of the best result first. */
export function FoundGroups({ results, total, query, onChoose }: FoundProps) {
  const t = useTexts();
  const language = useLanguage();
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return (
    <>
      {kinds.map((kind) => (
        <section key={kind} aria-labelledby={`group-${kind}`}>
          <h2 id={`group-${kind}`} className={styles['kind']}>
            {t(`site.search.kind.${kind}`)}
          </h2>
          <ul>
            {results
              .filter((result) => result.kind === kind)
              .map((result) => (
                <li key={`${result.id} ${result.path}`}>
                  <Result
                    result={result}
                    onChoose={() => {
                      leaveSearch(query);
                      onChoose();
                    }}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p>
        <a href={`${pagePath('search', language)}?q=${encodeURIComponent(query)}`}>
          {total > 0 ? t('site.search.allCount', { count: total }) : t('site.search.all')}
        </a>
      </p>
    </>
  );
}

function Result({
  result: { kind, title, path, description, picture, facts, prices },
  onChoose,
}: {
  result: SearchResult;
  onChoose: () => void;
}) {
  const language = useLanguage();
  const to = /^\/(?:uploads|api)\//.test(path) ? path : (linkTo(path, [title], language)?.to ?? path);
  return (
    <a href={to} className={styles['result']} onClick={onChoose}>
      <span className={styles['picture']} data-kind={kind}>
        {picture && <img src={picture} alt="" width="96" height="72" loading="lazy" />}
      </span>
      <span className={styles['title']}>
        <bdi>{title}</bdi>
      </span>
      {facts && facts.length > 0 && (
        <span className={styles['facts']}>
          <bdi>{facts.join(' · ')}</bdi>
          {prices && <PriceFrom specifications={prices} as="span" />}
        </span>
      )}
      <span className={styles['text']}>
        <bdi>{excerpt(description)}</bdi>
      </span>
      <Icon name="arrow-right" flips />
    </a>
  );
}
