import { useEffect, useRef, useState } from 'react';
import { useFiles } from '#app/site/files.ts';
import { FadeSlider } from '#app/ui/fade-slider/fade-slider.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { useCampaign } from './campaign-texts.ts';
import styles from './campaign.module.css';

type Slide = { title: string; description: string; background: string; image: string };

const INTERVAL_MS = 4000;

export function CampaignSlides({ slides }: { slides: readonly Slide[] }) {
  const { t } = useCampaign();
  if (slides.length === 0) return null;
  const labels = {
    previous: t('site.campaign.previous'),
    next: t('site.campaign.next'),
    pause: t('site.campaign.pause'),
    play: t('site.campaign.play'),
  };
  return (
    <FadeSlider
      label={t('site.campaign.slides')}
      labels={labels}
      interval={INTERVAL_MS}
      dots={(number) => t('site.campaign.slide', { number })}
      className={styles['slides'] ?? ''}
    >
      {slides.map((slide, index) => (
        <SlideView key={index} slide={slide} isFirst={index === 0} />
      ))}
    </FadeSlider>
  );
}

function SlideView({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const file = useFiles()(slide.image);
  const [isBroken, setBroken] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  // It may have failed before the page's scripts could listen.
  useEffect(() => {
    const image = box.current?.querySelector('img');
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);

  return (
    <article className={styles['slide']} data-background={slide.background}>
      {file && !isBroken && (
        // A picture that cannot be loaded is taken away; the slide's own ground stays. Errors do not bubble, so they are caught on the way down.
        <div ref={box} className={styles['picture']} onErrorCapture={() => setBroken(true)}>
          <Picture file={file} sizes="100vw" first={isFirst} cover />
        </div>
      )}
      <div className={styles['words']}>
        <h2 className={styles['title']}>
          <MixedText text={slide.title} />
        </h2>
        <p>
          <MixedText text={slide.description} />
        </p>
      </div>
    </article>
  );
}
