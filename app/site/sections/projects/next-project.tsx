import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { Project } from './project.ts';
import { ProjectCard } from './project-card.tsx';

/** Nobody has to go back to see another one. */
export function NextProject({ project }: { project: Project | undefined }) {
  const t = useTexts();
  if (!project) return null;
  return (
    <Section tone="light">
      <Container>
        <Heading size="m" spaced>
          {t('site.project.next')}
        </Heading>
        <ProjectCard project={project} sizes="92vw" shape="wide" />
      </Container>
    </Section>
  );
}
