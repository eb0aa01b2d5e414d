import { useId } from 'react';
import type { Story } from '#app/site/catalogue/story.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import { useFiles } from '#app/site/files.ts';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { originalOf } from '#app/ui/picture/source-set.ts';
import styles from './project-videos.module.css';

/** The browser's own player: it works without scripts and in every language. */
export function ProjectVideos({ videos }: { videos: readonly Story[] }) {
  const t = useTexts();
  const id = useId();
  if (videos.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.project.films')}</Heading>
        <ul className={styles['videos']}>
          {videos.map((video) => (
            <li key={video.id} className={styles['video']}>
              <Player video={video} />
              <div className={styles['words']}>
                <h3 className={styles['title']}>
                  <Words of={video} field="title" />
                </h3>
                <p className={styles['text']}>
                  <Words of={video} field="text" />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Player({ video }: { video: Story }) {
  const file = useFiles()(video.icon);
  if (!file) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- videos have no captions in the model; the text beside each says what it shows
    <video
      src={originalOf(file)}
      poster={file.poster && originalOf(file.poster)}
      width={file.width}
      height={file.height}
      controls
      playsInline
      preload="none"
      aria-label={video.title}
      className={styles['player']}
    />
  );
}
