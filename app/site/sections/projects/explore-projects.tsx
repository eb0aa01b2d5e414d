import { useId } from 'react';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { Project } from './project.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './projects.module.css';

export function ExploreProjects({ projects }: { projects: readonly Project[] }) {
  const t = useTexts();
  const id = useId();
  if (projects.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.register.projects')}</Heading>
        <ul className={styles['three']}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} sizes="(min-width: 768px) 31vw, 92vw" />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
