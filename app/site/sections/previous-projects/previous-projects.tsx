import { useId } from 'react';
import { StorySlides } from '#app/site/catalogue/story-slides/story-slides.tsx';
import type { Story } from '#app/site/catalogue/story.ts';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';

/** The carousel at the end of the projects page and of every project. */
export function PreviousProjects({ projects }: { projects: readonly Story[] }) {
  const t = useTexts();
  const id = useId();
  if (projects.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.projects.world')}</Heading>
      </Container>
      <StorySlides label={t('site.projects.world')} stories={projects} />
    </Section>
  );
}
