import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import type { SearchData } from './load-search.server.ts';
import styles from './search-page.module.css';

export function ResultPages({ query, page, pages }: Pick<SearchData, 'query' | 'page' | 'pages'>) {
  const t = useTexts();
  const language = useLanguage();
  if (pages < 2) return null;
  const to = (number: number) => {
    const asked = new URLSearchParams({ q: query, ...(number > 1 && { page: String(number) }) });
    return `${pagePath('search', language)}?${asked}`;
  };
  return (
    <nav aria-label={t('site.search.pages')} className={styles['pages']}>
      {page > 1 && (
        <LinkButton to={to(Math.min(page - 1, pages))} rel="prev">
          {t('site.search.previous')}
        </LinkButton>
      )}
      <span>{t('site.search.pageOf', { page, pages })}</span>
      {page < pages && (
        <LinkButton to={to(page + 1)} rel="next">
          {t('site.search.next')}
        </LinkButton>
      )}
    </nav>
  );
}
