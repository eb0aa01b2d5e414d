import { useTexts } from '#app/page/texts.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { PitchRuler } from '#app/ui/pitch-ruler/pitch-ruler.tsx';
import styles from './pitch-band.module.css';

/** Pixel pitches on sale, mm, from the finest wall to the stadium's ribbon. */
const PITCHES = [0.9, 1.2, 1.8, 2.5, 4, 6, 10] as const;

export function PitchBand() {
  const t = useTexts();
  return (
    <Container className={styles['band']}>
      <p className={styles['caption']}>{t('site.home.pitchCaption')}</p>
      <PitchRuler pitches={PITCHES} label={t('site.home.pitch', { from: PITCHES[0], to: PITCHES[6] })} shape="band" />
    </Container>
  );
}
