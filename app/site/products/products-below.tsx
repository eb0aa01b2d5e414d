import { useTexts } from '#app/page/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { ProductsData } from './load-products.server.ts';
import { ProductList } from './product-list.tsx';

const [TITLE, FORM] = ['products-below', 'compare-below'];

/** The products of a category or a family below its own sections: the list of all products, narrowed to them. */
export function ProductsBelow({ listed }: { listed: ProductsData }) {
  const t = useTexts();
  if (listed.total === 0) return null;
  return (
    <Section tone="light" labelledBy={TITLE}>
      <Container>
        <Heading id={TITLE}>{t('site.products.ofThis')}</Heading>
        <ProductList isFolded list={listed} level={3} compareForm={FORM} />
      </Container>
    </Section>
  );
}
