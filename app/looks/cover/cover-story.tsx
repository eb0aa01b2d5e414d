import type { ReactNode } from 'react';
import styles from './cover-story.module.css';

/** A picture or film as large as the screen, with words in its lower corner. */
export function CoverStory({ media, children }: { media: ReactNode; children: ReactNode }) {
  return (
    <section data-tone="dark" className={styles['cover']} data-media={media ? '' : undefined}>
      {media && <div className={styles['media']}>{media}</div>}
      {children && <div className={styles['words']}>{children}</div>}
    </section>
  );
}
