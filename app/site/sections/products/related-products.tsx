import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { IconStrip } from '#app/site/catalogue/icon-strip/icon-strip.tsx';
import type { Story } from '#app/site/catalogue/story.ts';

/** The other products of the same sub-category. */
export function RelatedProducts({ products }: { products: readonly Story[] }) {
  const t = useTexts();
  if (products.length === 0) return null;
  return (
    <Section room="small">
      <Container>
        <Heading size="m" spaced>
          {t('site.product.related')}
        </Heading>
        <IconStrip label={t('site.product.related')} items={products} />
      </Container>
    </Section>
  );
}
