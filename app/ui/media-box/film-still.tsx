import type { FileFacts } from '#api/media/file-facts.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './film-still.module.css';

/** A picture behind the film: a `poster` has one width for all screens, and browsers fetch it at once, also in a closed dialog. */
export function FilmStill({ film, sizes, first = false }: { film: FileFacts; sizes: string; first?: boolean }) {
  if (!film.poster) return null;
  return <Picture file={film.poster} sizes={sizes} first={first} cover decorative className={styles['still']} />;
}
