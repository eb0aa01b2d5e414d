import { collections } from '#content/index.ts';
import { PROPOSAL_FIGURES, proposalFields } from '#content/advisor/proposal-fields.ts';
import { writeQuestion } from '#content/advisor/question.ts';
import { inLanguage } from '#app/page/address.ts';
import { pagePath } from '#app/page/links.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { textsOf, useLanguage, useTexts } from '#app/page/texts.ts';
import { wholeNumber } from '#app/page/whole-number.ts';
import { Proposals, TheRest } from '#app/site/advisor/advice.tsx';
import { AdvisorForm } from '#app/site/advisor/advisor-form.tsx';
import { loadAdvisor } from '#app/site/advisor/load-advisor.server.ts';
import { ProposalView } from '#app/site/advisor/proposal-view.tsx';
import { Side } from '#app/site/advisor/room-drawing.tsx';
import { RulesView } from '#app/site/advisor/rules-view.tsx';
import { formAction } from '#app/site/form-action.server.ts';
import { Inquiry } from '#app/site/inquiry/inquiry.island.tsx';
import { InquiryOnPage } from '#app/site/inquiry/inquiry-on-page.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import styles from '#app/site/advisor/advisor-page.module.css';
import type { Route } from './+types/advisor.ts';

export const loader = pageLoader(['advisor', 'inquiry', 'ownPlace', 'product', 'shortlist', 'wall'], loadAdvisor);

/** Without scripts the inquiry is posted here, with the proposal in its hidden fields. */
export const action = formAction(async ({ operations, language, country, address, url, evidence, values }) => {
  const id = wholeNumber(url.searchParams.get('screen')) ?? 0;
  const product = await operations.content.read(collections.products, { language, sees: 'published' }, id);
  const { name, email, phone } = values;
  const given = (['place', 'shows', ...PROPOSAL_FIGURES, 'quantity', 'city'] as const).flatMap((field) =>
    values[field] ? [[field, values[field]]] : [],
  );
  const fields = { product: product.name, product_id: id, ...Object.fromEntries(given), name, email, phone };
  return operations.leads.receive({ kind: 'product', country, language, address, page: url.pathname, evidence, fields });
});

/** What is asked for, drawn before anybody has answered; the words of the example say the same. */
const EXAMPLE = {
  wall: { body: [3600, 2025], depth: 45 },
  mount: { lift: 800, table: false },
  question: { nearest: 4, farthest: 12 },
} as const;

export default function AdvisorPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { places, typed, problems, result } = loaderData;
  const chosen = result?.chosen;
  return (
    <>
      <Section className={styles['top']}>
        <Container>
          <div className={styles['head']}>
            <Heading level={1} lead={t('site.advisor.lead')}>
              {t('site.advisor.title')}
            </Heading>
            {!result && <Side {...EXAMPLE} caption={t('site.advisor.example')} />}
          </div>
          <AdvisorForm {...{ places, typed, problems }} />
        </Container>
      </Section>
      {result && (
        <Section room="small" className={styles['choice']}>
          <Container>
            <Proposals result={result} />
          </Container>
        </Section>
      )}
      {result && chosen && (
        <ProposalView
          proposal={chosen}
          question={result.question}
          running={result.running}
          places={places}
          inquire={
            <Inquiry
              product={{ id: chosen.candidate.id, name: chosen.candidate.name }}
              path={inLanguage(proposalFields(result.question, chosen).advice ?? '', language)}
              proposal={proposalFields(result.question, chosen)}
              label={t('site.advisor.send')}
            />
          }
        />
      )}
      {result && <TheRest result={result} places={places} />}
      <RulesView />
      {result && chosen && (
        <InquiryOnPage
          product={chosen.candidate.name}
          path={`${pagePath('advisor', language)}?${writeQuestion(result.question)}&screen=${chosen.candidate.id}`}
          answer={actionData}
          proposal={proposalFields(result.question, chosen)}
        />
      )}
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const t = textsOf(matches);
  return pageMeta(matches, location.pathname, { title: t('site.advisor.title'), description: t('site.advisor.lead') });
};
