import { useControlLabels } from '#app/site/control-labels.ts';
import { useFiles } from '#app/site/files.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { GoThere } from '#app/site/catalogue/go-there.tsx';
import type { Story } from '#app/site/catalogue/story.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import styles from './tickets.module.css';

/** Small cards with a torn-off edge of lamps. Stands directly in a section. */
export function Tickets({ label, stories }: { label: string; stories: readonly Story[] }) {
  const labels = useControlLabels();
  return (
    <Carousel label={label} labels={labels} view="cards" speed={1500}>
      {stories.map((story) => (
        <Ticket key={story.id} story={story} />
      ))}
    </Carousel>
  );
}

function Ticket({ story }: { story: Story }) {
  const file = useFiles()(story.icon);
  return (
    <article className={styles['ticket']}>
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <Words of={story} field="title" />
        </h3>
        <p className={styles['text']}>
          <Words of={story} field="text" />
        </p>
      </div>
      <div className={styles['stub']}>
        {file && (
          <span className={styles['icon']}>
            <Picture file={file} sizes="96px" cover decorative />
          </span>
        )}
        <GoThere story={story} />
      </div>
    </article>
  );
}
