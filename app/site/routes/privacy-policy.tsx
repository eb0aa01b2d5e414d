import { longDate, monthsIn } from '#app/site/dates/long-date.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { loadPolicies } from '#app/site/policies/load-policies.server.ts';
import { policyHtml } from '#app/site/policies/policy-html.server.ts';
import { PolicyPage } from '#app/site/policies/policy-page.tsx';
import { textsOf, useTexts } from '#app/page/texts.ts';
import { HtmlProse } from '#app/ui/prose/html-prose.tsx';
import type { Route } from './+types/privacy-policy.ts';

export const loader = pageLoader(['policies', 'privacy'], async (page) => {
  const { policies, site, contacts } = await loadPolicies(page);
  const day = policies.privacy_date;
  const months = monthsIn(page.language, site.arabic_months);
  const updated = day && { day, text: longDate(day, { months, timeZone: 'UTC' }), months };
  return { updated, privacy: policyHtml(policies.privacy, contacts, 'privacy') };
});

export default function PrivacyPolicy({ loaderData: { updated, privacy } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <PolicyPage
      title={t('site.nav.privacy')}
      lead={t('site.privacy.lead')}
      note={updated && <Updated {...updated} />}
      parts={privacy.parts}
    >
      <HtmlProse html={privacy.html} />
    </PolicyPage>
  );
}

function Updated({ day, text, months }: { day: string; text: string; months: 'ar' | 'en' }) {
  const [before = '', after = ''] = useTexts()('site.privacy.updated', { date: '\n' }).split('\n');
  return (
    <>
      {before}
      <time dateTime={day}>
        <bdi dir={months === 'ar' ? 'rtl' : 'ltr'}>{text}</bdi>
      </time>
      {after}
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const t = textsOf(matches);
  return pageMeta(matches, location.pathname, { title: t('site.nav.privacy'), description: t('site.privacy.lead') });
};
