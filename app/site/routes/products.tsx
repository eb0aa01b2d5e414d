import { isFiltered } from '#content/catalogue/filters.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { textsOf, useTexts } from '#app/page/texts.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { ChosenFilters } from '#app/site/products/chosen-filters.tsx';
import { CompareMarked } from '#app/site/products/compare-marked.tsx';
import { FilterForm } from '#app/site/products/filter-form.tsx';
import { ListOrder } from '#app/site/products/list-order.tsx';
import { ListPages } from '#app/site/products/list-pages.tsx';
import { loadProducts } from '#app/site/products/load-products.server.ts';
import { ProductGrid } from '#app/site/products/product-grid.tsx';
import { productsPath } from '#app/site/products/products-path.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import styles from '#app/site/products/products-page.module.css';
import type { Route } from './+types/products.ts';

const COMPARE = 'compare-listed';

export const loader = pageLoader(['products', 'shortlist'], loadProducts);

export default function ProductsPage({ loaderData: { filters, facets, isWhole, wrong, total, pages, products } }: Route.ComponentProps) {
  const t = useTexts();
  const chosen = filters.choices.size + filters.bounds.size + (filters.q === '' ? 0 : 1);
  return (
    <Section tone="light" className={styles['page']}>
      <Container>
        <Heading level={1} size="l" lead={t('site.products.lead')}>
          {t('site.products.title')}
        </Heading>
        <div className={styles['columns']}>
          <details className={styles['panel']}>
            <summary>{chosen === 0 ? t('site.products.filters') : t('site.products.filtersChosen', { count: chosen })}</summary>
            <FilterForm filters={filters} facets={facets} />
          </details>
          <div>
            <div className={styles['tools']}>
              <p className={styles['total']}>{t('site.products.count', { count: total })}</p>
              <ListOrder filters={filters} />
            </div>
            <ChosenFilters filters={filters} facets={facets} />
            {!isWhole && <p className={styles['note']}>{t('site.search.namesOnly')}</p>}
            {wrong.length > 0 && <p className={styles['note']}>{t('site.products.wrong', { names: wrong.join(', ') })}</p>}
            <p role="status" className="visually-hidden" data-shortlist-status="" />
            {total === 0 ? <Nothing /> : <ProductGrid products={products} compareForm={COMPARE} />}
            {total > 0 && (
              <div className={styles['foot']}>
                <CompareMarked id={COMPARE} />
                <ListPages filters={filters} pages={pages} />
              </div>
            )}
          </div>
        </div>
      </Container>
    </Section>
  );
}

function Nothing() {
  const t = useTexts();
  return (
    <div>
      <p className={styles['none']}>{t('site.products.none')}</p>
      <p className={styles['note']}>{t('site.products.noneHint')}</p>
    </div>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  if (!loaderData) return [];
  const t = textsOf(matches);
  const { filters } = loaderData;
  const isPlain = !isFiltered(filters) && filters.sort === '';
  return [
    ...pageMeta(matches, location.pathname, {
      title: filters.page > 1 ? `${t('site.products.title')} · ${filters.page}` : t('site.products.title'),
      description: t('site.products.description'),
      path: productsPath(filters, 'ar'),
    }),
    // There are as many of them as there are combinations.
    ...(isPlain ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ];
};
