import { Link } from 'react-router';
import { CoverStory } from '#app/site/catalogue/cover-story/cover-story.tsx';
import { Words } from '#app/site/catalogue/words/words.tsx';
import { useControlLabels } from '#app/site/control-labels.ts';
import { useFiles } from '#app/site/files.ts';
import { pagePath } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { DotReveal } from '#app/ui/dot-matrix/dot-reveal.tsx';
import { MediaBox } from '#app/ui/media-box/media-box.tsx';
import type { Project } from './project.ts';
import styles from './project-header.module.css';

/** The first screen of a project: its picture or film with subtitle, title and text on it. */
export function ProjectHeader({ project }: { project: Project }) {
  const t = useTexts();
  const labels = useControlLabels();
  const file = useFiles()(project.icon);
  const media = file && (
    <DotReveal first className={styles['media']}>
      <MediaBox file={file} sizes="100vw" labels={labels} first cover />
    </DotReveal>
  );
  return (
    <CoverStory media={media}>
      <p className={styles['back']}>
        <Link to={pagePath('projects', useLanguage())}>{t('site.nav.projects')}</Link>
      </p>
      {project.subtitle && (
        <p className={styles['subtitle']}>
          <Words of={project} field="subtitle" />
        </p>
      )}
      <h1 className={styles['title']}>
        <Words of={project} field="title" />
      </h1>
      {project.text && (
        <p>
          <Words of={project} field="text" />
        </p>
      )}
    </CoverStory>
  );
}
