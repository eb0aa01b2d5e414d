import type { ReactNode } from 'react';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { useFallback } from '#app/looks/parts/fallback.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { useControlLabels } from '#app/page/control-labels.ts';
import type { DrawnLink } from '#app/looks/look-props.ts';
import { useFiles } from '#app/page/files.ts';
import { useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { DotReveal } from '#app/ui/dot-matrix/dot-reveal.tsx';
import { FadeSlider } from '#app/ui/fade-slider/fade-slider.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { sentencesOf } from '#app/site/sentences.ts';
import styles from './hero-banners.module.css';

export type HeroBanner = Pick<Item<typeof collections.heroBanners>, 'id' | 'title' | 'info' | 'image' | 'fallback'> & {
  link: DrawnLink | undefined;
};

const INTERVAL_MS = 5000;

/** `title` is the page's, and not one of the slides', which come and go. `aside` is laid over the slides where there is room, and follows them elsewhere: the meeting calendar. `foot` closes the first screen, `otherwise` opens it when there is no slide. */
type HeroBannersProps = { title: string; banners: readonly HeroBanner[]; aside?: ReactNode; foot?: ReactNode; otherwise?: ReactNode };

export function HeroBanners({ title, banners, aside, foot, otherwise }: HeroBannersProps) {
  const t = useTexts();
  const labels = useControlLabels();
  return (
    <section data-tone="dark" className={styles['hero']} data-beside={aside ? '' : undefined}>
      {banners.length > 0 ? (
        <>
          <h1 className="visually-hidden">{title}</h1>
          <FadeSlider label={t('site.home.hero')} labels={labels} interval={INTERVAL_MS} className={styles['slides'] ?? ''}>
            {banners.map((banner, index) => (
              <Slide key={banner.id} banner={banner} isFirst={index === 0} />
            ))}
          </FadeSlider>
        </>
      ) : (
        <div className={styles['slides']}>{otherwise}</div>
      )}
      {foot && <div className={styles['foot']}>{foot}</div>}
      {aside && <div className={styles['aside']}>{aside}</div>}
    </section>
  );
}

function Slide({ banner, isFirst }: { banner: HeroBanner; isFirst: boolean }) {
  const t = useTexts();
  const file = useFiles()(banner.image);
  const fallback = useFallback(banner);
  return (
    <article className={styles['slide']}>
      {file && (
        <DotReveal first={isFirst} className={styles['picture']}>
          <Picture file={file} sizes="(min-width: 80rem) 74vw, 100vw" cover first={isFirst} />
        </DotReveal>
      )}
      <div className={styles['words']} data-slide-text="">
        <h2 className={styles['title']}>
          <FieldText of={banner} field="title" />
        </h2>
        <div className={styles['info']} {...fallback('info')}>
          {sentencesOf(banner.info).map((sentence) => (
            <p key={sentence}>
              <MixedText text={sentence} />
            </p>
          ))}
        </div>
        {banner.link && (
          <LinkButton to={banner.link.to} look="light" icon={<Icon name="arrow-right" flips />}>
            {t('site.learnMore')}
            <span className="visually-hidden"> {banner.title}</span>
          </LinkButton>
        )}
      </div>
    </article>
  );
}
