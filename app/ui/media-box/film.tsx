import type { FileFacts } from '#api/media/file-facts.ts';
import { type PauseLabels, PauseButton } from '#app/ui/pause-button/pause-button.tsx';
import { originalOf } from '#app/ui/picture/source-set.ts';
import { FilmStill } from './film-still.tsx';
import { FilmWithoutScripts } from './film-without-scripts.tsx';
import styles from './film.module.css';

export type FilmLabels = PauseLabels;

/** Runs while it is seen, see enhance-film.ts; on telephones, with data saving or reduced motion it waits for its button. */
export function Film({
  file,
  labels,
  sizes,
  first = false,
  cover = false,
  className = '',
}: {
  file: FileFacts;
  labels: FilmLabels;
  sizes: string;
  first?: boolean;
  cover?: boolean;
  className?: string | undefined;
}) {
  return (
    <div className={`${styles['film']} ${className}`} data-cover={cover || undefined} data-enhance="film">
      <FilmStill film={file} sizes={sizes} first={first} />
      <video
        src={originalOf(file)}
        width={file.width}
        height={file.height}
        muted
        loop
        playsInline
        preload="none"
        aria-label={file.alt || undefined}
      />
      <FilmWithoutScripts film={file} label={file.alt || undefined} />
      <div className={styles['control']} data-needs-scripts>
        <PauseButton labels={labels} />
      </div>
    </div>
  );
}
