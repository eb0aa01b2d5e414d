import { useId, useState } from 'react';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { CategoryProduct } from './category-product.ts';
import { ProductColumn } from './product-column.tsx';
import { ProductModal } from './product-modal.tsx';
import styles from './category-products.module.css';

/** Product cards as columns of one table: the same fact stands at the same height in each. */
export function CategoryProducts({ products }: { products: readonly CategoryProduct[] }) {
  const t = useTexts();
  const id = useId();
  const [opened, setOpened] = useState<CategoryProduct | undefined>(undefined);
  if (products.length === 0) return null;
  return (
    <Section tone="light" labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.category.products')}</Heading>
        <ul className={styles['columns']} data-four={products.length === 4 || undefined}>
          {products.map((product) => (
            <li key={product.id} className={styles['column']}>
              <ProductColumn product={product} onLook={() => setOpened(product)} />
            </li>
          ))}
        </ul>
      </Container>
      <ProductModal product={opened} onClose={() => setOpened(undefined)} />
    </Section>
  );
}
