import { useId } from 'react';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import { useControlLabels } from '#app/site/control-labels.ts';
import { linkTo } from '#app/site/links.ts';
import { useLanguage } from '#app/site/texts.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import styles from './content-slides.module.css';

/** `drawing` is the icon the record names, brought by the loader. */
export type ContentSlide = Pick<Item<typeof collections.contentSlides>, 'id' | 'title' | 'info' | 'link' | 'fallback'> & {
  drawing: string;
};

export function ContentSlides({ heading, slides }: { heading: string; slides: readonly ContentSlide[] }) {
  const labels = useControlLabels();
  const id = useId();
  if (slides.length === 0) return null;
  return (
    <Section tone="light" labelledBy={id}>
      <Container>
        <Heading id={id}>{heading}</Heading>
      </Container>
      <Carousel label={heading} labels={labels} view="four" speed={1500}>
        {slides.map((slide) => (
          <Card key={slide.id} slide={slide} />
        ))}
      </Carousel>
    </Section>
  );
}

function Card({ slide }: { slide: ContentSlide }) {
  const link = linkTo(slide.link, [], useLanguage());
  const title = <Words of={slide} field="title" />;
  return (
    <article className={styles['card']}>
      {slide.drawing && <Icon svg={slide.drawing} className={styles['icon']} />}
      <h3 className={styles['title']}>
        {link ? (
          <AnyLink to={link.to} className={styles['link']}>
            {title}
          </AnyLink>
        ) : (
          title
        )}
      </h3>
      <p className={styles['info']}>
        <Words of={slide} field="info" />
      </p>
      {link && <Icon name="chevron-right" flips className={styles['chevron']} />}
    </article>
  );
}
