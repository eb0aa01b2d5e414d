import { useFiles } from '#app/page/files.ts';
import { FadeSlider } from '#app/ui/fade-slider/fade-slider.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { useCampaign } from './campaign-texts.ts';
import styles from './campaign.module.css';

type Slide = { title: string; description: string; background: string; image: string };

const INTERVAL_MS = 4000;

/** `first` where the first picture is on the first screen. */
export function CampaignSlides({ slides, first }: { slides: readonly Slide[]; first: boolean }) {
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
        <SlideView key={index} slide={slide} first={first && index === 0} />
      ))}
    </FadeSlider>
  );
}

function SlideView({ slide, first }: { slide: Slide; first: boolean }) {
  const file = useFiles()(slide.image);
  return (
    <article className={styles['slide']} data-background={slide.background}>
      {file && (
        // A picture that cannot be loaded is taken away; the slide's own ground stays.
        <div className={styles['picture']} data-may-break>
          <Picture file={file} sizes="(min-width: 80rem) 60vw, 100vw" first={first} cover />
        </div>
      )}
      <div className={styles['words']} data-slide-text="">
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
