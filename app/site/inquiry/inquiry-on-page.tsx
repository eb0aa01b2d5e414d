import type { ProposalFields } from '#content/advisor/proposal-fields.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { SentReference } from '#app/site/form-guard/sent-reference.tsx';
import { useTexts } from '#app/page/texts.ts';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { InquiryFields } from './inquiry-fields.tsx';
import { outcomeWords } from './inquiry-texts.ts';
import styles from './inquiry.module.css';

/** What stands elsewhere on the page and belongs to the form names it. */
export const INQUIRY_FORM = 'inquiry-form';

/** Without scripts no dialog opens: the same form stands at the end of the page and is posted to it. */
export function InquiryOnPage({
  product,
  path,
  answer,
  proposal,
}: {
  product: string;
  path: string;
  answer: FormOutcome | undefined;
  proposal?: ProposalFields;
}) {
  const t = useTexts();
  return (
    <div id="inquiry" data-without-scripts>
      <Section tone="light">
        <Container>
          <Heading lead={t('site.inquiry.lead')}>{t('site.inquiry.title', { product })}</Heading>
          <form id={INQUIRY_FORM} method="post" action={`${path}#inquiry`} className={styles['onPage']}>
            {Object.entries(proposal ?? {}).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
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
