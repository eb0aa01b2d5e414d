import { useTexts } from '#app/site/texts.ts';
import { IconStrip } from '#app/site/catalogue/icon-strip/icon-strip.tsx';
import type { Story } from '#app/site/catalogue/story.ts';

export function SubCategoryProducts({ products }: { products: readonly Story[] }) {
  const t = useTexts();
  return <IconStrip label={t('site.subCategory.products')} items={products} />;
}
