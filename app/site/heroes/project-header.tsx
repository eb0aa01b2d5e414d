import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { CoverStory } from '#app/looks/cover/cover-story.tsx';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { useControlLabels } from '#app/page/control-labels.ts';
import { useFiles } from '#app/page/files.ts';
import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { DotReveal } from '#app/ui/dot-matrix/dot-reveal.tsx';
import { MediaBox } from '#app/ui/media-box/media-box.tsx';
import styles from './project-header.module.css';

type Project = Item<typeof collections.projects>;

/** The first screen of a project: its picture or film with subtitle, title and text on it. */
export function ProjectHeader({ project }: { project: Project }) {
  const t = useTexts();
  const labels = useControlLabels();
  const file = useFiles()(project.icon);
  const media = file && (
    <DotReveal first className={styles['media']}>
      <MediaBox file={file} sizes="(min-width: 1024px) 60vw, 100vw" labels={labels} first cover />
    </DotReveal>
  );
  return (
    <CoverStory media={media}>
      <p className={styles['back']}>
        <a href={pagePath('projects', useLanguage())}>{t('site.nav.projects')}</a>
      </p>
      {project.subtitle && (
        <p className={styles['subtitle']}>
          <FieldText of={project} field="subtitle" />
        </p>
      )}
      <h1 className={styles['title']}>
        <FieldText of={project} field="title" />
      </h1>
      {project.text && (
        <p>
          <FieldText of={project} field="text" />
        </p>
      )}
    </CoverStory>
  );
}
