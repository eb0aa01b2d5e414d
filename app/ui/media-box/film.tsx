import type { FileFacts } from '#api/media/file-facts.ts';
import { type PauseLabels, PauseButton } from '#app/ui/pause-button/pause-button.tsx';
import { originalOf, posterOf } from '#app/ui/picture/source-set.ts';
import styles from './film.module.css';

export type FilmLabels = PauseLabels;

/**
 * A silent loop that only runs while it is seen, see enhance-film.ts. On telephones, with data saving and with reduced motion it waits
 * for its button; without scripts the browser's own controls are there.
 */
export function Film({
  file,
  labels,
  cover = false,
  className = '',
}: {
  file: FileFacts;
  labels: FilmLabels;
  cover?: boolean;
  className?: string | undefined;
}) {
  return (
    <div className={`${styles['film']} ${className}`} data-cover={cover || undefined} data-enhance="film">
      <video
        src={originalOf(file)}
        poster={posterOf(file)}
        width={file.width}
        height={file.height}
        muted
        loop
        playsInline
        preload="none"
        controls
        aria-label={file.alt || undefined}
      />
      <div className={styles['control']} data-needs-scripts>
        <PauseButton labels={labels} />
      </div>
    </div>
  );
}
