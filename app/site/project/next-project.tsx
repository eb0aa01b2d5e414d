import type { LookRecord } from '#app/looks/look-props.ts';
import { ShowcaseCard } from '#app/looks/showcase/showcase-card.tsx';
import { useTexts } from '#app/page/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';

export function NextProject({ project }: { project: LookRecord<'showcase'> | undefined }) {
  const t = useTexts();
  if (!project) return null;
  return (
    <Section tone="light">
      <Container>
        <Heading size="m" spaced>
          {t('site.project.next')}
        </Heading>
        <ShowcaseCard record={project} sizes="92vw" shape="wide" />
      </Container>
    </Section>
  );
}
