import type { ReactNode } from 'react';
import styles from './cover-story.module.css';

/** A picture or film from edge to edge with its words below, on a wide desk beside it. */
export function CoverStory({ media, children }: { media: ReactNode; children: ReactNode }) {
  return (
    <section data-tone="dark" className={styles['cover']} data-media={media && children ? '' : undefined}>
      {media && <div className={styles['media']}>{media}</div>}
      {children && <div className={styles['words']}>{children}</div>}
    </section>
  );
}
