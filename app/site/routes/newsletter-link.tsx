import { useLocation } from 'react-router';
import { invalid } from '#api/errors.ts';
import { formAction, type FormAnswer } from '#app/site/form-action.server.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { textsOf, useTexts } from '#app/page/texts.ts';
import { answerMeta } from '#app/site/page-meta.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/newsletter-link.ts';

type Step = 'confirm' | 'unsubscribe';

export const loader = pageLoader(['newsletter'], async () => ({}));

/** Also what the unsubscribe button of a mail program posts to, without ever opening the page. */
export const action = formAction(async ({ operations, url }) => {
  const token = url.searchParams.get('token') ?? '';
  if (!(await operations.newsletter[stepOf(url.pathname)](token))) throw invalid({ token: 'invalid' });
});

/** Opening a link changes nothing, because programs that look for dangerous mails open links too. A click does. */
export default function NewsletterLink({ actionData }: Route.ComponentProps) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const step = stepOf(pathname);
  // Copied without its end: nothing that a click could do.
  const isLost = !actionData && !new URLSearchParams(search).get('token');
  const title = isLost ? t('site.newsletter.lost') : t(`site.newsletter.${step}.title`);
  return (
    <Section>
      <Container>
        <Heading level={1} size="l" lead={actionData ? undefined : t(isLost ? 'site.newsletter.lostText' : `site.newsletter.${step}.text`)}>
          {title}
        </Heading>
        {!actionData && !isLost && (
          <form method="post" action={pathname + search}>
            <Button type="submit" look="light">
              {t(`site.newsletter.${step}.button`)}
            </Button>
          </form>
        )}
        <Answer step={step} answer={actionData} />
      </Container>
    </Section>
  );
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  answerMeta(matches, location.pathname, textsOf(matches)(`site.newsletter.${stepOf(location.pathname)}.title`));

function Answer({ step, answer }: { step: Step; answer: FormAnswer | undefined }) {
  const t = useTexts();
  if (answer?.outcome === 'sent') return <FormStatus kind="ok">{t(`site.newsletter.${step}.done`)}</FormStatus>;
  return (
    <FormStatus kind="error">
      {answer && t(answer.outcome === 'invalid' ? `site.newsletter.${step}.wrong` : 'site.footer.newsletterFailed')}
    </FormStatus>
  );
}

function stepOf(pathname: string): Step {
  return /\/unsubscribe(?:\.data)?\/?$/.test(pathname) ? 'unsubscribe' : 'confirm';
}
