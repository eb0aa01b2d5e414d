import { usePageFacts } from '#app/page/page-facts.ts';
import { pagePath } from '#app/page/links.ts';
import { useTexts } from '#app/page/texts.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { DotMatrix } from '#app/ui/dot-matrix/dot-matrix.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import styles from './failure-page.module.css';

/** Not found, too busy, or broken: what happened, and three ways on. */
export function Failure({ status }: { status: number }) {
  const t = useTexts();
  const { language, pathname, search, requestId } = usePageFacts();
  const isMissing = status === 404;
  const kind = textsFor(status);
  return (
    <Section tone="dark" className={styles['failure']}>
      <title>{t(`site.${kind}.title`)}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <DotMatrix text={String(status)} className={styles['number']} />
        <h1 className={styles['title']}>{t(`site.${kind}.title`)}</h1>
        <p className={styles['text']}>{t(`site.${kind}.text`)}</p>
        {status >= 500 && requestId && (
          <p className={styles['text']}>
            {t('site.failure.number')} <bdi>{requestId}</bdi>
          </p>
        )}
        <div className={styles['ways']}>
          <LinkButton to={pagePath('home', language)}>{t('site.notFound.home')}</LinkButton>
          {isMissing ? (
            <Button data-opens="search" data-needs-scripts>
              {t('site.notFound.search')}
            </Button>
          ) : (
            <LinkButton to={pathname + search}>{t('site.failure.again')}</LinkButton>
          )}
          <LinkButton to={pagePath('contact', language)}>{t('site.nav.contact')}</LinkButton>
        </div>
      </Container>
    </Section>
  );
}

function textsFor(status: number) {
  if (status === 404) return 'notFound';
  return status === 503 ? 'refused.busy' : 'failure';
}
