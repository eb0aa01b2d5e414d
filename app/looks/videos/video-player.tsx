import type { LookRecord } from '#app/looks/look-props.ts';
import { useFiles } from '#app/page/files.ts';
import { useTexts } from '#app/page/texts.ts';
import { PageDialog } from '#app/ui/dialog/page-dialog.tsx';
import { posterOf } from '#app/ui/picture/source-set.ts';
import styles from './videos-over.module.css';

export function playerId({ id }: { id: number }): string {
  return `video-${id}`;
}

export function VideoPlayer({ record }: { record: LookRecord<'videos'> }) {
  const t = useTexts();
  const file = useFiles()(record.film);
  return (
    <PageDialog id={playerId(record)} title={record.title} closeLabel={t('site.close')} shape="film" tone="dark">
      <div className={styles['player']} data-enhance="player">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- videos have no captions in the model; the text beside each says what it shows */}
        <video
          src={`/uploads/${record.film}`}
          data-poster={file && posterOf(file)}
          width={file?.width}
          height={file?.height}
          controls
          playsInline
          preload="none"
          data-first-focus
          aria-label={record.title}
        />
        <p role="status" className={styles['state']} data-loading={t('site.looks.loading')} data-failed={t('site.looks.videoFailed')} />
      </div>
    </PageDialog>
  );
}
