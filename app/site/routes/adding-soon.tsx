import { pagePath } from '#app/page/links.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { PitchBand } from '#app/site/pitch-band/pitch-band.tsx';
import { textsOf, useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/adding-soon.ts';
import styles from './adding-soon.module.css';

export const loader = pageLoader(['soon', 'home'], async () => ({}));

export default function AddingSoonPage() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Section className={styles['page']}>
      <Container>
        <Heading level={1} lead={t('site.soon.text')}>
          {t('site.soon.title')}
        </Heading>
        <div className={styles['ways']}>
          <LinkButton to={pagePath('contact', language)} look="light" icon={<Icon name="arrow-right" flips />}>
            {t('site.soon.ask')}
          </LinkButton>
          <LinkButton to={pagePath('home', language)}>{t('site.soon.home')}</LinkButton>
        </div>
      </Container>
      <PitchBand />
    </Section>
  );
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, { title: textsOf(matches)('site.soon.title') });
