import { useFiles } from '#app/site/files.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { GoThere } from '#app/site/catalogue/go-there.tsx';
import type { Story } from '#app/site/catalogue/story.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import styles from './story-cards.module.css';

/** Content cards: of every three the first is a picture across the page with its words beside it, the others are half as wide. */
export function StoryCards({
  stories,
  level = 3,
}: {
  stories: readonly Story[];
  /** 2 where the section has no heading of its own. */ level?: 2 | 3;
}) {
  return (
    <Container>
      <ul className={styles['cards']}>
        {stories.map((story) => (
          <li key={story.id}>
            <Card story={story} level={level} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

function Card({ story, level }: { story: Story; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  const file = useFiles()(story.icon);
  return (
    <article className={styles['card']}>
      {file && (
        <div className={styles['picture']}>
          <Picture file={file} sizes="(min-width: 768px) 55vw, 92vw" cover />
        </div>
      )}
      <div className={styles['words']}>
        <Title className={styles['title']}>
          <Words of={story} field="title" />
        </Title>
        <p className={styles['text']}>
          <Words of={story} field="text" />
        </p>
        <GoThere story={story} />
      </div>
    </article>
  );
}
