import type { ReactNode } from 'react';
import { useControlLabels } from '#app/site/control-labels.ts';
import { useFiles } from '#app/site/files.ts';
import { linkTo } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { DotReveal } from '#app/ui/dot-matrix/dot-reveal.tsx';
import { FadeSlider } from '#app/ui/fade-slider/fade-slider.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { sentencesOf } from '#app/site/sentences.ts';
import styles from './hero-banners.module.css';

export type HeroBanner = { id: number; title: string; info: string; link: string; image: string };

const INTERVAL_MS = 5000;

/** `aside` is laid over the slides on wide screens: the meeting calendar. */
export function HeroBanners({ banners, aside }: { banners: readonly HeroBanner[]; aside?: ReactNode }) {
  const t = useTexts();
  const labels = useControlLabels();
  if (banners.length === 0) return null;
  return (
    <section data-tone="dark" className={styles['hero']}>
      <FadeSlider label={t('site.home.hero')} labels={labels} interval={INTERVAL_MS}>
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} isFirst={index === 0} />
        ))}
      </FadeSlider>
      {aside && <div className={styles['aside']}>{aside}</div>}
    </section>
  );
}

function Slide({ banner, isFirst }: { banner: HeroBanner; isFirst: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const file = useFiles()(banner.image);
  const link = linkTo(banner.link, [], language);
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <article className={styles['slide']}>
      {file && (
        <DotReveal first={isFirst} className={styles['picture']}>
          <Picture file={file} sizes="100vw" cover first={isFirst} />
        </DotReveal>
      )}
      <div className={styles['words']}>
        <Title className={styles['title']}>{banner.title}</Title>
        <div className={styles['info']}>
          {sentencesOf(banner.info).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {link && (
          <LinkButton to={link.to} look="light" icon={<Icon name="arrow-right" flips />}>
            {t('site.learnMore')}
          </LinkButton>
        )}
      </div>
    </article>
  );
}
