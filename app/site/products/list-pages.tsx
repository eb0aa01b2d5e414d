import type { Filters } from '#content/catalogue/filters.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { productsPath } from './products-path.ts';
import styles from './products-page.module.css';

export function ListPages({ filters, pages }: { filters: Filters; pages: number }) {
  const t = useTexts();
  const language = useLanguage();
  const { page } = filters;
  if (pages < 2) return null;
  const to = (other: number) => productsPath({ ...filters, page: other }, language);
  return (
    <nav aria-label={t('site.products.pages')} className={styles['pages']}>
      {page > 1 && (
        <LinkButton to={to(page - 1)} rel="prev">
          {t('site.previous')}
        </LinkButton>
      )}
      <span>{t('site.products.pageOf', { page, pages })}</span>
      {page < pages && (
        <LinkButton to={to(page + 1)} rel="next" look="light">
          {t('site.next')}
        </LinkButton>
      )}
    </nav>
  );
}
