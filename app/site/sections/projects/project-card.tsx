import { Words } from '#app/site/catalogue/words/words.tsx';
import { useControlLabels } from '#app/site/control-labels.ts';
import { useFiles } from '#app/site/files.ts';
import { useLanguage } from '#app/site/texts.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { MediaBox } from '#app/ui/media-box/media-box.tsx';
import { type Project, projectPath } from './project.ts';
import styles from './projects.module.css';

type ProjectCardProps = { project: Project; sizes: string; shape?: 'card' | 'wide' };

/** A picture with its place and name under it; the whole card leads to the project. */
export function ProjectCard({ project, sizes, shape = 'card' }: ProjectCardProps) {
  const labels = useControlLabels();
  const file = useFiles()(project.icon);
  return (
    <article className={styles['card']} data-shape={shape}>
      <div className={styles['media']}>{file && <MediaBox file={file} sizes={sizes} labels={labels} cover decorative />}</div>
      <p className={styles['subtitle']}>
        <Words of={project} field="subtitle" />
      </p>
      <h3 className={styles['title']}>
        <AnyLink to={projectPath(project, useLanguage())} className={styles['link']}>
          <Words of={project} field="title" />
        </AnyLink>
      </h3>
    </article>
  );
}
