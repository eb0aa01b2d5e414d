import type { ReactNode } from 'react';
import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import styles from './suggestions.module.css';

export type SuggestedLink = { name: ReactNode; to: string };

/** Ways on for somebody who has typed nothing yet, or found nothing. */
export function Suggestions({ popular, categories }: { popular: readonly string[]; categories: readonly SuggestedLink[] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div className={styles['suggestions']}>
      {popular.length > 0 && (
        <nav aria-label={t('site.search.popular')}>
          <h2>{t('site.search.popular')}</h2>
          <ul className={styles['words']}>
            {popular.map((word) => (
              <li key={word}>
                <a href={`${pagePath('search', language)}?q=${encodeURIComponent(word)}`}>
                  <bdi>{word}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {categories.length > 0 && (
        <nav aria-label={t('site.search.categories')}>
          <h2>{t('site.search.categories')}</h2>
          <ul className={styles['words']}>
            {categories.map(({ name, to }) => (
              <li key={to}>
                <a href={to}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p>
        <a href={pagePath('products', language)}>{t('site.nav.products')}</a> · {t('site.search.advisorHint')}{' '}
        <a href={pagePath('advisor', language)}>{t('site.search.advisor')}</a>
      </p>
    </div>
  );
}
