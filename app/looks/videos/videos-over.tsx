import type { LookRecord } from '#app/looks/look-props.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { useFiles } from '#app/page/files.ts';
import { useTexts } from '#app/page/texts.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { playerId, VideoPlayer } from './video-player.tsx';
import styles from './videos-over.module.css';

/** By the number of videos. */
const LAYOUTS = ['', styles['single'], styles['pair'], styles['three']];

/** Without scripts each video opens as a file; scripts show it in a player over the page. */
export function VideosOver({ records }: { records: readonly LookRecord<'videos'>[] }) {
  return (
    <>
      <ul className={`${styles['grid']} ${LAYOUTS[Math.min(records.length, 3)]}`}>
        {records.map((record) => (
          <li key={record.id}>
            <VideoCard record={record} />
          </li>
        ))}
      </ul>
      {records.map((record) => (
        <VideoPlayer key={record.id} record={record} />
      ))}
    </>
  );
}

function VideoCard({ record }: { record: LookRecord<'videos'> }) {
  const t = useTexts();
  const poster = useFiles()(record.film)?.poster;
  return (
    <article className={styles['card']}>
      <a
        href={`/uploads/${record.film}`}
        aria-haspopup="dialog"
        aria-label={t('site.looks.watch', { title: record.title })}
        className={styles['poster']}
        data-opens-dialog={playerId(record)}
      >
        {poster && <Picture file={poster} sizes="(min-width: 48rem) 45vw, 92vw" cover decorative />}
        <span className={styles['play']}>
          <Icon name="play-fill" />
        </span>
      </a>
      <h3 className={styles['title']}>
        <FieldText of={record} field="title" />
      </h3>
      <p className={styles['text']}>
        <FieldText of={record} field="text" />
      </p>
    </article>
  );
}
