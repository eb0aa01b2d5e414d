import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { TitleLink } from '#app/looks/parts/title-link.tsx';
import { useControlLabels } from '#app/page/control-labels.ts';
import { useFiles } from '#app/page/files.ts';
import { FadeSlider } from '#app/ui/fade-slider/fade-slider.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { MediaBox } from '#app/ui/media-box/media-box.tsx';
import styles from './banners.module.css';

const INTERVAL_MS = 5000;

/** Banners across the screen, each a picture or a film with the name of what it shows. */
export function Banners({ heading, tone = 'dark', records }: LookProps<'banners'>) {
  const labels = useControlLabels();
  return (
    <section data-tone={tone} aria-label={heading}>
      <FadeSlider label={heading} labels={labels} interval={INTERVAL_MS}>
        {records.map((record, index) => (
          <Banner key={record.id} record={record} isFirst={index === 0} />
        ))}
      </FadeSlider>
    </section>
  );
}

function Banner({ record, isFirst }: { record: LookRecord<'banners'>; isFirst: boolean }) {
  const labels = useControlLabels();
  const file = useFiles()(record.picture);
  return (
    <article className={styles['banner']}>
      {file && (
        <div className={styles['media']}>
          <MediaBox file={{ ...file, alt: record.text || file.alt }} sizes="100vw" labels={labels} first={isFirst} cover />
        </div>
      )}
      <h2 className={styles['title']}>
        <TitleLink of={record}>
          {' '}
          <Icon name="arrow-right" flips />
        </TitleLink>
      </h2>
    </article>
  );
}
