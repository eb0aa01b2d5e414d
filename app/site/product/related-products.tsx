import type { LookRecord } from '#app/looks/look-props.ts';
import { Strip } from '#app/looks/strip/strip.tsx';
import { useTexts } from '#app/page/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';

export function RelatedProducts({ products }: { products: readonly LookRecord<'strip'>[] }) {
  const t = useTexts();
  if (products.length === 0) return null;
  return (
    <Section room="small">
      <Container>
        <Heading size="m" spaced>
          {t('site.product.related')}
        </Heading>
        <Strip heading={t('site.product.related')} records={products} />
      </Container>
    </Section>
  );
}
