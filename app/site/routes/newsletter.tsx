import { formAction } from '#app/site/form-action.server.ts';
import { formClientAction } from '#app/site/form-client-action.ts';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { newsletterMessage } from '#app/site/shell/footer/newsletter-message.ts';
import type { Route } from './+types/newsletter.ts';

export const action = formAction(({ operations, country, language, address, values }) =>
  operations.newsletter.subscribe({ country, language, address, email: values['email'] ?? '', evidence: values }),
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => formClientAction({ serverAction });

/** Seen only without scripts, as the answer to the form in the footer. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Section>
      <title>{t('site.footer.newsletter')}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Heading level={1} size="l" lead={actionData ? newsletterMessage(t, actionData.outcome) : t('site.footer.newsletterHint')}>
          {t('site.footer.newsletter')}
        </Heading>
      </Container>
    </Section>
  );
}
