import { useTexts } from '#app/site/texts.ts';
import { IconStrip } from '#app/site/catalogue/icon-strip/icon-strip.tsx';
import type { Story } from '#app/site/catalogue/story.ts';

export function CategoryLinks({ links }: { links: readonly Story[] }) {
  const t = useTexts();
  return <IconStrip label={t('site.category.subCategories')} items={links} />;
}
