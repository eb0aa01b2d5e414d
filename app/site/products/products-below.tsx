import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { CompareMarked } from './compare-marked.tsx';
import type { loadListed } from './load-products.server.ts';
import { ProductGrid } from './product-grid.tsx';
import { productsPath } from './products-path.ts';
import styles from './products-page.module.css';

const [TITLE, FORM] = ['products-below', 'compare-below'];

/** The products of a category or a family below its own sections, and the way to the list that can be filtered. */
export function ProductsBelow({ listed: { filters, total, products } }: { listed: Awaited<ReturnType<typeof loadListed>> }) {
  const t = useTexts();
  const language = useLanguage();
  if (products.length === 0) return null;
  return (
    <Section tone="light" labelledBy={TITLE}>
      <Container>
        <Heading id={TITLE}>{t('site.products.ofThis')}</Heading>
        <ProductGrid products={products} level={3} compareForm={FORM} />
        <div className={styles['foot']}>
          <CompareMarked id={FORM} />
          <LinkButton to={productsPath(filters, language)} look="light" icon={<Icon name="arrow-right" flips />}>
            {t('site.products.allOf', { count: total })}
          </LinkButton>
        </div>
      </Container>
    </Section>
  );
}
