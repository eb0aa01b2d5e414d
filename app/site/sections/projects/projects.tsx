import { useId } from 'react';
import { Words } from '#app/site/catalogue/words/words.tsx';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { type Project, projectPath } from './project.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './projects.module.css';

const CARDS = 2;

/** Two projects as cards, and below them every one of them by name. */
export function Projects({ projects }: { projects: readonly Project[] }) {
  const t = useTexts();
  const id = useId();
  if (projects.length === 0) return null;
  return (
    <Section tone="light" labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.projects.chosen')}</Heading>
        <ul className={styles['two']}>
          {projects.slice(0, CARDS).map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} sizes="(min-width: 768px) 55vw, 92vw" />
            </li>
          ))}
        </ul>
        {projects.length > CARDS && <AllProjects projects={projects} />}
      </Container>
    </Section>
  );
}

function AllProjects({ projects }: { projects: readonly Project[] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <nav aria-label={t('site.projects.all')} className={styles['all']}>
      <h3>{t('site.projects.all')}</h3>
      <ol>
        {projects.map((project) => (
          <li key={project.id}>
            <AnyLink to={projectPath(project, language)}>
              <span className={styles['name']}>
                <Words of={project} field="title" />
              </span>
              <span className={styles['place']}>
                <Words of={project} field="subtitle" />
              </span>
              <Icon name="arrow-right" flips />
            </AnyLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
