import { data } from 'react-router';
import { pageContext } from '#app/server/page-context.ts';
import { languageOf } from '#app/site/address.ts';
import { subscribe } from '#app/site/subscribe.server.ts';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/newsletter.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { outcome, status } = await subscribe(
    context.get(pageContext),
    String(form.get('email') ?? ''),
    languageOf(new URL(request.url).pathname),
  );
  return data({ outcome }, { status });
}

/** Seen only without scripts, as the answer to the form in the footer. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const t = useTexts();
  const outcome = actionData?.outcome;
  const text =
    outcome === 'sent'
      ? t('site.footer.newsletterDone')
      : outcome === 'not-an-email'
        ? t('site.footer.newsletterWrong')
        : outcome
          ? t('site.footer.newsletterFailed')
          : t('site.footer.newsletterHint');
  return (
    <Section>
      <title>{t('site.footer.newsletter')}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Heading level={1} size="l" lead={text}>
          {t('site.footer.newsletter')}
        </Heading>
      </Container>
    </Section>
  );
}
