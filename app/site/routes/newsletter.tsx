import { formAction } from '#app/site/form-action.server.ts';
import { textsOf, useTexts } from '#app/page/texts.ts';
import { answerMeta } from '#app/site/page-meta.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { newsletterMessage } from '#app/site/shell/footer/newsletter-message.ts';
import type { Route } from './+types/newsletter.ts';

export const action = formAction(({ operations, country, language, address, values }) =>
  operations.newsletter.subscribe({ country, language, address, email: values['email'] ?? '', evidence: values }),
);

/** Seen only without scripts, as the answer to the form in the footer. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Section>
      <Container>
        <Heading level={1} size="l" lead={actionData ? newsletterMessage(t, actionData.outcome) : t('site.footer.newsletterHint')}>
          {t('site.footer.newsletter')}
        </Heading>
      </Container>
    </Section>
  );
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  answerMeta(matches, location.pathname, textsOf(matches)('site.footer.newsletter'));
