import type { FormOutcome } from '#app/site/form-client-action.ts';
import { SentReference } from '#app/site/form-guard/sent-reference.tsx';
import { useTexts } from '#app/site/texts.ts';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { InquiryFields } from './inquiry-fields.tsx';
import { outcomeWords } from './inquiry-words.ts';
import styles from './inquiry.module.css';

/** Without scripts no dialog opens: the same form stands at the end of the page and is posted to it. */
export function InquiryOnPage({ product, path, answer }: { product: string; path: string; answer: FormOutcome | undefined }) {
  const t = useTexts();
  return (
    <div id="inquiry" data-without-scripts>
      <Section tone="light">
        <Container>
          <Heading lead={t('site.inquiry.lead')}>{t('site.inquiry.title', { product })}</Heading>
          <form method="post" action={`${path}#inquiry`} className={styles['onPage']}>
            <InquiryFields answer={answer}>
              <FormStatus kind="ok">{answer?.outcome === 'sent' && outcomeWords(t, 'sent')}</FormStatus>
              <SentReference answer={answer} label={t('site.form.reference')} />
            </InquiryFields>
          </form>
        </Container>
      </Section>
    </div>
  );
}
