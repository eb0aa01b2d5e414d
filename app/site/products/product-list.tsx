import { PER_DOLLAR } from '#content/advisor/money.ts';
import { useTexts, useLanguage } from '#app/page/texts.ts';
import { pagePath } from '#app/page/links.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ChosenFilters, filterName } from './chosen-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import { ListOrder } from './list-order.tsx';
import { ListPages } from './list-pages.tsx';
import type { ProductsData } from './load-products.server.ts';
import { ProductGrid } from './product-grid.tsx';
import styles from './products-page.module.css';

type ListProps = {
  list: ProductsData;
  compareForm: string;
  level?: 2 | 3;
  /** Where the list is one section of many, the filters wait folded, however wide the page is. */ isFolded?: boolean;
};

/** One page of the products that some filters leave, with the filters, the order and the way to the other pages. */
export function ProductList({
  list: { filters, facets, isWhole, isReckoned, wrong, total, pages, products },
  compareForm,
  level = 2,
  isFolded,
}: ListProps) {
  const t = useTexts();
  const language = useLanguage();
  // The filter that makes it the list of a category or a family is not the visitor's choice.
  const chosen = isFolded ? 0 : filters.choices.size + filters.bounds.size + (filters.q === '' ? 0 : 1);
  return (
    <div className={styles['columns']} data-folded={isFolded}>
      <details className={styles['panel']}>
        <summary>{chosen === 0 ? t('site.products.filters') : t('site.products.filtersChosen', { count: chosen })}</summary>
        <FilterForm filters={filters} facets={facets} />
      </details>
      <div>
        <div className={styles['tools']}>
          {isWhole && <p className={styles['total']}>{t('site.products.count', { count: total })}</p>}
          <ListOrder filters={filters} />
        </div>
        <ChosenFilters filters={filters} facets={facets} />
        {!isWhole && <p className={styles['note']}>{t('site.search.namesOnly')}</p>}
        {isReckoned && <p className={styles['note']}>{t('site.shortlist.estimateRate', PER_DOLLAR)}</p>}
        {wrong.length > 0 && (
          <p className={styles['note']}>
            {t('site.products.wrong', { names: wrong.map((key) => filterName(key, t, language)).join(language === 'ar' ? '، ' : ', ') })}
          </p>
        )}
        <p role="status" className="visually-hidden" data-shortlist-status="" />
        {total === 0 ? (
          isWhole && <Nothing text={filters.q} />
        ) : (
          <ProductGrid products={products} level={level} compareForm={compareForm} filters={filters} />
        )}
        {total > 0 && (
          <div className={styles['foot']}>
            <CompareMarked id={compareForm} />
            <ListPages filters={filters} pages={pages} />
          </div>
        )}
      </div>
    </div>
  );
}

function Nothing({ text }: { text: string }) {
  const t = useTexts();
  return (
    <div>
      <p className={styles['none']}>{text === '' ? t('site.products.none') : t('site.products.noneFor', { words: text })}</p>
      <p className={styles['note']}>{t('site.products.noneHint')}</p>
    </div>
  );
}

/** The form of the boxes on the cards; the marked ones become the address of the comparison. */
function CompareMarked({ id }: { id: string }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <form id={id} method="get" action={pagePath('compare', language)}>
      <Button type="submit">{t('site.products.compareChosen')}</Button>{' '}
      <Button type="submit" formAction={pagePath('shortlist', language)} data-without-scripts>
        {t('site.products.keepChosen')}
      </Button>
    </form>
  );
}
