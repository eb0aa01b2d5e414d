import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { CLOSED_RETRY_SECONDS } from '#api/errors.ts';
import { emptyDocument, readOwn } from '#content/document.ts';
import { site } from '#content/settings/site.ts';
import { loadContactWays } from '#app/site/contact-ways/load-contact-ways.server.ts';
import { Ways } from '#app/site/contact-ways/ways.tsx';
import { pagePath } from '#app/page/links.ts';
import { type PageArgs, pageLoader } from '#app/page/page-loader.server.ts';
import { Brand } from '#app/site/shell/navigation-bar/brand.tsx';
import { useTexts } from '#app/page/texts.ts';
import { textsIn } from '#app/page/messages.server.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import type { Route } from './+types/maintenance.ts';
import styles from './maintenance.module.css';

const load = pageLoader(['closed', 'projects', 'country'], async ({ operations, language }) => {
  if (!(await operations.isInMaintenance())) throw redirect(pagePath('home', language));
  const [{ logo, short_name: shortName }, ways, own, other] = await Promise.all([
    operations.settings.read(site, language),
    loadContactWays({ operations, language }),
    messageIn(language, operations),
    messageIn(language === 'ar' ? 'en' : 'ar', operations),
  ]);
  return { site: { logo, shortName }, ways, own, other };
});

export async function loader(args: LoaderFunctionArgs) {
  return data(await load(args), { status: 503 });
}

export function headers() {
  return { 'cache-control': 'no-store', 'retry-after': String(CLOSED_RETRY_SECONDS), 'x-robots-tag': 'noindex' };
}

/** A notice that was written in one language only stays in that language's part of the page. */
async function messageIn(language: Language, { settings }: PageArgs['operations']) {
  const t = textsIn(language);
  const entry = await settings.entryOf(site);
  const notice = String(readOwn(site.fields, entry?.document ?? emptyDocument(), language)['closed_notice'] ?? '');
  const { code, dir } = LOCALES[language];
  return { code, dir, title: t('site.closed.title'), text: t('site.closed.text'), notice };
}

/** For a visitor of a closed site: what is going on, in both languages, and how to reach us meanwhile. */
export default function ClosedPage({ loaderData: { site: company, ways, own, other } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <main id="content">
      <Section tone="dark" className={styles['closed']}>
        <title>{`${own.title} · ${company.shortName}`}</title>
        <meta name="robots" content="noindex" />
        <Container>
          <Brand site={company} />
          <div className={styles['message']}>
            <div>
              <h1 className={styles['title']}>{own.title}</h1>
              <p className={styles['text']}>{own.text}</p>
              {own.notice && <p className={styles['notice']}>{own.notice}</p>}
              {/* An empty address is the one that was asked for. */}
              <LinkButton to="" look="light" className={styles['again']}>
                {t('site.closed.again')}
              </LinkButton>
            </div>
            <div>
              <Ways ways={ways} />
            </div>
          </div>
          <section lang={other.code} dir={other.dir} className={styles['other']}>
            <h2>{other.title}</h2>
            <p className={styles['text']}>{other.text}</p>
            {other.notice && <p className={styles['notice']}>{other.notice}</p>}
          </section>
        </Container>
      </Section>
    </main>
  );
}
