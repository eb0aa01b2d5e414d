import { pageLoader } from '#app/page/page-loader.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { loadPolicies } from '#app/site/policies/load-policies.server.ts';
import { policyHtml } from '#app/site/policies/policy-html.server.ts';
import { PolicyPage } from '#app/site/policies/policy-page.tsx';
import { textsOf, useTexts } from '#app/page/texts.ts';
import { HtmlProse } from '#app/ui/prose/html-prose.tsx';
import styles from '#app/site/policies/policy-page.module.css';
import type { Route } from './+types/return-policy.ts';

export const loader = pageLoader(['policies', 'returns'], async (page) => {
  const { policies, contacts } = await loadPolicies(page);
  return { short: policyHtml(policies.return_short, contacts, 'short'), full: policyHtml(policies.return_full, contacts, 'full') };
});

export default function ReturnPolicy({ loaderData: { short, full } }: Route.ComponentProps) {
  const t = useTexts();
  const versions = [
    { id: 'short-version', title: t('site.returns.short') },
    { id: 'full-version', title: t('site.returns.full') },
  ];
  return (
    <PolicyPage title={t('site.nav.returns')} lead={t('site.returns.lead')} parts={[...versions, ...full.parts]}>
      <section aria-labelledby="short-version" className={styles['short']}>
        <h2 id="short-version" className={styles['version']}>
          {t('site.returns.short')}
        </h2>
        <HtmlProse html={short.html} />
      </section>
      <section aria-labelledby="full-version">
        <h2 id="full-version" className={styles['version']}>
          {t('site.returns.full')}
        </h2>
        <HtmlProse html={full.html} />
      </section>
    </PolicyPage>
  );
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const t = textsOf(matches);
  return pageMeta(matches, location.pathname, { title: t('site.nav.returns'), description: t('site.returns.lead') });
};
