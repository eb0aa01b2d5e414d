import { useTexts } from '#app/site/texts.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { IconStrip } from '#app/site/catalogue/icon-strip/icon-strip.tsx';
import type { Story } from '#app/site/catalogue/story.ts';

export function CategoryLinks({ links }: { links: readonly Story[] }) {
  const t = useTexts();
  if (links.length === 0) return null;
  return (
    <Container>
      <IconStrip label={t('site.category.subCategories')} items={links} />
    </Container>
  );
}
