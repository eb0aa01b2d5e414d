import type { FileFacts } from '#api/media/file-facts.ts';
import { originalOf, posterOf } from '#app/ui/picture/source-set.ts';
import styles from './film-without-scripts.module.css';

/** The browser's own player over the film, for those without scripts; nobody else's browser reads what is in here, or fetches its poster. */
export function FilmWithoutScripts({ film, label }: { film: FileFacts; label: string | undefined }) {
  return (
    <noscript>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- films have no captions in the model; the text beside each says what it shows */}
      <video
        src={originalOf(film)}
        poster={posterOf(film)}
        width={film.width}
        height={film.height}
        controls
        playsInline
        preload="none"
        aria-label={label}
        className={styles['film']}
      />
    </noscript>
  );
}
