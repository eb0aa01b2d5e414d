import { useFiles } from '#app/page/files.ts';
import { useTexts } from '#app/page/texts.ts';
import { DotReveal } from '#app/ui/dot-matrix/dot-reveal.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './community-hero.module.css';

export function CommunityHero({ title, text, image }: { title: string; text: string; image: string }) {
  const t = useTexts();
  const file = useFiles()(image);
  return (
    <Section room="small">
      <Container className={styles['hero']}>
        <div>
          <h1 className={styles['title']}>{title || t('site.community.title')}</h1>
          {text && <p className={styles['text']}>{text}</p>}
        </div>
        {file && (
          <DotReveal first className={styles['picture']}>
            <Picture file={file} sizes="(min-width: 1024px) 38vw, 92vw" first cover decorative />
          </DotReveal>
        )}
      </Container>
    </Section>
  );
}
