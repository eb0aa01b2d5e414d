import { Words } from '#app/site/catalogue/words/words.tsx';
import type { Story } from '#app/site/catalogue/story.ts';
import { useControlLabels } from '#app/site/control-labels.ts';
import { useFiles } from '#app/site/files.ts';
import { linkTo } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { FadeSlider } from '#app/ui/fade-slider/fade-slider.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { MediaBox } from '#app/ui/media-box/media-box.tsx';
import styles from './project-media.module.css';

const INTERVAL_MS = 5000;

/** Banners across the screen, each a picture or a film with the name of its place. */
export function ProjectMedia({ banners }: { banners: readonly Story[] }) {
  const t = useTexts();
  const labels = useControlLabels();
  if (banners.length === 0) return null;
  return (
    <section data-tone="dark" aria-label={t('site.projects.banners')}>
      <FadeSlider label={t('site.projects.banners')} labels={labels} interval={INTERVAL_MS}>
        {banners.map((banner, index) => (
          <Banner key={banner.id} banner={banner} isFirst={index === 0} />
        ))}
      </FadeSlider>
    </section>
  );
}

function Banner({ banner, isFirst }: { banner: Story; isFirst: boolean }) {
  const labels = useControlLabels();
  const file = useFiles()(banner.icon);
  const link = linkTo(banner.path, [banner.title], useLanguage());
  const title = <Words of={banner} field="title" />;
  return (
    <article className={styles['banner']}>
      {file && (
        <div className={styles['media']}>
          <MediaBox file={{ ...file, alt: banner.text || file.alt }} sizes="100vw" labels={labels} first={isFirst} cover />
        </div>
      )}
      <h2 className={styles['title']}>
        {link ? (
          <AnyLink to={link.to}>
            {title} <Icon name="arrow-right" flips />
          </AnyLink>
        ) : (
          title
        )}
      </h2>
    </article>
  );
}
