import type { ReactNode } from 'react';
import { useControlLabels } from '#app/page/control-labels.ts';
import { useFiles } from '#app/page/files.ts';
import { DotReveal } from '#app/ui/dot-matrix/dot-reveal.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { MediaBox } from '#app/ui/media-box/media-box.tsx';
import styles from './record-hero.module.css';

type RecordHeroProps = {
  /** The way here and the strip of neighbours. */
  top: ReactNode;
  /** Above the name, in the accent's voice. */
  headline?: ReactNode;
  name: ReactNode;
  text: ReactNode;
  actions: ReactNode;
  /** The stored name of a picture or a film. */
  banner: string;
};

/** The first screen of a product or a sub-category: its name, one paragraph, and a picture that lights up lamp by lamp. */
export function RecordHero({ top, headline, name, text, actions, banner }: RecordHeroProps) {
  const labels = useControlLabels();
  const file = useFiles()(banner);
  return (
    <Section room="flush">
      <Container className={styles['top']}>
        {top}
        <div className={styles['words']}>
          <div>
            {headline && <p className={styles['headline']}>{headline}</p>}
            <h1 className={styles['name']}>{name}</h1>
          </div>
          <div className={styles['text']}>
            {text && <p>{text}</p>}
            <div className={styles['actions']}>{actions}</div>
          </div>
        </div>
      </Container>
      {file && (
        <DotReveal first className={styles['banner']}>
          <MediaBox file={file} sizes="100vw" labels={labels} first cover />
        </DotReveal>
      )}
    </Section>
  );
}
