import type { ProposalFields } from '#content/advisor/proposal-fields.ts';
import type { ReactNode } from 'react';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { SentReference } from '#app/site/form-guard/sent-reference.tsx';
import { useTexts } from '#app/page/texts.ts';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { AskedFor } from './asked-for.tsx';
import { HowManyAndWhere } from './how-many-and-where.tsx';
import { InquiryFields } from './inquiry-fields.tsx';
import { outcomeText } from './inquiry-texts.ts';
import styles from './inquiry.module.css';

/** Without scripts no dialog opens: the same form stands at the end of the page and is posted to it. */
export function InquiryOnPage({
  product,
  path,
  answer,
  proposal,
  size,
}: {
  product: string;
  path: string;
  answer: FormOutcome | undefined;
  proposal?: ProposalFields;
  /** Where the size is chosen or said. */
  size?: ReactNode;
}) {
  const t = useTexts();
  return (
    <div id="inquiry" data-without-scripts>
      <Section tone="light">
        <Container>
          <Heading lead={t('site.inquiry.lead')}>{t('site.inquiry.title', { product })}</Heading>
          <form method="post" action={`${path}#inquiry`} className={styles['onPage']}>
            {Object.entries(proposal ?? {}).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <AskedFor proposal={proposal} />
            {size}
            <InquiryFields answer={answer} more={<HowManyAndWhere answer={answer} />}>
              <FormStatus kind="ok">{answer?.outcome === 'sent' && outcomeText(t, 'sent')}</FormStatus>
              <SentReference answer={answer} label={t('site.form.reference')} />
            </InquiryFields>
          </form>
        </Container>
      </Section>
    </div>
  );
}
