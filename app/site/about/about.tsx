import { useId } from 'react';
import { useFiles } from '#app/page/files.ts';
import { useTexts } from '#app/page/texts.ts';
import { PitchBand } from '#app/site/pitch-band/pitch-band.tsx';
import { DotReveal } from '#app/ui/dot-matrix/dot-reveal.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { TypedLine } from '#app/ui/typed-line/typed-line.tsx';
import styles from './about.module.css';

type Feature = { title: string; text: string; drawing: string };

export type AboutTexts = {
  taglines: readonly string[];
  text: string;
  mission: string;
  vision: string;
  objectives: string;
  features_heading: string;
  features: readonly Feature[];
  image: string;
};

export function About({ about }: { about: AboutTexts }) {
  return (
    <>
      <Opening about={about} />
      <Purpose about={about} />
      <Features about={about} />
    </>
  );
}

function Opening({ about: { taglines, text } }: { about: AboutTexts }) {
  const t = useTexts();
  return (
    <Section className={styles['opening']}>
      <Container>
        <h1 className={styles['name']}>{t('site.nav.about')}</h1>
        {taglines.length > 0 && (
          <p className={styles['tagline']}>
            <TypedLine lines={taglines} />
          </p>
        )}
        <p className={styles['intro']}>{text}</p>
      </Container>
      <div className={styles['pitches']}>
        <PitchBand />
      </div>
    </Section>
  );
}

/** Three cards of one family, told apart by weight: the mission leads, the other two stand beside it. */
function Purpose({ about }: { about: AboutTexts }) {
  const t = useTexts();
  const id = useId();
  const cards = (['mission', 'vision', 'objectives'] as const).filter((card) => about[card]);
  if (cards.length === 0) return null;
  return (
    <Section tone="light" labelledBy={id}>
      <Container>
        <h2 id={id} className="visually-hidden">
          {t('site.about.purpose')}
        </h2>
        <div className={styles['purpose']}>
          {cards.map((card) => (
            <article key={card} className={styles['card']}>
              <h3>{t(`site.about.${card}`)}</h3>
              <p>{about[card]}</p>
            </article>
          ))}
        </div>
      </Container>
    </Section>
  );
}

function Features({ about: { features_heading, features, image } }: { about: AboutTexts }) {
  const t = useTexts();
  const id = useId();
  const file = useFiles()(image);
  if (features.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <Container>
        <Heading id={id}>{features_heading || t('site.about.features')}</Heading>
        <div className={styles['features']}>
          {file && (
            <DotReveal className={styles['picture']}>
              <Picture file={file} sizes="(min-width: 1024px) 40vw, 92vw" cover />
            </DotReveal>
          )}
          {features.map(({ title, text, drawing }) => (
            <article key={title} className={styles['feature']}>
              {drawing && <Icon svg={drawing} />}
              <h3>{title}</h3>
              <p>
                <MixedText text={text} />
              </p>
            </article>
          ))}
        </div>
      </Container>
    </Section>
  );
}
