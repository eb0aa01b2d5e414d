import { useId } from 'react';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { StorySlides } from '#app/site/catalogue/story-slides/story-slides.tsx';
import type { Story } from '#app/site/catalogue/story.ts';

export function ProductSlides({ slides }: { slides: readonly Story[] }) {
  const t = useTexts();
  const id = useId();
  if (slides.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.catalogue.slides')}</Heading>
      </Container>
      <StorySlides label={t('site.catalogue.slides')} stories={slides} />
    </Section>
  );
}
