import { lazy, Suspense } from 'react';
import { pagePath } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { OPEN_SEARCH } from '#app/site/shell/search/open-search.ts';
import styles from './failure-page.module.css';

/** Without a connection the lamps cannot be fetched, and the page must stand all the same. */
const DotMatrix = lazy(async () => {
  try {
    return { default: (await import('#app/ui/dot-matrix/dot-matrix.tsx')).DotMatrix };
  } catch {
    return { default: ({ text }: { text: string }) => <>{text}</> };
  }
});

/** Not found, or broken: what happened, and three ways on. */
export function Failure({ status }: { status: number }) {
  const t = useTexts();
  const language = useLanguage();
  const isMissing = status === 404;
  return (
    <Section tone="dark" className={styles['failure']}>
      <title>{isMissing ? t('site.notFound.title') : t('site.failure.title')}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Suspense>
          <DotMatrix text={String(status)} className={styles['number']} />
        </Suspense>
        <h1 className={styles['title']}>{isMissing ? t('site.notFound.title') : t('site.failure.title')}</h1>
        <p className={styles['text']}>{isMissing ? t('site.notFound.text') : t('site.failure.text')}</p>
        <div className={styles['ways']}>
          <LinkButton to={pagePath('home', language)} look="light">
            {t('site.notFound.home')}
          </LinkButton>
          {isMissing ? (
            <Button onClick={() => window.dispatchEvent(new Event(OPEN_SEARCH))} data-needs-scripts>
              {t('site.notFound.search')}
            </Button>
          ) : (
            <Button onClick={() => location.reload()} data-needs-scripts>
              {t('site.failure.again')}
            </Button>
          )}
          <LinkButton to={pagePath('contact', language)}>{t('site.nav.contact')}</LinkButton>
        </div>
      </Container>
    </Section>
  );
}
