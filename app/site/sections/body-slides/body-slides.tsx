import { useId } from 'react';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import { useControlLabels } from '#app/site/control-labels.ts';
import { useFiles } from '#app/site/files.ts';
import { linkTo } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { FadeSlider } from '#app/ui/fade-slider/fade-slider.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './body-slides.module.css';

export type BodySlide = Pick<Item<typeof collections.bodySlides>, 'id' | 'title' | 'info' | 'link' | 'image' | 'fallback'>;

export function BodySlides({ slides }: { slides: readonly BodySlide[] }) {
  const t = useTexts();
  const labels = useControlLabels();
  const id = useId();
  if (slides.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.home.stories')}</Heading>
        <FadeSlider label={t('site.home.stories')} labels={labels} controls="under">
          {slides.map((slide) => (
            <Slide key={slide.id} slide={slide} />
          ))}
        </FadeSlider>
      </Container>
    </Section>
  );
}

function Slide({ slide }: { slide: BodySlide }) {
  const t = useTexts();
  const file = useFiles()(slide.image);
  const link = linkTo(slide.link, [slide.title], useLanguage());
  return (
    <article className={styles['slide']}>
      <div className={styles['picture']}>{file && <Picture file={file} sizes="(min-width: 1024px) 60vw, 92vw" cover />}</div>
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <Words of={slide} field="title" />
        </h3>
        <p className={styles['info']}>
          <Words of={slide} field="info" />
        </p>
        {link && (
          <LinkButton to={link.to} look="words" icon={<Icon name="arrow-right" flips />}>
            {t('site.readMore')}
            <span className="visually-hidden"> {slide.title}</span>
          </LinkButton>
        )}
      </div>
    </article>
  );
}
