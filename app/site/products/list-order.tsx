import type { Filters } from '#content/catalogue/filters.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { SORTED_BY } from './filter-groups.ts';
import { productsPath } from './products-path.ts';
import styles from './products-page.module.css';

/** Links that turn the list; the one in use turns it round. */
export function ListOrder({ filters }: { filters: Filters }) {
  const t = useTexts();
  const language = useLanguage();
  const to = (sort: string) => productsPath({ ...filters, sort, page: 1 }, language);
  return (
    <nav aria-label={t('site.products.sort')} className={styles['order']}>
      <ul>
        <li>
          <a href={to('')} aria-current={filters.sort === '' ? 'true' : undefined}>
            {t('site.products.sort.own')}
          </a>
        </li>
        {SORTED_BY.map((key) => {
          const isRising = filters.sort === key;
          const isFalling = filters.sort === `-${key}`;
          return (
            <li key={key}>
              <a href={to(isRising ? `-${key}` : key)} aria-current={isRising || isFalling ? 'true' : undefined}>
                {t(`site.products.sort.${key}`)}
                {(isRising || isFalling) && (
                  <>
                    <span aria-hidden="true"> {isRising ? '↑' : '↓'}</span>
                    <span className="visually-hidden"> {t(isRising ? 'site.products.rising' : 'site.products.falling')}</span>
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
