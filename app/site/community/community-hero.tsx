import { useFiles } from '#app/page/files.ts';
import { useTexts } from '#app/page/texts.ts';
import { DotReveal } from '#app/ui/dot-matrix/dot-reveal.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './community-hero.module.css';

type CommunityHeroProps = {
  title: string;
  text: string;
  image: string;
  /** Whoever follows a link to an article came to read it. */ isShort: boolean;
};

export function CommunityHero({ title, text, image, isShort }: CommunityHeroProps) {
  const t = useTexts();
  const file = useFiles()(image);
  return (
    <Section room="small">
      <Container className={styles['hero']}>
        <div>
          <h1 className={isShort ? styles['short'] : styles['title']}>{title || t('site.community.title')}</h1>
          {text && !isShort && <p className={styles['text']}>{text}</p>}
        </div>
        {file && !isShort && (
          <DotReveal first className={styles['picture']}>
            <Picture file={file} sizes="(min-width: 1024px) 38vw, 92vw" first cover decorative />
          </DotReveal>
        )}
      </Container>
    </Section>
  );
}
