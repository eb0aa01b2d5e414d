import { type MouseEvent, useId, useState } from 'react';
import { useFiles } from '#app/site/files.ts';
import { useTexts } from '#app/site/texts.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Story } from '#app/site/catalogue/story.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import styles from './product-videos.module.css';
import { VideoPlayer } from './video-player.tsx';

/** Without scripts each video opens as a file; scripts show it in a player over the page. */
export function ProductVideos({ videos }: { videos: readonly Story[] }) {
  const t = useTexts();
  const id = useId();
  const [playing, setPlaying] = useState<Story | undefined>(undefined);
  if (videos.length === 0) return null;
  return (
    <Section tone="dark" labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.product.videos')}</Heading>
        <ul className={styles['grid']} data-count={Math.min(videos.length, 3)}>
          {videos.map((video) => (
            <li key={video.id}>
              <VideoCard video={video} onPlay={() => setPlaying(video)} />
            </li>
          ))}
        </ul>
      </Container>
      <VideoPlayer video={playing} onClose={() => setPlaying(undefined)} />
    </Section>
  );
}

function VideoCard({ video, onPlay }: { video: Story; onPlay: () => void }) {
  const t = useTexts();
  const poster = useFiles()(video.icon)?.poster;
  function play(event: MouseEvent) {
    event.preventDefault();
    onPlay();
  }
  return (
    <article className={styles['card']}>
      <a
        href={`/uploads/${video.icon}`}
        aria-haspopup="dialog"
        aria-label={t('site.product.watch', { title: video.title })}
        className={styles['poster']}
        onClick={play}
      >
        {poster && <Picture file={poster} sizes="(min-width: 768px) 45vw, 92vw" cover decorative />}
        <span className={styles['play']}>
          <Icon name="play-fill" />
        </span>
      </a>
      <h3 className={styles['title']}>
        <Words of={video} field="title" />
      </h3>
      <p className={styles['text']}>
        <Words of={video} field="text" />
      </p>
    </article>
  );
}
