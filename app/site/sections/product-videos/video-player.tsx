import { useState } from 'react';
import { useFiles } from '#app/site/files.ts';
import { useTexts } from '#app/site/texts.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { posterOf } from '#app/ui/picture/source-set.ts';
import type { Story } from '#app/site/catalogue/story.ts';
import styles from './product-videos.module.css';

export function VideoPlayer({ video, onClose }: { video: Story | undefined; onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog isOpen={video !== undefined} onClose={onClose} title={video?.title} closeLabel={t('site.close')} shape="film" tone="dark">
      {video && <Player key={video.id} video={video} />}
    </Dialog>
  );
}

function Player({ video }: { video: Story }) {
  const t = useTexts();
  const file = useFiles()(video.icon);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  return (
    <div className={styles['player']}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- videos have no captions in the model; the text beside each says what it shows */}
      <video
        src={`/uploads/${video.icon}`}
        poster={file && posterOf(file)}
        width={file?.width}
        height={file?.height}
        controls
        autoPlay
        playsInline
        data-first-focus
        aria-label={video.title}
        onCanPlay={() => setState('ready')}
        onError={() => setState('failed')}
      />
      <p role="status" className={styles['state']}>
        {state === 'loading' && t('site.product.loading')}
        {state === 'failed' && t('site.product.videoFailed')}
      </p>
    </div>
  );
}
