import { isFiltered } from '#content/catalogue/filters.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { textsOf, useTexts } from '#app/page/texts.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { loadProducts } from '#app/site/products/load-products.server.ts';
import { ProductList } from '#app/site/products/product-list.tsx';
import { productsPath } from '#app/site/products/products-path.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import styles from '#app/site/products/products-page.module.css';
import type { Route } from './+types/products.ts';

export const loader = pageLoader(['compare', 'products', 'shortlist'], loadProducts);

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Section tone="light" className={styles['page']}>
      <Container>
        <Heading level={1} size="l" lead={t('site.products.lead')}>
          {t('site.products.title')}
        </Heading>
        <ProductList list={loaderData} compareForm="compare-listed" />
      </Container>
    </Section>
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
