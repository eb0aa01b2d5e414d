import { useControlLabels } from '#app/site/control-labels.ts';
import { useFiles } from '#app/site/files.ts';
import { linkTo } from '#app/site/links.ts';
import { useLanguage } from '#app/site/texts.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Story } from '#app/site/catalogue/story.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import styles from './story-slides.module.css';

/** The big carousel. Stands directly in a section. */
export function StorySlides({ label, stories }: { label: string; stories: readonly Story[] }) {
  const labels = useControlLabels();
  return (
    <Carousel label={label} labels={labels} view="cards" speed={1500}>
      {stories.map((story) => (
        <Slide key={story.id} story={story} />
      ))}
    </Carousel>
  );
}

function Slide({ story }: { story: Story }) {
  const file = useFiles()(story.icon);
  const link = linkTo(story.path, [story.title], useLanguage());
  const title = <Words of={story} field="title" />;
  return (
    <article className={styles['slide']}>
      <div className={styles['picture']}>
        {file && <Picture file={file} sizes="(min-width: 1024px) 28vw, (min-width: 768px) 40vw, 82vw" cover />}
      </div>
      <h3 className={styles['title']}>
        {link ? (
          <AnyLink to={link.to} className={styles['link']}>
            {title}
          </AnyLink>
        ) : (
          title
        )}
      </h3>
      <p className={styles['text']}>
        <Words of={story} field="text" />
      </p>
    </article>
  );
}
