import { useTexts } from '#app/site/texts.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { IconStrip } from '#app/site/catalogue/icon-strip/icon-strip.tsx';
import type { Story } from '#app/site/catalogue/story.ts';

export function SubCategoryProducts({ products }: { products: readonly Story[] }) {
  const t = useTexts();
  if (products.length === 0) return null;
  return (
    <Container>
      <IconStrip label={t('site.subCategory.products')} items={products} />
    </Container>
  );
}
