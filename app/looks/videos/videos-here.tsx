import type { LookRecord } from '#app/looks/look-props.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { useFiles } from '#app/page/files.ts';
import { FilmWithoutScripts } from '#app/ui/media-box/film-without-scripts.tsx';
import { originalOf, posterOf } from '#app/ui/picture/source-set.ts';
import styles from './videos-here.module.css';

/** The browser's own player: it works without scripts and in every language. */
export function VideosHere({ records }: { records: readonly LookRecord<'videos'>[] }) {
  return (
    <ul className={styles['videos']}>
      {records.map((record) => (
        <li key={record.id} className={styles['video']}>
          <Player record={record} />
          <div className={styles['words']}>
            <h3 className={styles['title']}>
              <FieldText of={record} field="title" />
            </h3>
            <p className={styles['text']}>
              <FieldText of={record} field="text" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Player({ record }: { record: LookRecord<'videos'> }) {
  const file = useFiles()(record.film);
  if (!file) return null;
  return (
    <div className={styles['player']} data-enhance="player">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- videos have no captions in the model; the text beside each says what it shows */}
      <video
        src={originalOf(file)}
        data-poster={posterOf(file)}
        width={file.width}
        height={file.height}
        controls
        playsInline
        preload="none"
        aria-label={record.title}
      />
      <FilmWithoutScripts film={file} label={record.title} />
    </div>
  );
}
