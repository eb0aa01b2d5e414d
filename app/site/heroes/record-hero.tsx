import type { ReactNode } from 'react';
import { useControlLabels } from '#app/page/control-labels.ts';
import { useFiles } from '#app/page/files.ts';
import { DotReveal } from '#app/ui/dot-matrix/dot-reveal.tsx';
import { Section } from '#app/ui/layout/section.tsx';
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

/** A row of screens beside each other; cut to the screen's shape the last one would be gone. */
function isWide({ width, height }: { width?: number | undefined; height?: number | undefined }): boolean {
  return width !== undefined && height !== undefined && width / height > 2.2;
}

/** The first screen of a product or a sub-category: its name, a picture that lights up lamp by lamp, and one paragraph. */
export function RecordHero({ top, headline, name, text, actions, banner }: RecordHeroProps) {
  const labels = useControlLabels();
  const file = useFiles()(banner);
  return (
    <Section room="flush" className={styles['hero']}>
      <div className={styles['top']}>{top}</div>
      <div className={styles['name']}>
        {headline && <p>{headline}</p>}
        <h1>{name}</h1>
      </div>
      <div className={styles['actions']}>{actions}</div>
      {file && (
        <DotReveal first className={`${styles['banner']} ${isWide(file) ? styles['wide'] : ''}`}>
          <MediaBox file={file} sizes="100vw" labels={labels} first cover />
        </DotReveal>
      )}
      {text && <p className={styles['text']}>{text}</p>}
    </Section>
  );
}
